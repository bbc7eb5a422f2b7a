import RowKit
import TestTraits
import Testing

@testable import RowKitLinear
@testable import RowKitTerminal

/// The parts of the linear mode.
@MainActor struct LinearPartsTests {
  private let speaker = SpokenLine(.english)

  @Test func `signs of the framework are said in words, and data as it is written`() {
    var plan = SpokenText("Plan", value: "—", kind: .choice(of: 2))
    #expect(speaker.line(plan) == "Plan: —, choice of 2")
    plan.signs = [.missingValue]
    #expect(speaker.line(plan) == "Plan: empty, choice of 2")
    var harp = SpokenText("✓", value: "✓", states: [.selected])
    harp.signs = [.checkmark]
    #expect(speaker.line(harp) == "✓, selected")
    var bar = SpokenText("Copying 60 %", value: "60 %\t160 %")
    bar.signs = [SpokenText.Sign(percentage: 60)]
    #expect(speaker.line(bar) == "Copying 60 percent: 60 percent, 160 %")
    var days = SpokenText("Days", value: "‹none›")
    days.signs = [SpokenText.Sign("‹none›", .placeholder("none"))]
    #expect(speaker.line(days) == "Days: none")
  }

  @Test func `a row is said with its label, value, states and kind`() {
    #expect(speaker.line(SpokenText("Wi-Fi", value: "on", kind: .toggle)) == "Wi-Fi: on, switch")
    #expect(
      speaker.line(SpokenText("Plan", value: "Team", states: [.disabled], kind: .choice(of: 3)))
        == "Plan: Team, disabled, choice of 3")
    #expect(
      speaker.line(SpokenText("Password", value: "••••", states: [.entered])) == "Password: entered"
    )
    #expect(speaker.line(SpokenText("A", value: "b\tc\t\td")) == "A: b, c, d")
    #expect(speaker.line(SpokenText("", value: "only")) == "only")
  }

  @Test(arguments: [
    "-", "---", "- list item", "a---b", "=====", "✓", "•", "⠋⠙", "—", "60 %", "5% off", "wait....",
    "━━━● on", "next →", "Ada ✓", "a  b", " ", "https://a.b", "alt+↑", "‹none›", "\u{E000}",
  ])
  func `data is said as it is written`(data: String) {
    #expect(speaker.text(data) == data)
    #expect(speaker.line(SpokenText(data)) == data)
    #expect(speaker.line(SpokenText("Name", value: data)) == "Name: " + data)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a␛[31mb"), ("one\ttwo\nthree", "one two three"), ("x\u{202E}y", "x␦y"),
    ("a\r\nb", "a b"),
  ])
  func `a text is one line without control characters`(text: String, words: String) {
    #expect(speaker.text(text) == words)
  }

  @Test func `keys in sentences are named`() {
    #expect(speaker.sentence("Press alt+↑ or ↑.") == "Press alt+up or ↑.")
  }

  @Test(arguments: [
    ("", LinearCommand.more), ("  7 ", .choose(.number(7))), ("wi", .choose(.word("wi"))),
    ("?", .help(nil)), ("? 3", .help(.number(3))), ("b", .back), ("..", .back),
    ("/ada b", .search("ada b")),
    ("/", .search("")), ("search ada", .search("ada")), ("g 50", .go(50)),
    ("delete 3", .act(.delete, .number(3))), ("press ctrl+s", .press("ctrl+s")),
    ("back door", .choose(.word("back door"))), ("go home", .choose(.word("go home"))),
  ])
  func `a line is a command or names a row`(line: String, command: LinearCommand) {
    #expect(LinearCommand(line) == command)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, nil), (["TERM": "dumb"], true, "TERM=dumb"),
    (["TERM": "dumb"], false, nil), (["TERM": "DUMB"], true, "TERM=DUMB"),
    (["TERM": "unknown"], true, "TERM=unknown"), (["TERM": ""], true, "a missing TERM"),
    ([:], true, "a missing TERM"), ([:], false, nil), (["ACCESSIBLE": "0"], true, nil),
    (["ACCESSIBLE": "1"], false, "ACCESSIBLE"), (["ACCESSIBLE": "", "TERM": "vt100"], true, nil),
    (["ACCESSIBLE": "0", "TERM": "dumb"], true, nil),
    (["ROWKIT_LINEAR": "1", "ACCESSIBLE": "1"], true, "ROWKIT_LINEAR"),
    (["ROWKIT_LINEAR": "1", "ACCESSIBLE": "false"], true, nil),
  ])
  func `the environment turns the mode on`(
    environment: [String: String], hasPerson: Bool, reason: String?
  ) {
    let choice = LinearChoice.automatic
    #expect(choice.reason(environment: environment, hasPerson: hasPerson) == reason)
    #expect(LinearChoice.never.reason(environment: environment, hasPerson: hasPerson) == nil)
    let forced = LinearChoice.always(because: "--linear")
    #expect(forced.reason(environment: environment, hasPerson: hasPerson) == "--linear")
  }

  @Test func `lines come whole, whatever the portions`() {
    var lines = LinearLines()
    let bytes = Array("one\r\ntwö\nthr".utf8)
    var all: [String] = []
    for byte in bytes {
      withUnsafeBytes(of: byte) { lines.append($0) }
      while let line = lines.next() { all.append(line.text) }
    }
    #expect(all == ["one", "twö"])
    #expect(!lines.isEmpty)
    #expect(lines.rest().text == "thr")
    #expect(lines.isEmpty)
  }

  @Test func `the rest of a very long line belongs to no other line`() {
    #expect(LinearLines.limit == 1_000_000)
    let limit = 20_000
    for portion in [limit * 3, 4096] {
      var lines = LinearLines(limit: limit)
      let bytes = Array(("x" + String(repeating: "ö", count: limit / 2) + "\nq\n").utf8)
      var all: [LinearLines.Line] = []
      for start in stride(from: 0, to: bytes.count, by: portion) {
        bytes[start..<min(bytes.count, start + portion)].withUnsafeBytes { lines.append($0) }
        while let line = lines.next() { all.append(line) }
      }
      #expect(all.map(\.fault) == [.tooLong(limit: limit), nil])
      #expect(all.last?.text == "q")
    }
  }

  @Test(arguments: [(9, false), (10, false), (11, true), (25, true)])
  func `a line of more bytes than a terminal gives is told from others`(
    length: Int, isTooLong: Bool
  ) {
    var lines = LinearLines(limit: 10)
    let bytes = Array(String(repeating: "x", count: length).utf8) + [0x0A, 0x79, 0x0A]
    bytes.withUnsafeBytes { lines.append($0) }
    #expect(lines.next()?.fault == (isTooLong ? .tooLong(limit: 10) : nil))
    #expect(lines.next()?.text == "y")
  }

  @Test func `a byte order mark is no part of the first line, and one of another line is`() {
    for ending in ["", "\n"] {
      var lines = LinearLines()
      Array("\u{FEFF}Ada\n\u{FEFF}Grace\(ending)".utf8).withUnsafeBytes { lines.append($0) }
      #expect(lines.next()?.text == "Ada")
      #expect((ending.isEmpty ? lines.rest() : lines.next())?.text == "\u{FEFF}Grace")
    }
    var alone = LinearLines()
    Array("\u{FEFF}Ada".utf8).withUnsafeBytes { alone.append($0) }
    #expect(alone.rest().text == "Ada")
  }

  @Test func `a line that isn't UTF-8 is told from one that is`() {
    var lines = LinearLines()
    for byte in Array("a\t\u{FFFD}\n".utf8) + [0x61, 0xFF, 0x0A] {
      withUnsafeBytes(of: byte) { lines.append($0) }
    }
    let (text, other) = (lines.next(), lines.next())
    #expect(text?.text == "a\t\u{FFFD}" && text?.fault == nil)
    #expect(other?.fault == .notText)
  }
}
