import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct LogScreenTests {
  private let size = ScreenSize(width: 40, height: 8)

  @Test func `lines stand with their numbers`() async throws {
    let file = try TemporaryText("one\r\ntwo\n\nfour \u{1B}[31mred\u{1B}[m \u{7}")
    let log = try LogScreen(paths: [file.path])
    let screen = ScreenDriver(log, size: size)
    await log.counting?.value
    screen.update()
    screen.expectContent(
      """
      >   1 one
          2 two
          3
          4 four red ␇
      """)
    #expect(screen.lines.last?.hasSuffix("1 of 4") == true)
  }

  @Test func `the end is a key away, and numbers come when the lines were counted`() async throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let log = try LogScreen(paths: [file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("end")
    #expect(screen.content.last == ">      line 5000" || screen.content.last == "> 5000 line 5000")
    while let counting = log.counting { await counting.value }
    screen.update()
    #expect(screen.content.last == "> 5000 line 5000")
    #expect(screen.lines.last?.hasSuffix("5,000 of 5,000") == true)
    screen.press("home")
    #expect(screen.content.first == ">    1 line 1")
  }

  @Test func `an empty file says so`() throws {
    let file = try TemporaryText("")
    let screen = ScreenDriver(try LogScreen(paths: [file.path]), size: size)
    screen.press("end", "down", "return", "home")
    #expect(screen.lines.last?.hasSuffix("empty") == true)
  }

  @Test func `a line of many chunks goes on from chunk to chunk`() throws {
    let file = try TemporaryText(String(repeating: "x", count: 5000) + "\nend\n")
    let screen = ScreenDriver(try LogScreen(paths: [file.path], chunkLength: 1000), size: size)
    #expect(screen.content[1].contains("↪ xxx"))
    screen.press("end")
    #expect(screen.content.last?.contains("end") == true)
  }

  @Test func `what is added is shown at once, and after a rotation, too`() async throws {
    let file = try TemporaryText("one\n")
    let screen = ScreenDriver(
      try LogScreen(paths: [file.path], follows: true), size: ScreenSize(width: 90, height: 12))
    try file.append("two")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "two") != nil)
    try file.append(" and more\nthree\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "two and more") != nil)
    #expect(screen.line(with: "> ") == screen.line(with: "three"))
    try file.rotate("four\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "three") != nil)
    #expect(screen.line(with: "four") != nil)
    try file.append("five\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "five") != nil)
    screen.expectConsistentDrawing()
  }

  @Test func `a file that was emptied is shown from its beginning`() throws {
    let file = try TemporaryText("one\ntwo\nthree\n")
    let screen = ScreenDriver(try LogScreen(paths: [file.path], follows: true), size: size)
    try file.write("new\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "new") != nil)
    #expect(screen.line(with: "three") == nil)
  }

  @Test func `growth over many chunks keeps all lines in order`() throws {
    let file = try TemporaryText("")
    let log = try LogScreen(paths: [file.path], follows: true, chunkLength: 16)
    let screen = ScreenDriver(log, size: size)
    var written = 0
    for count in [1, 3, 2, 7, 1, 12] {
      try file.append((0..<count).map { "line \(written + $0)\n" }.joined())
      written += count
      screen.advance(by: .milliseconds(300))
    }
    let rows = log.tableGroups.reduce(0) { $0 + $1.rows.count }
    // The last chunk may hold nothing but the rest of a line, which is a row, too.
    #expect((written...written + 1).contains(rows))
    #expect(Array(log.printedLines(width: 80)) == (0..<written).map { "line \($0)" })
  }

  @Test func `a filter shows only the lines with some words`() async throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try LogScreen(paths: [file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("f", "\"99\"", "return")
    while let looking = log.looking { await looking.value }
    screen.update()
    #expect(screen.content[0].contains("line 99"))
    #expect(screen.content[1].contains("line 199"))
    #expect(screen.lines.last?.hasSuffix("“99”: 38 lines") == true)
    screen.press("end")
    #expect(screen.content.last?.contains("line 1999") == true)
    screen.press("escape")
    #expect(screen.line(with: "line 1998") != nil)
    #expect(screen.line(with: "> ") == screen.line(with: "line 1999"))
  }

  @Test func `a search goes from line to line, and around`() async throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try LogScreen(paths: [file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("/", "\"777\"", "return")
    await log.looking?.value
    screen.update()
    #expect(screen.line(with: "> ") == screen.line(with: "line 777"))
    screen.press("n")
    await log.looking?.value
    screen.update()
    #expect(screen.line(with: "> ") == screen.line(with: "line 1777"))
    screen.press("n")
    await log.looking?.value
    screen.update()
    #expect(screen.line(with: "> ") == screen.line(with: "line 777"))
    screen.press("N")
    await log.looking?.value
    screen.update()
    #expect(screen.line(with: "> ") == screen.line(with: "line 1777"))
    screen.press("/", "\"nowhere\"", "return")
    await log.looking?.value
    screen.update()
    #expect(screen.text.contains("“nowhere” is nowhere."))
  }

  @Test func `a line of JSON is laid out on a screen of its own`() throws {
    let file = try TemporaryText(#"{"level":"error","n":1}"# + "\n")
    let screen = ScreenDriver(try LogScreen(paths: [file.path]), size: size)
    screen.press("return")
    screen.expectContent(
      """
        {
          "level": "error",
          "n": 1
        }
      """)
  }

  @Test func `levels have colours`() throws {
    let file = try TemporaryText("plain\nERROR broken\nDEBUG x\n")
    let screen = ScreenDriver(try LogScreen(paths: [file.path]), size: size)
    #expect(screen.style(column: 8, line: 2).foreground == .role(.destructive))
    #expect(screen.style(column: 8, line: 3).foreground == .role(.secondaryText))
  }

  @Test func `bytes of any kind are shown harmlessly`() throws {
    let file = try TemporaryText("a\u{0}b\u{1B}[2Jc\u{202E}d\n")
    let log = try LogScreen(paths: [file.path])
    _ = ScreenDriver(log, size: size)
    let line = try #require(Array(log.printedLines(width: 80)).first)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }
}
