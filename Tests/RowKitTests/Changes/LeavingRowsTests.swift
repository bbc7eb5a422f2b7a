import RowKit
import RowKitTesting
import Testing

/// Rows that do something when they leave the view.
@MainActor struct LeavingRowsTests {
  private func table(_ count: Int = 40, height: Int = 10) -> TableDriver {
    TableDriver(
      TableGroup("Rows", rows: (0..<count).map { LeavingRow("row \($0)") }), width: 20,
      height: height)
  }

  private func row(_ number: Int, of table: TableDriver) throws -> LeavingRow {
    try #require(table.controller.row(at: RowPath(group: 0, row: number)) as? LeavingRow)
  }

  @Test func `a change of another row's cell is in the same frame`() throws {
    let table = table()
    try row(0, of: table).onEnd = { [controller = table.controller] in
      controller.tableView.cell(at: RowPath(group: 0, row: 8))?.text = "changed"
    }
    table.wheel(2)
    #expect(table.content.contains { $0.contains("changed") })
  }

  @Test func `a request of a row that left is carried out`() throws {
    let table = table()
    let eighth = try row(8, of: table)
    try row(0, of: table).onEnd = { [controller = table.controller] in
      eighth.text = "reloaded"
      controller.reloadRows(at: [RowPath(group: 0, row: 8)])
      controller.insert([LeavingRow("new")], at: RowPath(group: 0, row: 7))
    }
    table.wheel(2)
    table.update()
    #expect(
      table.content.contains { $0.contains("reloaded") }
        && table.content.contains { $0.contains("new") })
  }

  @Test func `a removal that a row requests while its group collapses is carried out`() throws {
    let table = table()
    try row(0, of: table).onEnd = { [controller = table.controller] in
      controller.removeRows(at: [RowPath(group: 0, row: 39)])
    }
    table.stage.handle(.key(KeyPress(.pageDown)), at: .zero)
    table.controller.setCollapsed(true, group: 0)
    table.update()
    #expect(table.controller.tableGroups[0].rows.count == 39)
  }

  @Test func `a row whose leaving was shown reads cells`() throws {
    let table = table()
    var texts: [String?] = []
    try row(2, of: table).onEnd = { [controller = table.controller] in
      texts.append(controller.tableView.cell(at: RowPath(group: 0, row: 0))?.text)
    }
    table.controller.removeRows(at: [RowPath(group: 0, row: 2)], animation: .left)
    table.update()
    table.controller.reloadRows(at: [RowPath(group: 0, row: 1)])
    table.advance(by: .seconds(2))
    #expect(texts == ["row 0"])
  }

  @Test func `a removed row reads cells, without animations`() throws {
    let table = table()
    var texts: [String?] = []
    try row(2, of: table).onEnd = { [controller = table.controller] in
      texts.append(controller.tableView.cell(at: RowPath(group: 0, row: 0))?.text)
    }
    table.controller.removeRows(at: [RowPath(group: 0, row: 2)], animation: .none)
    table.update()
    #expect(texts == ["row 0"])
  }

  @Test func `rows that left before their screen is covered hear of it`() throws {
    let table = table()
    var count = 0
    for number in 0..<3 { try row(number, of: table).onEnd = { count += 1 } }
    table.stage.handle(.key(KeyPress(.pageDown)), at: .zero)
    table.controller.push(GenericTableController(title: "Above"))
    table.update()
    #expect(count == 3)
  }
}

private final class LeavingRow: SelectableRow {
  var text: String
  var onEnd: (() -> Void)?

  init(_ text: String) {
    self.text = text
  }

  func configure(_ cell: TableCell) {
    cell.text = text
  }

  func didEndDisplaying(_ cell: TableCell) { onEnd?() }

  func didSelect(_ row: RowContext) {}
}
