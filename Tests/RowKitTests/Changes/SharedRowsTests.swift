import RowKit
import RowKitTesting
import Testing

/// Groups assigned again after their lists of rows were edited.
///
/// Rows made on demand have no identifier, but the edited list shares them with the former one.
@MainActor struct SharedRowsTests {
  private let table: TableDriver

  init() {
    let group = TableGroup(rows: RowList(0..<1_000) { .markable("\($0)") })
    table = TableDriver(group, width: 12, height: 5)
    for _ in 0..<20 { table.press("down") }
    table.update()
  }

  private func edit(_ change: (inout RowList) -> Void) {
    var groups = table.controller.tableGroups
    change(&groups[0].rows)
    table.controller.tableGroups = groups
    table.update()
  }

  private var cursorText: String? {
    table.controller.tableView.cursor.flatMap { table.controller.tableView.cell(at: $0)?.text }
  }

  @Test func `rows removed at the beginning and appended leave the cursor on its row`() {
    let context = table.controller.context(at: RowPath(group: 0, row: 20))
    edit { rows in
      rows.removeFirst(7)
      rows.append(RowList(0..<50) { TextRowController("new \($0)") })
    }
    #expect(cursorText == "20")
    #expect(table.controller.tableView.cursor == RowPath(group: 0, row: 13))
    #expect(context.path == RowPath(group: 0, row: 13))
  }

  @Test func `rows inserted at both ends leave the selection on its row`() {
    table.controller.tableView.selectionMode = .multiple
    table.press("space")
    edit { rows in
      rows.insert([TextRowController("first")], at: 0)
      rows.append(TextRowController("last"))
    }
    #expect(table.controller.tableView.selection == [RowPath(group: 0, row: 21)])
    #expect(cursorText == "20")
  }

  @Test func `a row that moves takes the cursor along`() {
    edit { rows in
      rows.move(from: 20, to: 500)
      rows.insert([TextRowController("first")], at: 0)
    }
    #expect(table.controller.tableView.cursor == RowPath(group: 0, row: 501))
  }

  @Test func `a stored row moves among rows made on demand`() {
    let row = ActionRowController("stored") { _ in }
    edit { $0.insert([row], at: 21) }
    table.press("down")
    #expect(cursorText == "stored")
    edit { rows in
      rows.remove(at: 21)
      rows.insert([row], at: 20)
      rows.removeLast(5)
    }
    #expect(table.controller.tableView.cursor == RowPath(group: 0, row: 20))
    #expect(cursorText == "stored")
  }

  @Test func `rows of another collection match by place`() {
    let context = table.controller.context(at: RowPath(group: 0, row: 20))
    edit { $0 = RowList(0..<900) { .action("other \($0)") { _ in } } }
    #expect(cursorText == "other 20")
    #expect(context.path == nil)
  }
}
