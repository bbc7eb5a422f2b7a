import RowKit
import RowKitTesting
import Testing

@MainActor struct StandingStillTests {
  @Test func `rows inserted above the window don't move the visible rows`() {
    let table = scrolled(.stops("A", count: 12))
    table.expect(
      """
      A
        a4
        a5
        a6
      """)
    table.controller.insert([StopRow("x"), StopRow("y")], at: RowPath(group: 0, row: 1))
    table.update()
    table.expect(
      """
      A
        a4
        a5
        a6
      """)
  }

  @Test func `a row inserted under a pinned header doesn't move the visible rows`() {
    let table = scrolled(.stops("A", count: 12))
    // The header covers a3: what comes in below a3 is not seen either.
    table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 3))
    table.update()
    table.expect(
      """
      A
        a4
        a5
        a6
      """)
  }

  @Test func `a row inserted at the top is seen when the top is seen`() {
    let table = TableDriver(TableGroup(rows: stops("a", 12)), width: 12, height: 4)
    table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 0))
    table.update()
    table.expect(
      """
      > x
        a1
        a2
        a3
      """)
  }

  @Test func `a row of several lines that comes in cut off leaves the rows below in their place`() {
    let table = scrolled(.stops("A", count: 12))
    table.controller.insert([ProbeRow("x", lines: 4)], at: RowPath(group: 0, row: 3))
    table.update()
    table.expect(
      """
      A
        a4
        a5
        a6
      """)
  }

  @Test func `the window doesn't follow the first visible row when it moves away`() {
    let table = scrolled(.stops("A", count: 12))
    table.controller.moveRow(from: RowPath(group: 0, row: 3), to: RowPath(group: 0, row: 11))
    table.update()
    table.expect(
      """
      A
        a3
        a5
        a6
      """)
  }

  @Test func `a row in view whose group collapses doesn't hold the rows below`() {
    var groups = [TableGroup.stops("A", count: 3), .stops("B", count: 3), .stops("C", count: 9)]
    let table = TableDriver(groups[0], groups[1], groups[2], width: 12, height: 6)
    for _ in 0..<7 { table.press("down") }
    table.wheel(1)
    let line = table.line(with: "c2")
    groups[1].isCollapsed = true
    groups[0].rows.append(StopRow("x"))
    table.controller.tableGroups = groups
    table.advance(by: .seconds(1))
    #expect(table.line(with: "c2") == line)
  }

  @Test func `the end of the table is kept at the end of the window`() {
    let table = TableDriver(TableGroup(rows: stops("a", 6)), width: 12, height: 4)
    table.press("end")
    table.controller.removeRows(at: [RowPath(group: 0, row: 4), RowPath(group: 0, row: 5)])
    table.update()
    table.expect(
      """
        a1
        a2
        a3
      > a4
      """)
  }

  @Test func `rows of several lines that come in above a short table stay in view`() {
    let table = TableDriver(TableGroup(rows: [StopRow("a")]), width: 12, height: 4)
    table.press("up")
    let row = ProbeRow("x", lines: 4)
    table.controller.insert(TableGroup("G", rows: [row]), at: 0, animation: .top)
    table.update()
    table.expect(
      """
      G
        x 3
        x 4
      > a
      """)
  }

  @Test(arguments: RowAnimation.allCases)
  func `a table doesn't scroll to a cursor that is out of view when rows are animated`(
    animation: RowAnimation
  ) {
    let rows = (1...3).map { ProbeRow("a\($0)", lines: 2) }
    let table = TableDriver(TableGroup(rows: rows + stops("b", 1)), width: 12, height: 6)
    table.press("end")
    table.controller.scrollToRow(at: RowPath(group: 0, row: 0))
    table.update()
    let seen = table.content
    for _ in 0..<2 {
      table.controller.reloadGroups(at: [0], animation: animation)
      table.update()
      #expect(table.content == seen)
    }
  }

  @Test func `a row with the cursor that the app shows stays in view when others grow`() {
    let rows = (1...3).map { ProbeRow("a\($0)", lines: 2) }
    let table = TableDriver(TableGroup(rows: rows + stops("b", 1)), width: 12, height: 6)
    table.press("end")
    table.controller.scrollToRow(at: RowPath(group: 0, row: 0))
    table.update()
    table.controller.reloadGroups(at: [0], animation: .top)
    table.controller.scrollToRow(at: RowPath(group: 0, row: 3))
    table.update()
    #expect(table.line(with: "> b1") != nil)
  }

  @Test func `a growing log keeps the visible lines in place`() {
    let lines = (1...1000).map { "line \($0)" }
    let group = TableGroup(rows: lines.lazy.map { TextRowController($0) })
    let table = TableDriver(group, width: 14, height: 3)
    table.press("down", "pagedown", "pagedown")
    let seen = table.content
    let more = RowList((1...50).map { "new \($0)" }.lazy.map { TextRowController($0) })
    table.controller.tableGroups[0].rows.append(more)
    table.controller.tableGroups[0].rows.insert(more, at: 0)
    table.controller.tableGroups[0].rows.removeFirst(20)
    table.update()
    #expect(table.content == seen)
    #expect(table.controller.tableGroups[0].rows.count == 1080)
  }

  // MARK: Support

  private func stops(_ name: String, _ count: Int) -> [any CellController] {
    (1...count).map { StopRow("\(name)\($0)") }
  }

  /// A table whose first rows are above the window, and whose cursor is out of view.
  private func scrolled(_ group: TableGroup) -> TableDriver {
    let table = TableDriver(group, width: 12, height: 4)
    table.wheel(1)
    return table
  }
}
