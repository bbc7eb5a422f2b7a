import RowKit
import RowKitTesting
import Testing

/// Replacing the contents of a group by position: rows in both contents stay.
@MainActor struct ReplacedGroupsTests {
  private func row(_ name: String) -> any CellController {
    .action(name, id: RowID(name)) { _ in }
  }

  private func group(_ header: String?, _ names: String...) -> TableGroup {
    TableGroup(header, rows: names.map { row($0) })
  }

  private func table(_ groups: TableGroup...) -> TableDriver {
    let table = TableDriver(TableGroup(), width: 12, height: 12)
    table.controller.tableGroups = groups
    table.update()
    return table
  }

  @Test func `rows of a group are replaced, and those that stay keep their state`() {
    let table = table(group("A", "1", "2"), group("B", "3"))
    table.controller.moveCursor(to: RowPath(group: 1, row: 0))
    let three = table.controller.context(at: RowPath(group: 1, row: 0))
    table.controller.replaceGroup(at: 1, with: group("C", "4", "3"))
    table.update()
    table.expect(
      """
      A
        1
        2
      C
        4
      > 3
      """)
    #expect(three.path == RowPath(group: 1, row: 1))
  }

  @Test func `only its titles change`() {
    let table = table(group("A", "1"), group("B", "2"))
    table.controller.replaceGroup(at: 0, with: group("Long", "1"))
    table.update()
    table.expect("Long\n> 1\nB\n  2")
  }

  @Test func `rows that a batch inserts or moves into the group are in it`() {
    let table = table(group("A", "1", "2", "3", "4"), group("B", "x"))
    table.controller.performUpdates {
      table.controller.replaceGroup(at: 0, with: group("A", "5", "6"))
      table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
      table.controller.insert([row("9")], at: RowPath(group: 0, row: 1))
      table.controller.moveRow(from: RowPath(group: 1, row: 0), to: RowPath(group: 0, row: 9))
    }
    table.update()
    table.expect("A\n> 5\n  9\n  6\n  x\nB")
  }

  @Test func `its position is that before the batch`() {
    let table = table(group("A", "1"), group("B", "2"), group("C", "3"))
    table.controller.performUpdates {
      table.controller.moveGroup(from: 2, to: 0)
      table.controller.removeGroup(at: 0)
      table.controller.replaceGroup(at: 2, with: group("D", "4"))
    }
    table.update()
    table.expect("D\n> 4\nB\n  2")
  }

  @Test func `an impossible request is reported once, and nothing is lost`() {
    let table = table(group("A", "1"), group("B", "2"))
    var reports: [TableDiagnostic.Code] = []
    table.controller.onDiagnostic = { reports.append($0.code) }
    table.controller.replaceGroup(at: 7, with: group("X", "9"))
    #expect(reports == [.groupReloadOutOfBounds])
    table.controller.performUpdates {
      table.controller.removeGroup(at: 0)
      table.controller.replaceGroup(at: 0, with: group("X", "9"))
      table.controller.replaceGroup(at: 1, with: group("Y", "8"))
      table.controller.replaceGroup(at: 1, with: group("Z", "2", "7"))
    }
    #expect(Set(reports.dropFirst()) == [.groupRemovedAndReloaded, .groupReplacedTwice])
    #expect(reports.count == 3)
    table.update()
    table.expect("Z\n> 2\n  7")
  }

  @Test func `a text that is typed goes on in its row`() {
    let names = ["a", "b"]
    let fields = { (order: [String]) in
      TableGroup(
        rows: order.map { .textField($0, Binding(""), id: RowID($0)) as any CellController })
    }
    let table = table(fields(names))
    table.press("return")
    table.type("Ada")
    table.controller.replaceGroup(at: 0, with: fields(["c", "b", "a"]))
    table.update()
    table.type("!")
    #expect(table.cursor == RowPath(group: 0, row: 2))
    table.expect(
      """
        c

        b

      > a
        Ada!
      """)
  }

  @Test func `open rows stay open`() {
    let parent = { ExpandableRowController.expandable("P", id: "p", children: [.text("child")]) }
    let table = table(TableGroup("A", rows: [parent()]), group("B", "1"))
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 0))
    table.controller.replaceGroup(at: 0, with: TableGroup("A", rows: [row("new"), parent()]))
    table.update()
    #expect(table.content.contains { $0.contains("child") })
  }

  @Test(arguments: [0, 1])
  func `it is the same group whatever its titles, also while a row is open`(opened: Int) {
    let child = TextRowController("child")
    let parent = { ExpandableRowController.expandable("P", id: "p", children: [child]) }
    let table = table(
      TableGroup("A", rows: [opened == 0 ? parent() : row("0")]),
      TableGroup("B", rows: [row("1"), opened == 1 ? parent() : row("2")]), group("C", "3"))
    table.controller.setExpanded(true, at: RowPath(group: opened, row: opened))
    table.update()
    var told: [TableChanges] = []
    table.controller.onChange = { if !$0.isEmpty { told.append($0) } }
    let last: any CellController = opened == 1 ? parent() : row("2")
    table.controller.replaceGroup(
      at: 1, with: TableGroup("C", rows: [row("4"), row("1"), last]))
    table.update()
    #expect(told.map(\.insertedRows) == [[TableChanges.Rows(group: 1, rows: 0..<1)]])
    #expect(told.allSatisfy { $0.removedRows.isEmpty && $0.removedGroups.isEmpty })
    #expect(table.content.count { $0.contains("child") } == 1)
    #expect(table.controller.isExpanded(RowPath(group: opened, row: opened * 2)))
    table.expectConsistentDrawing()
  }

  @Test func `an open row removed and restored in a batch is open above the inserted rows`() {
    let parent = { ExpandableRowController.expandable("P", id: "p", children: [.text("child")]) }
    let table = table(TableGroup("A", rows: [parent(), row("1")]))
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 0))
    table.update()
    table.controller.performUpdates {
      table.controller.replaceRow(at: RowPath(group: 0, row: 0), with: parent())
      table.controller.insert([row("new")], at: RowPath(group: 0, row: 1))
      table.controller.replaceGroup(at: 0, with: group("A", "2"))
    }
    table.update()
    table.expect(
      """
      A
      > P       ▾
          child
        new
        2
      """)
  }

  @Test func `it is reported like any change`() {
    let table = table(group("A", "1"))
    var told: [Int] = []
    table.controller.onChange = { if !$0.isEmpty { told.append($0.insertedRows.count) } }
    table.controller.replaceGroup(at: 0, with: group("A", "1", "2"))
    #expect(told == [1])
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `whatever replaces it, every row is where its id is`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let table = table(group("A", "a"), group("B", "b"), group("C", "c"))
    var names = ["b"]
    for _ in 0..<20 {
      let contexts = names.indices.map {
        table.controller.context(at: RowPath(group: 1, row: $0))
      }
      let new = (0..<10).filter { _ in numbers.hits(oneIn: 2) }.map { "b\($0)" }
        .shuffled(using: &numbers)
      table.controller.replaceGroup(at: 1, with: TableGroup("B", rows: new.map { row($0) }))
      for (name, context) in zip(names, contexts) {
        #expect(context.path == new.firstIndex(of: name).map { RowPath(group: 1, row: $0) })
      }
      names = new
      table.update()
      let seen = table.content.map { $0.dropFirst(2) }.filter { $0.hasPrefix("b") }
      #expect(seen.map(String.init) == names, "seed \(seed)")
      table.expectConsistentDrawing("seed \(seed)")
    }
  }
}
