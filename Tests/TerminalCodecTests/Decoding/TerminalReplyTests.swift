import CharacterScreen
import TerminalCodec
import Testing

struct TerminalReplyTests {
  @Test(
    arguments: [
      ("[?2026;2$y", .mode(2026, .off)), ("[?2027;0$y", .mode(2027, .unknown)),
      ("[?2026;4$y", .mode(2026, .alwaysOff)), ("[?1u", .keyboardFlags(1)),
      ("[?62;22c", .deviceAttributes([62, 22])),
      ("[24;80R", .cursor(ScreenPoint(column: 79, line: 23))),
      ("[?1;5R", .cursor(ScreenPoint(column: 4, line: 0))),
      ("]11;rgb:1818/1818/1b1b\u{1B}\\", .background(0x18181B)),
      ("]11;rgb:f/8/0\u{7}", .background(0xFF8800)),
      ("]11;rgba:ffff/ffff/ffff/ffff\u{7}", .background(0xFFFFFF)),
    ] as [(String, TerminalReply)])
  func `a reply is understood`(sequence: String, reply: TerminalReply) {
    var results: [DecodedInput] = []
    var decoder = InputDecoder()
    decoder.decode(Array("\u{1B}\(sequence)".utf8), at: .zero) { results.append($0) }
    #expect(results == [.reply(reply)])
  }

  @Test(arguments: [
    "]11;rgb:zz/00/00\u{7}", "]11;rgb:00/00\u{7}", "]11;?\u{7}", "]10;rgb:0/0/0\u{7}",
  ])
  func `another colour, or none, is no reply`(sequence: String) {
    #expect(DecoderRun.results(of: "\u{1B}\(sequence)").isEmpty)
  }
}
