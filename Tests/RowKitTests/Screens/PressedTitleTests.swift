import RowKit
import RowKitTesting
import Testing

@MainActor struct PressedTitleTests {
  @Test func `a pressed header calls its action, also while it stays above its rows`() {
    let table = GenericTableController(title: "Calls")
    var points: [ScreenPoint] = []
    var header = GroupTitle("Today", content: TextContent("Today"))
    header.onPress = { points.append($0) }
    let rows = (0..<20).map { TextRowController("Call \($0)") }
    table.tableGroups = [TableGroup(header: header, rows: RowList(rows))]
    let driver = ScreenDriver(table, size: ScreenSize(width: 30, height: 8))
    let start = driver.lines[1].prefix { $0 == " " }.count
    driver.click(column: start + 3, line: 1)
    driver.press("end")
    driver.click(column: start, line: 1)
    #expect(points == [ScreenPoint(column: 3, line: 0), ScreenPoint(column: 0, line: 0)])
  }

  @Test func `a title without an action isn't pressed`() {
    let table = GenericTableController(title: "Calls")
    table.tableGroups = [TableGroup("Today") { TextRowController("Call") }]
    let driver = ScreenDriver(table, size: ScreenSize(width: 30, height: 8))
    let former = driver.text
    driver.click(column: 2, line: 1)
    #expect(driver.text == former)
  }
}
