import RowKit
import RowKitTesting
import Testing

/// A click on a header ends the editing of a text, and the row that receives the text changes the table.
@MainActor struct CollapsedByClickTests {
  private final class InsertingRow: TextEditingRow {
    var insert: () -> Void = {}
    var text = "a"
    var rowID: RowID? { "end" }
    var editableText: String { text }
    func configure(_ cell: TableCell) { cell.text = text }
    func textDidChange(_ text: String, row: RowContext) { self.text = text }
    func textDidEnd(_ text: String, row: RowContext) { insert() }
  }

  private func group(_ name: String) -> TableGroup {
    var group = TableGroup(name, rows: [.text("Row")])
    group.isCollapsible = true
    return group
  }

  @Test func `the group that was clicked collapses, wherever it is then`() {
    let row = InsertingRow()
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [TableGroup("First", rows: [row]), group("Second"), group("Third")]
    row.insert = { [weak screen] in
      screen?.tableGroups.insert(TableGroup("Inserted", rows: [.text("In")]), at: 0)
    }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 16))
    driver.press("return")
    driver.type("x")
    driver.click(column: 3, line: driver.line(with: "Third") ?? 0)
    driver.update()
    let collapsed = screen.tableGroups.filter(\.isCollapsed)
    #expect(collapsed.map { $0.header?.text } == ["Third"])
  }
}
