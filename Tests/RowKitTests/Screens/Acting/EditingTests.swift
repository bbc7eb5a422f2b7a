import RowKit
import RowKitTesting
import Testing

@MainActor struct EditingTests {
  private let rows = ["Ada", "Bob", "Cem"].map { ProbeRow($0) }

  private func table(height: Int = 8) -> TableDriver {
    TableDriver(TableGroup(rows: rows as [any CellController]), width: 30, height: height)
  }

  @Test func `edit mode shows the available actions of rows`() {
    let table = table()
    table.press("e")
    table.expect(
      """
      > ⊖ Ada                     ≡
        ⊖ Bob                     ≡
        ⊖ Cem                     ≡
      """)
    table.press("e")
    table.expect(
      """
      > Ada
        Bob
        Cem
      """)
  }

  @Test func `rows have no grips while a search hides others`() {
    let table = table()
    table.press("e")
    table.press("/", "c", "tab")
    table.expect("> ⊖ Cem")
    table.press("escape", "escape", "e")
    table.expect(
      """
        ⊖ Ada                     ≡
        ⊖ Bob                     ≡
      > ⊖ Cem                     ≡
      """)
  }

  @Test func `in edit mode the mouse uses the signs of rows`() {
    let table = table()
    table.press("e")
    table.click(column: 2, line: 2)
    table.expect(
      """
        ⊖ Ada                     ≡
      > ⊖ Cem                     ≡
      """)
    #expect(rows[1].events == ["delete"])
    table.click(column: 6, line: 2)
    #expect(rows[2].events == ["select"])
  }

  @Test func `the second press of a double click deletes no other row`() {
    let table = table()
    table.stage.animatesChanges = false
    table.press("e")
    for _ in 0..<2 { table.click(column: 2, line: 2) }
    #expect(rows.map(\.events) == [[], ["delete"], []])
    table.advance(by: .milliseconds(500))
    table.click(column: 2, line: 2)
    #expect(rows.map(\.events) == [[], ["delete"], ["delete"]])
  }

  @Test func `a row stays where edit mode leaves it, though the button is still held`() {
    let table = table()
    table.press("e")
    func send(_ action: MouseEvent.Action, _ line: Int) {
      table.player.send(.mouse(MouseEvent(action, at: ScreenPoint(column: 28, line: line))))
    }
    send(.press, 1)
    send(.drag, 2)
    table.press("escape")
    send(.drag, 3)
    table.expect(
      """
        Bob
      > Ada
        Cem
      """)
  }

  @Test func `in edit mode a row is moved by its grip`() {
    let table = table()
    table.press("e")
    table.drag(from: (column: 28, line: 1), to: (28, 2), (28, 3))
    table.expect(
      """
        ⊖ Bob                     ≡
        ⊖ Cem                     ≡
      > ⊖ Ada                     ≡
      """)
    table.press("u")
    table.expect(
      """
      > ⊖ Ada                     ≡
        ⊖ Bob                     ≡
        ⊖ Cem                     ≡
      """)
    table.drag(from: (column: 28, line: 1), to: (28, 3))
    table.drag(from: (column: 28, line: 2), to: (28, 8), (28, 1))
    table.expect(
      """
      > ⊖ Cem                     ≡
        ⊖ Bob                     ≡
        ⊖ Ada                     ≡
      """)
    #expect(rows[1].events.isEmpty)
  }

  @Test func `a move after an undo while the row is carried is undone by itself`() {
    let table = table()
    table.press("down", "down", "delete", "home", "e")
    let carry = { (action: MouseEvent.Action, line: Int) in
      table.player.send(.mouse(MouseEvent(action, at: ScreenPoint(column: 28, line: line))))
    }
    carry(.press, 1)
    carry(.drag, 2)
    table.press("u")
    carry(.drag, 1)
    carry(.drag, 2)
    carry(.release, 2)
    table.press("u")
    table.expect(
      """
      > ⊖ Ada                     ≡
        ⊖ Bob                     ≡
      """)
    table.press("u")
    #expect(table.text.contains("Cem"))
  }

  @Test func `a carried row goes on beyond the edge of the window, a row for each movement`() {
    let rows = (1...9).map { ProbeRow("row \($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 30, height: 4)
    let order = { () -> [String] in
      let rows = table.controller.tableGroups[0].rows
      return (0..<rows.count).map { (rows[$0] as? ProbeRow)?.text ?? "" }
    }
    table.press("e")
    table.drag(from: (column: 28, line: 1), to: (28, 4), (28, 5), (28, 5))
    #expect(order().firstIndex(of: "row 1") == 5, "\(table.text)")
    table.expect(
      """
        ⊖ row 4                   ≡
        ⊖ row 5                   ≡
        ⊖ row 6                   ≡
      > ⊖ row 1                   ≡
      """)
    table.drag(from: (column: 28, line: 4), to: (28, 1), (28, 0), (28, 0))
    #expect(order().firstIndex(of: "row 1") == 0, "\(table.text)")
  }

  @Test func `a carried row doesn't come back from a taller one`() {
    let rows = [ProbeRow("Ada"), ProbeRow("Bob", lines: 3), ProbeRow("Cem")]
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 30, height: 8)
    table.press("e")
    for line in 2...4 {
      table.drag(from: (column: 28, line: table.line(with: "⊖ Ada") ?? 0), to: (28, line))
      #expect(table.line(with: "⊖ Ada") == (line < 4 ? 1 : 4), "\(table.text)")
    }
  }

  @Test func `a row is carried over an open row and its children once the mouse is below them`() {
    let open = ExpandableRowController("Open") {
      ProbeRow("c1")
      ProbeRow("c2")
    }
    let rows: [any CellController] = [ProbeRow("Ada"), open, ProbeRow("Bob")]
    let table = TableDriver(TableGroup(rows: RowList(rows)), width: 30, height: 8)
    table.press("down", "right", "up", "e")
    #expect(table.line(with: "c2") == 4)
    for line in 2...4 {
      table.drag(from: (column: 28, line: table.line(with: "⊖ Ada") ?? 0), to: (28, line))
      #expect(table.line(with: "⊖ Ada") == (line < 4 ? 1 : 4), "\(table.text)")
    }
    for line in [3, 2, 1] {
      table.drag(from: (column: 28, line: table.line(with: "⊖ Ada") ?? 0), to: (28, line))
      #expect(table.line(with: "⊖ Ada") == (line > 1 ? 4 : 1), "\(table.text)")
    }
  }

  @Test func `a row is carried over an open row that the window doesn't show whole`() {
    let open = ExpandableRowController("Open") { for row in 1...20 { ProbeRow("c\(row)") } }
    let rows: [any CellController] = [ProbeRow("Ada"), open, ProbeRow("Bob")]
    let table = TableDriver(TableGroup(rows: RowList(rows)), width: 30, height: 8)
    table.press("down", "right", "up", "e")
    #expect(table.line(with: "⊖ Ada") == 1, "\(table.text)")
    table.drag(from: (column: 28, line: 1), to: (28, 3), (28, 7))
    #expect(table.cursor == RowPath(group: 0, row: 0), "\(table.text)")
    table.drag(from: (column: 28, line: 1), to: (28, 7), (28, 8), (28, 8))
    #expect(table.cursor == RowPath(group: 0, row: 21), "\(table.text)")
    let line = table.line(with: "⊖ Ada") ?? 0
    table.drag(from: (column: 28, line: line), to: (28, 4), (28, 2))
    #expect(table.cursor == RowPath(group: 0, row: 21), "\(table.text)")
    table.drag(from: (column: 28, line: line), to: (28, 2), (28, 1), (28, 1))
    #expect(table.cursor == RowPath(group: 0, row: 0), "\(table.text)")
  }

  @Test func `escape ends edit mode and the bottom line follows`() {
    let table = table()
    table.resize(width: 80, height: 10)
    table.press("e")
    #expect(table.lines.last?.contains("e done") == true)
    table.press("escape")
    #expect(table.lines.last?.contains("e edit") == true)
  }

  @Test func `a table of rows that can't be edited has no edit mode`() {
    let table = TableDriver(.stops("A", count: 2), width: 30)
    table.press("e")
    #expect(!table.controller.isEditing)
    #expect(table.lines.last == " No editable row in view.")
  }

  @Test func `deleting the row with the cursor gives it to the next`() {
    let table = table()
    table.press("down", "delete")
    table.expect(
      """
        Ada
      > Cem
      """)
    #expect(rows[1].events == ["delete"])
  }

  @Test func `deleting the last row gives the cursor to the one above`() {
    let table = table()
    table.press("end", "delete")
    table.expect(
      """
        Ada
      > Bob
      """)
  }

  @Test func `deleting the last row in view gives the cursor to the next below the window`() {
    let rows = (1...9).map { ProbeRow("r\($0)", lines: 2) as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 20, height: 4)
    table.press("down", "delete")
    table.advance(by: .seconds(5))
    table.expect(
      """
        r1 1
        r1 2
      > r3 1
        r3 2
      """)
    table.expectConsistentDrawing()
  }

  @Test func `every row can be deleted`() {
    let table = table()
    table.press("delete", "delete", "delete", "delete")
    table.expect("")
    #expect(table.cursor == nil)
  }

  @Test func `a deletion can be taken back`() {
    let table = table()
    table.press("down", "delete", "u")
    table.expect(
      """
        Ada
      > Bob
        Cem
      """)
    #expect(rows[1].events == ["delete", "undo"])
  }

  @Test func `deletions are taken back in turn`() {
    let table = table()
    table.press("delete", "delete", "delete", "u", "u", "u", "u")
    table.expect(
      """
      > Ada
        Bob
        Cem
      """)
  }

  @Test func `after a deletion the bottom line says how to undo it`() {
    let table = table()
    table.press("delete")
    #expect(table.lines.last == " Deleted Ada.  u undo")
  }

  @Test func `a row moves down and back up`() {
    let table = table()
    table.press("alt+down")
    table.expect(
      """
        Bob
      > Ada
        Cem
      """)
    table.press("alt+down", "alt+down", "alt+up")
    table.expect(
      """
        Bob
      > Ada
        Cem
      """)
    #expect(rows[0].events == ["move 0.0 0.1", "move 0.1 0.2", "move 0.2 0.1"])
  }

  @Test(arguments: ["alt+down alt+down u u", "alt+down delete u u"])
  func `moves can be taken back, also of a row that was deleted and came back`(keys: String) {
    let table = table()
    table.press(keys)
    table.expect(
      """
      > Ada
        Bob
        Cem
      """)
  }

  @Test func `undoing a move starts from the current position of the row`() {
    let table = table()
    table.press("alt+down")
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    table.controller.insert(TableGroup("G", rows: []), at: 0)
    table.press("u")
    table.expect(
      """
      G
        new
      > Ada
        Bob
        Cem
      """)
    #expect(rows[0].events == ["move 0.0 0.1", "move 1.2 1.1"])
    #expect(rows[1].events.isEmpty)
  }

  @Test(arguments: ["home", "down", "end"])
  func `a deleted row comes back between those it stood between`(key: String) {
    let table = table()
    table.press(key, "delete")
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    table.controller.insert(TableGroup("G", rows: []), at: 0)
    table.press("u")
    let words = table.content.filter { !$0.isEmpty }.map { $0.drop { " >".contains($0) } }
    #expect(words == ["G", "new", "Ada", "Bob", "Cem"])
  }

  @Test func `return in edit mode uses the sign at the left`() {
    let table = table()
    table.press("e", "return")
    #expect(rows[0].events == ["delete"])
  }

  @Test func `rows inserted above the window don't move the visible rows`() {
    let table = TableDriver(.stops("A", count: 30), width: 20, height: 5)
    table.press("pagedown", "pagedown")
    let seen = table.content
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    table.update()
    #expect(table.content == seen)
    table.expectConsistentDrawing()
  }
}
