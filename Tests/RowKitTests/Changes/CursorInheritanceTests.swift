import RowKit
import RowKitTesting
import Testing

@MainActor struct CursorInheritanceTests {
  @Test(arguments: 1...4)
  func `rows inserted below a header that fills the window take the cursor`(lines: Int) {
    let table = TableDriver(TableGroup("Rows", rows: [StopRow]()))
    table.resize(width: 12, height: lines)
    table.controller.insert([StopRow("a"), StopRow("b")], at: RowPath(group: 0, row: 0))
    table.update()
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `after a row is removed, the row below has the cursor`() {
    let table = table(at: 1)
    table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
    table.update()
    table.expect(
      """
        a1
      > a3
        a4
      """)
  }

  @Test func `removing the last row moves the cursor to the row above`() {
    let table = table(at: 3)
    table.controller.removeRows(at: [RowPath(group: 0, row: 3)])
    table.update()
    table.expect(
      """
        a1
        a2
      > a3
      """)
  }

  @Test func `the next row of the group that can be selected inherits the cursor`() {
    let table = TableDriver(
      StopRow("a"), StopRow("b"), TextRowController("word"), StopRow("c"), width: 12)
    table.press("down")
    table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
    table.update()
    table.expect(
      """
        a
        word
      > c
      """)
  }

  @Test func `after a row is replaced, the new row has the cursor`() {
    let table = table(at: 1)
    table.controller.replaceRow(at: RowPath(group: 0, row: 1), with: StopRow("x"))
    table.update()
    table.expect(
      """
        a1
      > x
        a3
        a4
      """)
  }

  @Test func `the cursor goes along with its row`() {
    let table = table(at: 1)
    table.controller.moveRow(from: RowPath(group: 0, row: 1), to: RowPath(group: 0, row: 3))
    table.update()
    table.expect(
      """
        a1
        a3
        a4
      > a2
      """)
  }

  @Test func `the cursor goes along with its group`() {
    let table = TableDriver(.stops("A", count: 2), .stops("B", count: 2), width: 12)
    table.press("down")
    table.controller.moveGroup(from: 0, to: 1)
    table.update()
    table.expect(
      """
      B
        b1
        b2
      A
        a1
      > a2
      """)
  }

  @Test func `after a group is removed, an adjacent group has the cursor`() {
    let table = TableDriver(
      .stops("A", count: 2), .stops("B", count: 2), .stops("C", count: 1), width: 12)
    table.press("down", "down")
    table.controller.removeGroup(at: 1)
    table.update()
    table.expect(
      """
      A
        a1
        a2
      C
      > c1
      """)
  }

  @Test func `removing a group with the cursor out of view moves the cursor to a near row`() {
    let table = TableDriver(
      .stops("A", count: 8), .stops("B", count: 8), .stops("C", count: 8), width: 12, height: 4)
    for _ in 0..<14 { table.press("down") }
    table.wheel(-8)
    table.controller.removeGroup(at: 1)
    table.update()
    #expect(table.cursor == RowPath(group: 1, row: 0))
  }

  @Test(arguments: [true, false])
  func `rows added where a group was take its cursor, unless they replace others`(
    isReplacing: Bool
  ) {
    let table = TableDriver(.stops("A", count: 3), .stops("B", count: 1), width: 12)
    table.press("end")
    table.controller.performUpdates {
      if isReplacing { table.controller.removeRows(at: [RowPath(group: 0, row: 2)]) }
      table.controller.removeGroup(at: 1)
      let end = RowPath(group: 0, row: isReplacing ? 2 : 3)
      table.controller.insert([StopRow("x"), StopRow("y")], at: end)
    }
    table.update()
    table.expect(isReplacing ? "A\n  a1\n  a2\n  x\n> y" : "A\n  a1\n  a2\n  a3\n> x\n  y")
  }

  @Test func `rows that go to the group above keep the place of the cursor among them`() {
    let table = TableDriver(.stops("A", count: 1), .stops("B", count: 3), width: 12)
    table.press("down down")
    table.controller.performUpdates {
      table.controller.removeGroup(at: 1)
      table.controller.insert(
        [StopRow("x"), StopRow("y"), StopRow("z")], at: RowPath(group: 0, row: 1))
    }
    table.update()
    table.expect("A\n  a1\n  x\n> y\n  z")
  }

  @Test func `rows added elsewhere leave the cursor to a group that came in`() {
    let table = TableDriver(
      .stops("A", count: 1), .stops("B", count: 1), .stops("C", count: 1), width: 12)
    table.press("end")
    table.controller.performUpdates {
      table.controller.removeGroup(at: 2)
      table.controller.removeGroup(at: 1)
      table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 1))
      table.controller.insert(.stops("D", count: 1), at: 1)
    }
    table.update()
    table.expect("A\n  a1\n  x\nD\n> d1")
  }

  @Test func `a table that loses all its rows takes new ones with a cursor`() {
    let table = table(at: 2)
    table.controller.tableGroups = []
    table.update()
    #expect(table.cursor == nil)
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    table.update()
    table.expect("> new")
  }

  @Test(arguments: [true, false])
  func `the cursor of a removed row stays where rows or groups above it move away`(groups: Bool) {
    let table =
      groups
      ? TableDriver(
        .stops("A", count: 1), .stops("B", count: 1), .stops("C", count: 2), .stops("D", count: 1),
        width: 12)
      : TableDriver(.stops("A", count: 5), width: 12)
    table.press("down")
    table.controller.performUpdates {
      if groups {
        table.controller.removeGroup(at: 1)
        table.controller.moveGroup(from: 0, to: 2)
      } else {
        table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
        table.controller.moveRow(from: RowPath(group: 0, row: 0), to: RowPath(group: 0, row: 3))
      }
    }
    table.update()
    table.expect(groups ? "C\n> c1\n  c2\nD\n  d1\nA\n  a1" : "A\n> a3\n  a4\n  a5\n  a1")
  }

  @Test(arguments: [true, false])
  func `a moved cursor stays on a row that had to take it, however soon others come`(
    isDrawn: Bool
  ) {
    let table = TableDriver(
      TableGroup(rows: [StopRow("a")]), TableGroup(rows: [TextRowController("word")]), width: 12)
    table.press("home")
    table.controller.removeGroup(at: 0)
    if isDrawn { table.update() }
    table.controller.insert([StopRow("b")], at: RowPath(group: 0, row: 1))
    table.update()
    table.expect("> word\n  b")
  }

  @Test func `after all usable rows are removed, other rows take the cursor`() {
    let table = TableDriver(StopRow("a"), TextRowController("word"), width: 12)
    table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
    table.update()
    table.expect("> word")
  }

  @Test func `when a row that does something comes, the others can't take the cursor any more`() {
    let words = (1...3).map { TextRowController("word \($0)") }
    let table = TableDriver(TableGroup(rows: words), width: 12)
    table.press("down")
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 3))
    table.update()
    table.expect(
      """
        word 1
      > word 2
        word 3
        new
      """)
    table.press("down")
    #expect(table.cursor == RowPath(group: 0, row: 3))
    table.press("up")
    #expect(table.cursor == RowPath(group: 0, row: 3))
  }

  private func table(at row: Int) -> TableDriver {
    let rows = (1...4).map { StopRow("a\($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 12)
    for _ in 0..<row { table.press("down") }
    return table
  }
}
