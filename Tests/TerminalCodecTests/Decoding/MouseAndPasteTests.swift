import CharacterScreen
import TerminalCodec
import TestTraits
import Testing

@Suite(.computes) struct MouseAndPasteTests {
  @Test(arguments: [
    ("[<0;1;1M", "press@0,0"), ("[<0;12;7m", "release@11,6"), ("[<32;3;4M", "drag@2,3"),
    ("[<64;5;5M", "wheelUp@4,4"), ("[<65;5;5M", "wheelDown@4,4"),
    ("[<1;5;5M", "otherPress(1)@4,4"), ("[<2;5;5M", "otherPress(2)@4,4"),
    ("[<4;5;5M", "press@4,4+1"), ("[<24;5;5M", "press@4,4+6"), ("[<0;0;0M", "press@0,0"),
    ("[<0;400;300M", "press@399,299"), ("[M !!", "press@0,0"), ("[M#!!", "release@0,0"),
    ("[M`!!", "wheelUp@0,0"), ("[<66;5;5M", "wheelLeft@4,4"), ("[<67;5;5M", "wheelRight@4,4"),
    ("[<69;5;5M", "wheelDown@4,4+1"),
  ])
  func `mouse events are decoded`(sequence: String, event: String) {
    #expect(DecoderRun.results(of: "\u{1B}" + sequence) == [event])
  }

  @Test(arguments: [
    "[<66;5;5m", "[<35;5;5M", "[<33;5;5M", "[<2;5;5m", "[<0;5M", "[<M", "[0;5;5M",
  ])
  func `unused reports are ignored`(sequence: String) {
    #expect(DecoderRun.results(of: "\u{1B}\(sequence)x") == ["x"])
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("\r\r\n\n", "\n\n\n"),
    ("\u{1B}[A\u{1B}]0;x\u{7}", "\u{1B}[A\u{1B}]0;x\u{7}"),
    ("\u{1B}[200~twice", "\u{1B}[200~twice"),
    ("\u{1B}[201\u{1B}[20", "\u{1B}[201\u{1B}[20"), ("é漢👍🏽", "é漢👍🏽"),
    ("\u{1B}\u{1B}", "\u{1B}\u{1B}"),
  ])
  func `a paste is text`(pasted: String, text: String) {
    let results = DecoderRun.results(of: "\u{1B}[200~\(pasted)\u{1B}[201~x")
    #expect(results == ["paste:\(text)", "x"])
  }

  @Test
  func `an end marker inside ends the paste, and the second one is ignored`() {
    let results = DecoderRun.results(of: "\u{1B}[200~a\u{1B}[201~b\u{1B}[201~c")
    #expect(results == ["paste:a", "b", "c"])
  }

  @Test
  func `invalid bytes in a paste are replaced`() {
    let bytes = Array("\u{1B}[200~a".utf8) + [0xFF, 0xC3] + Array("b\u{1B}[201~".utf8)
    #expect(DecoderRun.results(of: [bytes]) == ["paste:a\u{FFFD}\u{FFFD}b"])
  }

  @Test
  func `a large paste in many reads is one`() {
    let text = String(repeating: "0123456789\n", count: 100_000)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    let pieces = stride(from: 0, to: bytes.count, by: 1013).map {
      bytes[$0..<min($0 + 1013, bytes.count)]
    }
    #expect(DecoderRun.results(of: pieces) == ["paste:\(text)"])
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xE2, 0x82], 1), ([0xF0, 0x9F, 0x98], 1), ([0xC0, 0x80], 2),
      ([0xED, 0xA0, 0x80], 3), ([0xE2, 0x82, 0x41], 1), ([0x80], 1), ([0xF5, 0x80], 2),
    ] as [([UInt8], Int)])
  func `invalid bytes are replaced`(bytes: [UInt8], count: Int) {
    let results = DecoderRun.results(of: [bytes]).filter { $0 == "\u{FFFD}" }
    #expect(results.count == count)
  }

  @Test
  func `changes of the window's focus are reported`() {
    #expect(DecoderRun.results(of: "\u{1B}[I\u{1B}[O") == ["focus:true", "focus:false"])
  }
}
