import RowKit
import RowKitTesting
import Testing

@MainActor struct FocusedHeaderDrawingTests {
  @Test func `a header that gets the position of another with the cursor is drawn with it`() {
    let table = GenericTableController(title: "Rows", style: .plain)
    table.tableGroups = (0..<30).map { number in
      var group = TableGroup(
        "G\(number)", id: RowID(number), rows: [ActionRowController("t\(number)") { _ in }])
      group.isCollapsible = true
      return group
    }
    let driver = ScreenDriver(table, size: ScreenSize(width: 30, height: 11))
    for _ in 0..<31 { driver.press("down") }
    for _ in 0..<6 { driver.press("up") }
    if driver.text.contains("> t") { driver.press("up") }
    let now = driver.player.now
    driver.stage.handle(.key(KeyPress(.down)), at: now)
    table.removeGroup(at: 0, animation: .none)
    driver.stage.handle(.key(KeyPress(.down)), at: now)
    driver.update()
    driver.expectConsistentDrawing("")
  }
}
