import RowKit
import RowKitTesting
import Testing

/// The row with the cursor stays on a screen that becomes smaller.
@MainActor struct ShrinkingTests {
  @Test(arguments: [6, 4, 3, 2, 1])
  func `the row with the cursor is shown down to a single line`(height: Int) {
    let screen = GenericTableController(title: "One")
    let rows: [any CellController] = (0..<20).map { .text("row \($0)") }
    screen.tableGroups = [TableGroup("Head", rows: rows)]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 16))
    driver.press("down", "down", "down", "down")
    driver.resize(width: 40, height: height)
    #expect(driver.line(with: "> row 4") != nil, "\(driver.text)")
    driver.resize(width: 40, height: 1)
    #expect(driver.line(with: "> row 4") != nil, "\(driver.text)")
  }
}
