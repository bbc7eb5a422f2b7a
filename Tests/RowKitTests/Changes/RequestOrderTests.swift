import RowKit
import RowKitTesting
import Testing

/// Requests are carried out in the order in which they were made.
@MainActor struct RequestOrderTests {
  private let first = RowPath(group: 0, row: 0)

  private func names(_ table: TableDriver) -> [String] {
    let rows = table.controller.tableGroups[0].rows
    return (0..<rows.count).compactMap { (rows[$0] as? OrderedRow)?.name }
  }

  @Test func `a change that an observer makes doesn't overtake requests that wait`() {
    let table = TableDriver(TableGroup(rows: ["a", "b", "c"].map { OrderedRow($0) }), width: 12)
    let controller = table.controller
    // Both wait until the layout is done; the second is meant for the table after the first.
    let asking = OrderedRow("asks") { [weak controller] in
      controller?.removeRows(at: [RowPath(group: 0, row: 1)])
      controller?.removeRows(at: [RowPath(group: 0, row: 1)])
    }
    controller.insert([asking], at: first)
    var count = 0
    controller.onChange = { [weak controller] changes in
      guard !changes.removedRows.isEmpty, count == 0 else { return }
      count += 1
      controller?.insert([OrderedRow("new")], at: RowPath(group: 0, row: 0))
    }
    table.update()
    #expect(names(table) == ["new", "asks", "c"])
    table.expectConsistentDrawing()
  }

  @Test(arguments: [0, 1, 2]) func `rows at a position beyond all keep their order`(distance: Int) {
    let table = TableDriver(TableGroup(rows: [OrderedRow("a")]), width: 12)
    let path = RowPath(group: 0, row: .max - distance)
    table.controller.performUpdates {
      table.controller.insert(["b", "c", "d"].map { OrderedRow($0) }, at: path)
      table.controller.insert([OrderedRow("first")], at: first)
    }
    #expect(names(table) == ["first", "a", "b", "c", "d"])
  }

  @Test func `positions beyond all rows do nothing while a row is expanded`() {
    let parent = ExpandableRowController("P", id: "P", children: [OrderedRow("c")])
    let table = TableDriver(TableGroup(rows: [parent, OrderedRow("x")]), width: 12)
    table.controller.setExpanded(true, at: first)
    let far = RowPath(group: 0, row: .max)
    table.controller.onDiagnostic = { _ in }
    table.controller.removeRows(at: [far])
    table.controller.moveRow(from: far, to: first)
    table.controller.replaceRow(at: far, with: OrderedRow("y"))
    table.update()
    #expect(names(table) == ["c", "x"])
  }

  @Test func `an expanded row that is moved twice keeps its children`() {
    let parent = ExpandableRowController(
      "P", id: "P", children: ["c1", "c2"].map { OrderedRow($0) })
    let table = TableDriver(
      TableGroup(rows: [parent] + ["x", "y", "z"].map { OrderedRow($0) }), width: 12)
    let controller = table.controller
    controller.setExpanded(true, at: first)
    table.update()
    controller.onDiagnostic = { _ in }
    controller.performUpdates {
      controller.moveRow(from: first, to: RowPath(group: 0, row: 1))
      controller.moveRow(from: first, to: RowPath(group: 0, row: 2))
    }
    table.update()
    #expect(names(table) == ["x", "y", "c1", "c2", "z"])
  }

  @Test func `a change made by an observer comes after the request being carried out`() {
    let table = TableDriver(TableGroup(rows: ["a", "b", "c"].map { OrderedRow($0) }), width: 12)
    let controller = table.controller
    let asking = OrderedRow("asks") { [weak controller] in
      controller?.removeRows(at: [RowPath(group: 0, row: 3)])
    }
    controller.replaceRow(at: first, with: asking)
    _ = controller.tableView.visibleRows
    var count = 0
    controller.onChange = { [weak controller] _ in
      count += 1
      if count == 1 { controller?.insert([OrderedRow("new")], at: RowPath(group: 0, row: 0)) }
    }
    controller.removeRows(at: [RowPath(group: 0, row: 1)])
    #expect(names(table).first == "new")
    #expect(!names(table).contains("b"))
  }

  @Test func `groups read between frames are without the rows whose removal waited`() {
    let table = TableDriver(TableGroup(rows: ["b"].map { OrderedRow($0) }), width: 12)
    let controller = table.controller
    controller.insert(
      [
        OrderedRow("asks") { [weak controller] in
          controller?.removeRows(at: [RowPath(group: 0, row: 1)])
        }
      ], at: first)
    _ = controller.tableView.visibleRows
    controller.tableGroups[0].rows.append(OrderedRow("x"))
    table.update()
    #expect(names(table) == ["asks", "x"])
  }

  @Test func `rows appended while a removal waits don't bring the removed row back`() {
    let table = TableDriver(TableGroup(rows: ["b", "c"].map { OrderedRow($0) }), width: 12)
    let controller = table.controller
    let rows = ["one", "two"].map { name in
      OrderedRow(name) { [weak controller] in
        guard let controller else { return }
        controller.removeRows(at: [RowPath(group: 0, row: 2)])
        controller.tableGroups[0].rows.append(OrderedRow("after \(name)"))
        controller.changeRows(ofGroup: 0) { $0.append(OrderedRow("last")) }
        #expect(controller.tableGroups[0].rows.count == (name == "two" ? 6 : 5))
      }
    }
    controller.insert(rows, at: first)
    table.update()
    #expect(names(table) == ["one", "two", "after one", "last", "after two", "last"])
    table.expectConsistentDrawing()
  }

  /// Makes a request while a row is configured, and appends a row to the groups as they are read then.
  ///
  /// Returns the names of the rows afterwards.
  private func names(
    of rows: [any CellController], opening: Bool = false, isCollapsed: Bool = false,
    _ request: @escaping (GenericTableController) -> Void
  ) -> [String] {
    let table = TableDriver(TableGroup(rows: RowList(rows)), width: 12)
    let controller = table.controller
    if opening { table.press("right") }
    controller.insert(
      TableGroup(
        rows: [
          OrderedRow("asks") { [weak controller] in
            guard let controller else { return }
            request(controller)
            controller.tableGroups[0].rows.append(OrderedRow("x"))
          }
        ]), at: 1)
    table.update()
    table.update()
    table.expectConsistentDrawing()
    #expect(controller.tableGroups[0].isCollapsed == isCollapsed)
    return names(table)
  }

  @Test func `an open row whose removal waits takes its children with it`() {
    let parent = ExpandableRowController("P") {
      OrderedRow("c1")
      OrderedRow("c2")
    }
    let names = names(of: [parent, OrderedRow("a")], opening: true) {
      $0.removeRows(at: [RowPath(group: 0, row: 0)])
    }
    #expect(names == ["a", "x"])
  }

  @Test func `rows changed in a batch that waits are read`() {
    let names = names(of: [OrderedRow("a")]) { table in
      table.performUpdates { table.changeRows(ofGroup: 0) { $0.append(OrderedRow("y")) } }
    }
    #expect(names == ["a", "y", "x"])
  }

  @Test func `rows inserted into a group that is replaced in the same batch are read`() {
    let names = names(of: [OrderedRow("a")]) { table in
      table.performUpdates {
        table.replaceGroup(at: 0, with: TableGroup(rows: [OrderedRow("b")]))
        table.insert([OrderedRow("n")], at: RowPath(group: 0, row: 0))
      }
    }
    #expect(names == ["n", "b", "x"])
  }

  @Test func `a group that waits to be collapsed is read as collapsed`() {
    let names = names(of: [OrderedRow("a")], isCollapsed: true) {
      $0.setCollapsed(true, group: 0)
    }
    #expect(names == ["a", "x"])
  }

  @Test func `rows far beyond every table go to its end`() {
    let table = TableDriver(OrderedRow("a"), width: 12)
    let controller = table.controller
    controller.insert([OrderedRow("b")], at: RowPath(group: 0, row: .max))
    controller.insert([OrderedRow("c")], at: RowPath(group: .max, row: .max))
    controller.context(at: RowPath(group: 0, row: .max)).insertBelow([OrderedRow("d")])
    controller.context(at: RowPath(group: 0, row: 2)).insertBelow([OrderedRow("e")])
    controller.removeRows(at: [RowPath(group: 0, row: .max), RowPath(group: .max, row: 0)])
    controller.moveRow(from: first, to: RowPath(group: 0, row: .max))
    table.update()
    #expect(names(table) == ["b", "c", "e", "a"])
  }

  @Test func `a row deleted by key goes although its table changes while it is configured`() {
    let table = TableDriver(TableGroup(rows: ["a", "b", "c"].map { OrderedRow($0) }), width: 30)
    let controller = table.controller
    table.press("down")
    let row = controller.row(at: RowPath(group: 0, row: 1)) as? OrderedRow
    row?.request = { [weak controller] in
      controller?.insert([OrderedRow("new")], at: RowPath(group: 0, row: 0))
    }
    row?.reloadsOnDelete = true
    table.press("delete")
    table.update()
    #expect(names(table) == ["new", "a", "c"])
    #expect(row?.deletions == 1)
  }

  @Test func `a context for a path without a row is that of a row that is gone`() {
    let table = TableDriver(TableGroup(rows: [OrderedRow("a")]), width: 12)
    for path in [
      RowPath(group: 0, row: 1), RowPath(group: 7, row: 0), RowPath(group: 0, row: -1),
      RowPath(group: 0, row: .max), RowPath(group: .min, row: .min),
    ] {
      let context = table.controller.context(at: path)
      #expect(context.path == nil)
      context.insertBelow([OrderedRow("x")])
    }
    #expect(names(table) == ["a"])
  }
}

/// A row that makes a request once, the next time it is configured.
private final class OrderedRow: EditableRow, SelectableRow {
  let name: String
  var request: (() -> Void)?
  var reloadsOnDelete = false
  var deletions = 0

  init(_ name: String, request: (() -> Void)? = nil) {
    self.name = name
    self.request = request
  }

  func configure(_ cell: TableCell) {
    cell.text = name
    request.take()?()
  }

  func didDelete(_ row: RowContext) {
    deletions += 1
    if reloadsOnDelete { row.reload() }
  }

  func didSelect(_ row: RowContext) {}
}
