import ExampleScreens
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
    #expect(screen.lines[line].contains("↪ aaa"), "\(screen.text)")
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
}
