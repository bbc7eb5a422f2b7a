import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct CSVTableScreenTests {
  private let size = ScreenSize(width: 40, height: 8)
  private let contacts = #"""
    name,extension,note
    Ada,12,"first, and ""best"""
    Grace,3456,"two
    lines"
    Alan,7,

    """#

  @Test func `the header stays above columns that are aligned by what they hold`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try CSVTableScreen(path: file.path), size: size)
    screen.expectContent(
      """
        name   extension  note
      > Ada           12  first, and "best"
        Grace       3456  two⏎lines
        Alan           7
      """)
  }

  @Test func `wide tables move sideways by columns`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try CSVTableScreen(path: file.path), size: size)
    screen.press("right", "right", "right")
    screen.expectContent(
      """
        note
      > first, and "best"
        two⏎lines
      """)
    screen.press("left")
    #expect(screen.content[0].hasPrefix("  extension  note"))
  }

  @Test func `a record has a screen of its own`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try CSVTableScreen(path: file.path), size: size)
    screen.press("return")
    #expect(screen.line(with: "extension") != nil)
    #expect(screen.line(with: "first, and \"best\"") != nil)
  }

  @Test func `the end is a key away, whatever stands in quotes`() async throws {
    let rows = (0..<3000).map { "\($0),\"some\nwords\",\($0 % 7)\n" }.joined()
    let file = try TemporaryText("number,text,rest\n" + rows)
    let table = try CSVTableScreen(path: file.path, chunkLength: 1024)
    let screen = ScreenDriver(table, size: size)
    screen.press("end")
    #expect(screen.content.last?.contains("2999") == true)
    await table.counting?.value
    screen.update()
    #expect(screen.content.last?.contains("2999") == true)
    #expect(screen.lines.last?.hasSuffix("3,000 of 3,000") == true)
    #expect(table.tableGroups.reduce(0) { $0 + $1.rows.count } == 3000)
    screen.expectConsistentDrawing()
  }

  @Test func `records are printed in lines with tabs`() throws {
    let file = try TemporaryText(contacts)
    let lines = try CSVTableScreen(path: file.path).printedLines(width: 80)
    #expect(
      Array(lines) == [
        "name\textension\tnote", "Ada\t12\tfirst, and \"best\"", "Grace\t3456\ttwo⏎lines",
        "Alan\t7\t",
      ])
  }

  @Test func `a search narrows the records`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try CSVTableScreen(path: file.path), size: size)
    screen.press("/", "\"grace\"")
    #expect(screen.line(with: "Grace") != nil)
    #expect(screen.line(with: "Ada") == nil)
  }

  @Test func `an empty file is an empty table`() throws {
    let file = try TemporaryText("")
    let screen = ScreenDriver(try CSVTableScreen(path: file.path), size: size)
    screen.press("end", "right", "left", "return", "home")
    #expect(screen.lines.last?.contains("0 records") == true)
  }
}
