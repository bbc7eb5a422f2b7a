import RowKit
import RowKitTesting
import Testing

/// The cursor and the search with collapsed groups.
@MainActor struct CollapsedGroupsTests {
  @Test func `the cursor of a group that is hidden goes to the nearest row that does something`() {
    let table = TableDriver(
      .stops("A", count: 2), .stops("B", count: 1), .words("C", count: 2), .stops("D", count: 1),
      width: 12)
    table.press("down", "down")
    table.controller.setCollapsed(true, group: 1)
    table.update()
    table.expect(
      """
      A
        a1
      > a2
      B
      C
        word 1
        word 2
      D
      """)
  }

  @Test func `a row that becomes usable takes no cursor from another`() {
    let row = { (name: String, isUsable: Bool) -> any CellController in
      .action(name, id: RowID(name), action: isUsable ? { _ in } : nil)
    }
    let table = TableDriver(
      TableGroup(rows: [row("Erase", false), row("Refresh", true)]), width: 14)
    #expect(table.cursor == RowPath(group: 0, row: 1))
    table.controller.tableGroups = [TableGroup(rows: [row("Erase", true), row("Refresh", true)])]
    table.update()
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test(arguments: 0...2)
  func `groups that show the first rows again get a cursor that wasn't moved`(count: Int) {
    let table = TableDriver(
      .stops("A", count: 2), .stops("B", count: 2), .stops("C", count: 1), width: 12)
    table.controller.setCollapsed(true, group: 0)
    table.update()
    #expect(table.controller.tableView.cursor == RowPath(group: 1, row: 0))
    table.controller.tableGroups = [
      .stops("A", count: 2), .stops("B", count: count), .stops("C", count: 1),
    ]
    table.update()
    #expect(table.controller.tableView.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `a row of a collapsed group isn't gone to by its id`() {
    let table = TableDriver(
      TableGroup("A", rows: [.text("a", id: "a")]), TableGroup("B", rows: [.text("b", id: "b")]),
      width: 12)
    table.controller.setCollapsed(true, group: 1)
    #expect(!table.controller.moveCursor(to: RowID("b")))
    table.controller.setCollapsed(false, group: 1)
    #expect(table.controller.moveCursor(to: RowID("b")))
  }

  @Test func `a group that is shown again gets the cursor if no row had it`() {
    let table = TableDriver(.stops("A", count: 2), width: 12)
    table.controller.setCollapsed(true, group: 0)
    table.update()
    #expect(table.cursor == nil)
    table.controller.setCollapsed(false, group: 0)
    table.update()
    #expect(table.cursor == RowPath(group: 0, row: 0))
    table.controller.tableGroups[0].isCollapsed = true
    table.update()
    #expect(table.cursor == nil)
    table.controller.tableGroups[0].isCollapsed = false
    table.update()
    table.expect(
      """
      A
      > a1
        a2
      """)
  }

  @Test(arguments: [false, true])
  func `a search shows rows that are not hidden, also when that changes`(byValue: Bool) {
    let table = TableDriver(.stops("A", count: 2), .stops("B", count: 2), width: 12)
    table.press("/", "2")
    collapse(true, in: table, byValue: byValue)
    table.expect(
      """
      A
      > a2
      """)
    collapse(false, in: table, byValue: byValue)
    table.expect(
      """
      A
      > a2
      B
        b2
      """)
  }

  @Test func `rows that come into a hidden group are not found`() {
    let table = TableDriver(.stops("A", count: 2), .stops("B", count: 2), width: 12)
    table.controller.setCollapsed(true, group: 1)
    table.press("/", "2")
    table.controller.insert([StopRow("c2")], at: RowPath(group: 1, row: 0))
    table.update()
    table.expect(
      """
      A
      > a2
      """)
  }

  @Test func `a row that takes the cursor into a hidden group loses it to the nearest`() {
    let table = TableDriver(
      TableGroup("A", rows: []), .stops("B", count: 1), .stops("C", count: 1), width: 12)
    table.controller.setCollapsed(true, group: 0)
    table.controller.moveCursor(to: RowPath(group: 1, row: 0))
    table.update()
    table.controller.performUpdates {
      table.controller.moveRow(
        from: RowPath(group: 1, row: 0), to: RowPath(group: 1, row: 0))
      table.controller.insert(.stops("N", count: 1), at: 0, animation: .fade)
    }
    table.update()
    table.expect(
      """
      N
        n1
      A
      B
      C
      > c1
      """)
  }

  @Test func `a row out of view that takes the cursor into a hidden group loses it too`() {
    let table = TableDriver(
      TableGroup(rows: []), .stops("B", count: 1), .stops("C", count: 9), width: 12, height: 5)
    table.controller.setCollapsed(true, group: 0)
    table.wheel(1)
    #expect(table.cursor == RowPath(group: 1, row: 0) && table.line(with: "b1") == nil)
    table.controller.performUpdates {
      table.controller.moveRow(
        from: RowPath(group: 1, row: 0), to: RowPath(group: 1, row: 0))
      table.controller.insert(.stops("N", count: 1), at: 0)
    }
    table.update()
    #expect(table.cursor == RowPath(group: 3, row: 0))
  }

  @Test func `a header that makes do with the cursor keeps it once it was used`() {
    var closed = TableGroup.stops("A", count: 2)
    (closed.isCollapsible, closed.isCollapsed) = (true, true)
    let table = TableDriver(closed, TableGroup("B", rows: [StopRow]()), width: 12)
    table.press("return")
    table.controller.insert([StopRow("new")], at: RowPath(group: 1, row: 0))
    table.update()
    #expect(table.line(with: "a1") != nil)
    table.press("return")
    #expect(table.line(with: "a1") == nil, "\(table.text)")
  }

  @Test func `selecting a row of a collapsed group does nothing`() {
    let hidden = StopRow("a1")
    let table = TableDriver(TableGroup("A", rows: [hidden]), .stops("B", count: 2), width: 12)
    table.controller.setCollapsed(true, group: 0)
    table.press("down")
    table.controller.select(RowPath(group: 0, row: 0))
    table.update()
    table.expect("A\nB\n  b1\n> b2")
    #expect(hidden.selections == 0)
  }

  @Test func `selecting a row that a search hides shows it`() {
    let table = TableDriver(.stops("A", count: 1), .stops("B", count: 9), width: 12, height: 4)
    table.press("/", "b", "9", "tab")
    table.controller.select(RowPath(group: 0, row: 0))
    table.update()
    #expect(table.line(with: "> a1") != nil)
  }

  @Test func `within a batch a group is hidden after the changes by position`() {
    let table = TableDriver(.stops("A", count: 1), .stops("B", count: 2), width: 12)
    table.controller.performUpdates {
      table.controller.setCollapsed(true, group: 0)
      #expect(table.controller.group(at: 0)?.isCollapsed == false)
      table.controller.moveGroup(from: 1, to: 0)
    }
    table.update()
    table.expect("B\n  b1\n> b2\nA")
  }

  private func collapse(_ isCollapsed: Bool, in table: TableDriver, byValue: Bool) {
    if byValue {
      table.controller.tableGroups[1].isCollapsed = isCollapsed
    } else {
      table.controller.setCollapsed(isCollapsed, group: 1)
    }
    table.update()
  }
}
