@testable import CharacterScreen
@testable import TerminalCodec
import Testing

struct TerminalModesTests {
  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "rxvt", "linux", "vt100", "dumb"])
  func `leaving resets everything that entering set, also twice`(term: String) {
    let abilities = TerminalAbilities(environment: ["TERM": term])
    var terminal = TestTerminal(ScreenSize(width: 10, height: 3))
    let before = terminal.modes
    terminal.feed(TerminalModes.enter(abilities).filter { $0 != UInt8(ascii: "$") })
    #expect(terminal.modes != before)
    #expect(!terminal.isCursorVisible)
    terminal.feed(Array("\u{1B}[1;2r\u{1B}[?2026h\u{1B}[1;44m".utf8))
    for _ in 0..<2 {
      terminal.feed(TerminalModes.leave(abilities))
      #expect(terminal.modes == before)
      #expect(terminal.isCursorVisible)
      #expect(terminal.region == 0..<3)
      #expect(terminal.pen == .standard)
    }
  }

  @Test func `the prompt follows on the last line if the picture stays`() {
    var terminal = TestTerminal(ScreenSize(width: 10, height: 3))
    terminal.feed(Array("one\u{1B}[3;1Htwo\u{1B}[2;2H".utf8))
    terminal.feed(TerminalModes.leave(TerminalAbilities(environment: ["TERM": "screen"])))
    #expect((terminal.column, terminal.line) == (0, 2))
    #expect(terminal.text(line: 0) == "one" && terminal.text(line: 2) == "")
  }

  @Test func `no line is cleared if the screen is entered again`() {
    var terminal = TestTerminal(ScreenSize(width: 10, height: 3))
    terminal.feed(Array("one\u{1B}[3;1Htwo\u{1B}[2;2H".utf8))
    let abilities = TerminalAbilities(environment: ["TERM": "screen"])
    terminal.feed(TerminalModes.leave(abilities, isLast: false))
    #expect(terminal.text(line: 0) == "one" && terminal.text(line: 2) == "two")
  }

  @Test
  func `characters replace others and are letters, whatever was shown before`() {
    for bytes in [
      TerminalModes.enter(TerminalAbilities(environment: ["TERM": "vt100"])),
      TerminalModes.enterInline(TerminalAbilities(), columns: 5),
    ] {
      #expect(bytes.starts(with: Array("\u{1B}[4l\u{1B}(B\u{F}".utf8)))
    }
  }

  @Test
  func `modes are switched off in reverse order`() {
    let abilities = TerminalAbilities(environment: ["TERM": "xterm"])
    let text = String(decoding: TerminalModes.leave(abilities), as: UTF8.self)
    let order = [
      "\u{1B}[<u", "\u{1B}[?1006l", "\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[?7h", "\u{1B}[?1049l",
    ]
    let positions = order.compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(positions.count == order.count)
    #expect(positions == positions.sorted())
  }

  @Test
  func `the keyboard reports the keys of a standard layout too, until it is left`() {
    let abilities = TerminalAbilities(environment: ["TERM": "xterm"])
    for enter in [TerminalModes.enter(abilities), TerminalModes.enterInline(abilities, columns: 9)]
    {
      #expect(String(decoding: enter, as: UTF8.self).contains("\u{1B}[>5u"))
    }
    for leave in [TerminalModes.leave(abilities), TerminalModes.leaveInline(abilities)] {
      #expect(String(decoding: leave, as: UTF8.self).contains("\u{1B}[<u"))
    }
  }

  @Test(arguments: 0..<10)
  func `a screen below the prompt leaves the text before it`(count: Int) {
    let text = String("123456789".prefix(count))
    var terminal = TestTerminal(ScreenSize(width: 10, height: 3))
    terminal.wrapsLines = true
    terminal.feed(Array(text.utf8))
    let bytes = TerminalModes.enterInline(TerminalAbilities(), columns: 10)
    terminal.feed(bytes)
    #expect(terminal.text(line: 0) == text)
    #expect((terminal.column, terminal.line) == (0, count == 0 ? 0 : 1))
  }

  @Test
  func `queries are sent only to terminals that hide unknown ones`() {
    let xterm = TerminalModes.enter(TerminalAbilities(environment: ["TERM": "xterm"]))
    #expect(
      String(decoding: xterm, as: UTF8.self).hasSuffix(
        "\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c"))
    let linux = TerminalModes.enter(TerminalAbilities(environment: ["TERM": "linux"]))
    #expect(!linux.contains(UInt8(ascii: "]")))
    #expect(!linux.contains(UInt8(ascii: "u")))
  }

  @Test(arguments: [
    ("Contacts", "Contacts"), ("a\u{1B}]0;b\u{7}c", "a]0;bc"), ("x\u{202E}y\u{200B}z", "xyz"),
    ("one\ntwo\u{2028}", "onetwo"), ("\u{9D}2;x", "2;x"), ("é漢👍🏽", "é漢👍🏽"),
    ("👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func `a title is text only`(title: String, expected: String) {
    let abilities = TerminalAbilities(environment: ["TERM": "xterm"])
    let bytes = TerminalModes.title(title, abilities)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]2;\(expected)\u{1B}\\")
  }

  @Test
  func `a title has an end, and a terminal without one gets none`() {
    let abilities = TerminalAbilities(environment: ["TERM": "xterm"])
    let long = String(repeating: "x", count: 1_000_000)
    #expect(TerminalModes.title(long, abilities).count < 250)
    #expect(TerminalModes.title("x", TerminalAbilities()).isEmpty)
  }
}
