import RowKit
import RowKitTesting
import Testing

/// Deletions of many rows, one after the other.
@MainActor struct ManyDeletionsTests {
  private final class Names {
    var all = (0..<1_000).map { "Row \($0)" }
  }

  private final class NameRow: EditableRow {
    let name: String
    let names: Names
    var rowID: RowID? { RowID(name) }

    init(_ name: String, _ names: Names) { (self.name, self.names) = (name, names) }

    func configure(_ cell: TableCell) { cell.text = name }
    func didDelete(_ row: RowContext) { names.all.removeAll { $0 == name } }
    func didUndoDelete(_ row: RowContext) { names.all.append(name) }
  }

  @Test func `the last hundred of a thousand deletions are undone`() {
    let names = Names()
    let table = TableDriver(TableGroup(rows: names.all.map { NameRow($0, names) }), width: 30)
    for _ in 0..<1_000 { table.controller.context(at: RowPath(group: 0, row: 0)).delete() }
    #expect(names.all.isEmpty)
    for _ in 0..<200 { table.press("u") }
    #expect(names.all.count == 100)
    #expect(names.all.last == "Row 900")
  }
}
