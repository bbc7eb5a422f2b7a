import RowKit
import RowKitTesting
import Testing

/// Invisible groups are skipped, however many there are.
@MainActor struct EmptyGroupsTests {
  private func table() -> TableDriver {
    let table = TableDriver(TableGroup(), style: .grouped, width: 12, height: 10)
    var groups = [TableGroup](repeating: TableGroup(), count: 100_000)
    groups[3].rows = [StopRow("first")]
    groups[99_990].rows = [StopRow("last")]
    table.controller.tableGroups = groups
    table.update()
    return table
  }

  @Test func `the cursor moves across 100,000 empty groups`() {
    let table = table()
    table.press("down")
    #expect(table.cursor == RowPath(group: 99_990, row: 0))
    table.expect(
      """
      ╭──────────╮
      │  first   │
      ╰──────────╯

      ╭──────────╮
      │> last    │
      ╰──────────╯
      """)
  }

  @Test func `a row inserted into an empty group is shown, and a removed row leaves no trace`() {
    let table = table()
    table.controller.insert([StopRow("new")], at: RowPath(group: 50_000, row: 0), animation: .none)
    table.controller.removeRows(at: [RowPath(group: 3, row: 0)], animation: .none)
    table.update()
    table.expect(
      """
      ╭──────────╮
      │> new     │
      ╰──────────╯

      ╭──────────╮
      │  last    │
      ╰──────────╯
      """)
    table.controller.removeRows(at: [RowPath(group: 99_990, row: 0)], animation: .none)
    table.update()
    table.expect(
      """
      ╭──────────╮
      │> new     │
      ╰──────────╯
      """)
  }
}
