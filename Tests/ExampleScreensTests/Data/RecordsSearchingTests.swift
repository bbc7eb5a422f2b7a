import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import Testing

/// Matches in long lines, in wide tables and on the screens of whole records.
@MainActor struct RecordsSearchingTests {
  private let size = ScreenSize(width: 60, height: 8)

  private func long(_ character: String, _ count: Int) -> String {
    String(repeating: character, count: count)
  }

  @Test func `a match far along a line is shown in the row that continues the line`() throws {
    let file = try TemporaryText(
      "first NEEDLE\n\(long("a", 10_000)) NEEDLE b\nthird NEEDLE\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path], chunkLength: 4096), size: size)
    screen.press("/", "\"NEEDLE b\"", "return")
    let line = try #require(screen.line(with: "> "))
    #expect(screen.lines[line].contains("↪‹aaa"), "\(screen.text)")
    #expect(screen.lines[line].hasSuffix(" NEEDLE b"), "\(screen.text)")
    #expect(screen.lines.last?.hasSuffix("2 of 3") == true, "\(screen.text)")
    let column = screen.lines[line].count - 3
    #expect(
      screen.style(column: column, line: line) != screen.style(column: column - 10, line: line))
    screen.press("/", "\"NEEDLE\"", "return")
    #expect(screen.line(with: "third NEEDLE") == screen.line(with: "> "), "\(screen.text)")
    screen.press("N", "N")
    #expect(screen.line(with: "first NEEDLE") == screen.line(with: "> "), "\(screen.text)")
  }

  @Test func `a match at the end of a line is shown in its last row`() throws {
    let file = try TemporaryText("\(long("a", 5000)) NEEDLE\nend\n")
    // The end of the line and the beginning of the next share the last chunk.
    let screen = ScreenDriver(try RecordsScreen.log([file.path], chunkLength: 1667), size: size)
    screen.press("/", "\"NEEDLE\"", "return")
    let line = try #require(screen.line(with: "> "))
    #expect(screen.lines[line].hasSuffix(" NEEDLE"), "\(screen.text)")
  }

  @Test func `a match behind wide characters is brought into view`() throws {
    let file = try TemporaryText(long("日", 40) + " NEEDLE\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("/", "\"NEEDLE\"", "return")
    #expect(screen.line(with: "NEEDLE") != nil, "\(screen.text)")
  }

  @Test func `a filter shows what it found in the row of the cursor`() throws {
    let file = try TemporaryText("short\n\(long("a", 150)) NEEDLE\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("f", "\"NEEDLE\"", "return")
    let line = try #require(screen.line(with: "NEEDLE"), "\(screen.text)")
    #expect(screen.lines[line].hasPrefix(">"))
    let column = screen.lines[line].count - 3
    #expect(
      screen.style(column: column, line: line) != screen.style(column: column - 10, line: line))
  }

  @Test func `a filter shows the column in which it found something`() throws {
    let names = (0..<40).map { "column\($0)" }.joined(separator: ",")
    let values = (0..<40).map { "value\($0)" }.joined(separator: ",")
    let file = try TemporaryText(names + "\n" + values + "\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("f", "\"value35\"", "return")
    #expect(screen.content[0].contains("column35"), "\(screen.text)")
    #expect(screen.content[1].contains("value35"), "\(screen.text)")
  }

  // MARK: Whole records

  @Test func `a whole line opens at the match, and the search goes on in it`() throws {
    let line = long("a ", 10_000) + "NEEDLE1 " + long("b ", 5000) + "NEEDLE2"
    let file = try TemporaryText("first\n\(line)\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("/", "\"NEEDLE\"", "return", "return")
    #expect(screen.lines[0].contains("Line 2"), "\(screen.text)")
    try expectMark("NEEDLE1", on: screen)
    screen.press("n")
    try expectMark("NEEDLE2", on: screen)
    screen.press("n")
    try expectMark("NEEDLE1", on: screen)
    screen.press("N", "/", "\"needle1\"", "return")
    try expectMark("NEEDLE1", on: screen)
    screen.press("/", "\"nothing\"", "return")
    #expect(screen.lines.last?.contains("“nothing” is nowhere.") == true, "\(screen.text)")
    screen.press("escape")
    #expect(screen.lines[0].contains("file.log"), "\(screen.text)")
  }

  @Test(arguments: ["return", "tab"])
  func `a search in a whole line goes to a match below the window`(key: String) throws {
    let file = try TemporaryText(long("x", 3000) + "END\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("return", "/", "\"END\"", key)
    try expectMark("END", on: screen)
    screen.press("home", "2", "n")
    try expectMark("END", on: screen)
  }

  @Test(arguments: [54, 56, 57, 64, 200], [40, 60])
  func `a match behind wide characters is in view as a whole`(count: Int, width: Int) throws {
    let file = try TemporaryText("first\n\(long("宽", count))NEEDLE\(long("宽", 50))\n")
    let screen = ScreenDriver(
      try RecordsScreen.log([file.path]), size: ScreenSize(width: width, height: 5))
    screen.press("/", "\"NEEDLE\"", "return")
    #expect(screen.line(with: "NEEDLE") != nil, "\(screen.text)")
  }

  @Test func `a match far behind the beginning of a line is part of the whole line`() throws {
    let file = try TemporaryText(long("日", 120_000) + " NEEDLE " + long("é", 150_000))
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("/", "\"NEEDLE\"", "return", "home", "return")
    try expectMark("NEEDLE", on: screen)
    #expect(!screen.text.contains("\u{FFFD}"))
    screen.press("home")
    #expect(screen.line(with: "… the line begins before this.") != nil, "\(screen.text)")
    #expect(screen.line(with: "> 日日") != nil, "\(screen.text)")
    screen.press("end")
    #expect(screen.line(with: "… and more.") != nil, "\(screen.text)")
  }

  @Test func `lines of JSON are searched, too`() throws {
    let file = try TemporaryText(#"{"level":"error","n":1,"m":[1,2,3,4,5,6,7,8,9]}"# + "\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("return", "/", "9", "return")
    let line = try #require(screen.line(with: "> "))
    #expect(screen.lines[line] == ">     9", "\(screen.text)")
  }

  @Test func `the screen of a record goes on with the search`() throws {
    let names = (0..<40).map { "col\($0)" }.joined(separator: ",")
    let values = (0..<40).map { $0 == 29 ? "NEEDLE" : "value\($0)" }.joined(separator: ",")
    let file = try TemporaryText(names + "\n" + values + "\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("/", "\"NEEDLE\"", "return", "return")
    #expect(screen.line(with: "> ") == screen.line(with: "col29"), "\(screen.text)")
    try expectMark("NEEDLE", on: screen)
    screen.press("/", "\"col3\"", "tab")
    #expect(screen.content[0] == "> col3", "\(screen.text)")
    #expect(screen.content[2] == "  col30", "\(screen.text)")
    screen.press("down", "escape")
    #expect(screen.content.contains("> col30"), "\(screen.text)")
    #expect(screen.content.contains("  col29"), "\(screen.text)")
    screen.press("escape")
    #expect(screen.lines[0].contains("file.log"), "\(screen.text)")
  }

  @Test func `a match in a long value is in view`() throws {
    let file = try TemporaryText("id,text\n1,\(long("x", 5000)) NEEDLE\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("return", "/", "\"NEEDLE\"", "return")
    try expectMark("NEEDLE", on: screen)
    screen.press("n")
    try expectMark("NEEDLE", on: screen)
    screen.press("home")
    screen.expectConsistentDrawing()
    #expect(screen.content[0] == "> id", "\(screen.text)")
    screen.resize(width: 70, height: 12)
    screen.press("n")
    try expectMark("NEEDLE", on: screen)
  }

  @Test func `a mark may go on in the next line`() throws {
    let file = try TemporaryText(long("x", 50) + "NEEDLEandmore\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("return", "/", "\"NEEDLEand\"", "return")
    let end = screen.lines[1].count
    #expect(screen.style(column: end - 1, line: 1) == screen.style(column: 2, line: 2))
    #expect(screen.style(column: 2, line: 1) != screen.style(column: 2, line: 2))
  }

  // MARK: Colours

  @Test func `colours and links are left out of a table as out of a log`() throws {
    let red = "\u{1B}[31mred\u{1B}[0m"
    let link = "\u{1B}]8;;https://a.b\u{1B}\\link\u{1B}]8;;\u{1B}\\"
    let file = try TemporaryText("name,n\n\(red),\u{1B}[1m10\u{1B}[m\nblue,9\n\(link),8\n")
    let table = try RecordsScreen.table(file.path)
    let screen = ScreenDriver(table, size: size)
    screen.expectContent(
      """
        name   n
      > red   10
        blue   9
        link   8
      """)
    #expect(
      Array(table.printedLines(width: 80)) == ["name\tn", "red\t10", "blue\t9", "link\t8"])
    screen.press("s")
    #expect(screen.content[1...3].map { $0.dropFirst(2).prefix(4) } == ["blue", "link", "red "])
    screen.press("s")
    #expect(screen.content[1...3].map { $0.dropFirst(2).prefix(4) } == ["link", "blue", "red "])
    screen.press("end", "return")
    #expect(screen.content[1].hasSuffix("red"), "\(screen.text)")
    let log = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    #expect(log.content[1] == "    2 red,10", "\(log.text)")
    #expect(log.content[3] == "    4 link,8", "\(log.text)")
  }

  /// Expects words in view, of which the first is marked.
  private func expectMark(_ words: String, on screen: ScreenDriver) throws {
    let line = try #require(screen.line(with: words), "\(screen.text)")
    let first = try #require(screen.lines[line].range(of: words)?.lowerBound)
    let column = TextWidth.width(of: screen.lines[line][..<first])
    let marked = screen.style(column: column, line: line)
    let plain = screen.style(column: size.width - 1, line: line)
    #expect(marked.background != plain.background, "\(screen.text)")
  }
}
