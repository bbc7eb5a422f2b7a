import RowKit
import RowKitTesting
import Testing

@MainActor struct ScreenSizeTests {
  private func driver(_ style: TableStyle) -> ScreenDriver {
    let screen = GenericTableController(title: "Settings", style: style)
    screen.tableGroups = TableGroup.variety()
    return ScreenDriver(screen)
  }

  @Test(arguments: [TableStyle.plain, .grouped])
  func `it can be drawn at every size from 1x1`(style: TableStyle) {
    let driver = driver(style)
    for height in 1...8 {
      for width in (1...18).reversed() {
        driver.resize(width: width, height: height)
        driver.press("down")
        driver.expectConsistentDrawing()
      }
    }
  }

  @Test(arguments: [TableStyle.plain, .grouped])
  func `large sizes can be drawn`(style: TableStyle) {
    let driver = driver(style)
    for step in stride(from: 1, through: 500, by: 21) {
      driver.resize(width: step, height: 1 + step * 2 / 5)
      driver.press("up")
    }
    driver.resize(width: 500, height: 200)
    driver.expectConsistentDrawing()
    #expect(driver.lines.count == 200)
    #expect(driver.line(with: "> ") != nil)
  }

  @Test(arguments: ["?", "/", "down return", "e", "."])
  func `overlays support every size`(script: String) {
    let driver = driver(.grouped)
    driver.press("down", "down", script)
    for height in (1...9).reversed() {
      for width in [1, 2, 3, 5, 8, 13, 24, 60] {
        driver.resize(width: width, height: height)
        #expect(driver.lines.count == height)
      }
    }
    driver.press("escape")
    driver.expectConsistentDrawing()
  }

  @Test func `a screen without an extent is drawn empty`() {
    let driver = driver(.plain)
    driver.resize(width: 0, height: 0)
    driver.press("down", "end", "return", "?")
    driver.resize(width: 30, height: 8)
    driver.press("escape")
    driver.expectConsistentDrawing()
  }

  @Test func `the row with the cursor stays in view while the size changes`() {
    let table = TableDriver(.stops("A", count: 40), width: 30, height: 20)
    for _ in 0..<15 { table.press("down") }
    for height in (3...30).reversed() {
      table.resize(width: 30, height: height)
      #expect(table.line(with: "> a16") != nil, "height \(height)")
    }
  }

  @Test func `the same size again draws nothing`() {
    let driver = driver(.plain)
    let before = driver.text
    driver.resize(width: 40, height: 12)
    #expect(driver.text == before)
  }

  @Test func `small screens have no bars`() {
    let table = TableDriver(.stops("A", count: 3), width: 20)
    table.resize(width: 20, height: 2)
    #expect(table.lines == ["A", "> a1"])
  }

  @Test func `rows get taller as the screen gets narrower`() {
    let row = TextRowController("one two three", numberOfLines: 0)
    let table = TableDriver(row, width: 20)
    table.expect("> one two three")
    table.resize(width: 12, height: 8)
    table.expect(
      """
      > one two
        three
      """)
    table.expectConsistentDrawing()
  }

  @Test(arguments: [(24, 5), (24, 7), (12, 6), (48, 6)])
  func `a row that is taller than the window stays about where it is read`(width: Int, height: Int)
  {
    let text = (0..<200).map { "word\($0)" }.joined(separator: " ")
    let table = TableDriver(.note(text), width: 24, height: 6)
    table.press("pagedown", "pagedown", "pagedown")
    let first = table.content[0].split(separator: " ").compactMap { Int($0.dropFirst(4)) }[0]
    table.resize(width: width, height: height + 2)
    let now = table.content[0].split(separator: " ").compactMap { Int($0.dropFirst(4)) }[0]
    #expect(abs(first - now) <= 10, "\(first) \(table.text)")
  }

  @Test(arguments: [false, true])
  func `a tall row is where it was after a window grows again`(hasOthers: Bool) {
    let text = (0..<200).map { "word\($0)" }.joined(separator: " ")
    let others: [any CellController] = hasOthers ? [StopRow("first")] : []
    let table = TableDriver(TableGroup(rows: others + [.note(text)]), width: 24, height: 10)
    for _ in 0..<3 { table.wheel(5) }
    let seen = table.content
    for _ in 0..<3 {
      table.resize(width: 18, height: 8)
      table.resize(width: 24, height: 12)
    }
    #expect(table.content == seen)
    table.resize(width: 60, height: 6)
    table.resize(width: 60, height: 12)
    #expect(table.content.contains { $0.contains("word") }, "\(table.text)")
    table.expectConsistentDrawing()
  }
}
