import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct TableDesignScreenTests {
  @Test func `three sections are built from alternating sides`() {
    let (driver, table) = driver()
    #expect(table.sectionCount == 3)
    #expect((0..<3).map { table.rowCount(in: $0) } == [4, 3, 3])
    driver.expectConsistentDrawing()
  }

  @Test func `rows come when the screen is seen, step by step`() {
    let table = TableDesignScreen()
    let stage = Stage(root: table, size: ScreenSize(width: 60, height: 40))
    _ = stage.frame(at: .zero)
    #expect(table.sectionCount == 0)
    #expect(table.isLoading)
    _ = stage.frame(at: .milliseconds(20))
    #expect(table.sectionCount == 3)
    #expect(!table.isLoading)
    #expect(stage.nextDeadline != nil)
  }

  @Test func `a table that isn't shown can be printed`() {
    #expect(Array(TableDesignScreen().printedLines(width: 60)).count == 16)
  }

  @Test func `refreshing removes everything and builds it again`() {
    let (driver, table) = driver()
    table.removeSection(at: 0)
    driver.press("r")
    #expect(table.sectionCount == 3)
    #expect(table.data(String.self, forRow: 0, in: 0) == "This is row 1")
    #expect(!table.isLoading)
    driver.expectConsistentDrawing()
  }

  @Test func `refreshing keeps what was typed`() {
    let (driver, table) = driver()
    driver.press("end", "up", "up", "return")
    driver.type("Zed")
    driver.press("escape", "up", "up", "up", "r", "r")
    #expect(table.typedTexts == ["Zed", "", ""])
    #expect(driver.line(with: "Zed") != nil)
  }

  @Test func `a detail leads to its screen, and is deselected`() throws {
    let (driver, table) = driver()
    driver.click(column: 10, line: try #require(driver.line(with: "Detail 2")))
    #expect(driver.lines[0].contains("Detail 2"))
    driver.press("escape", "return")
    #expect(driver.content.contains { $0.hasSuffix("Section       1") })
    driver.press("escape")
    #expect(table.tableView.selection.isEmpty)
    let line = try #require(driver.line(with: "Detail 2"))
    #expect(driver.style(column: 5, line: line + 1).foreground == .rgb(255, 255, 255))
  }

  @Test func `typed text appears in the section, below help for the keyboard`() throws {
    let (driver, table) = driver()
    driver.resize(width: 60, height: 24)
    driver.press("end", "up", "up")
    let before = driver.text
    driver.press("return")
    driver.type("Grace\nHopper\nCompilers\nand more")
    #expect(driver.line(with: "ctrl+_: take back") == 22)
    driver.press("escape")
    #expect(table.typedTexts == ["Grace", "Hopper", "Compilers\nand more"])
    #expect(driver.line(with: "ctrl+_: take back") == nil)
    driver.expectConsistentDrawing()
    for _ in 0..<2 { driver.press("up") }
    driver.press("return")
    for key in ["tab", "tab", "escape"] { driver.press("alt+delete", key) }
    driver.press("up", "up")
    #expect(driver.text == before)
  }

  @Test func `headers and rows show the contents of their files`() throws {
    let (driver, table) = driver()
    let line = try #require(driver.line(with: "▾ ◆ Rows from a file"))
    let row = try #require(driver.line(with: "◆  Detail 1"))
    #expect(row > line)
    #expect(driver.lines[row + 1].contains("How far it is"))
    var problems: [LayoutError] = []
    table.layouts.onProblem = { problems.append($0) }
    driver.press("r")
    #expect(problems.isEmpty)
  }

  @Test func `every look can be changed`() throws {
    let (driver, table) = driver()
    for key in ["s", "t", "b", "s", "t", "b"] {
      driver.press(key)
      driver.expectConsistentDrawing("after \(key)")
    }
    driver.press("z")
    #expect(table.isCollapsed(0))
    #expect(driver.line(with: "This is row") == nil)
    driver.press("return")
    #expect(driver.line(with: "This is row 1") != nil)
    driver.expectConsistentDrawing()
  }

  private func driver() -> (driver: ScreenDriver, table: TableDesignScreen) {
    let table = TableDesignScreen()
    return (ScreenDriver(table, size: ScreenSize(width: 60, height: 40)), table)
  }
}
