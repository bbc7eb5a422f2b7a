import Observation
import RowKit
import RowKitTesting
import Testing

/// Expanded rows while their models, their neighbours and the table change.
@MainActor struct OpenChildrenTests {
  @Observable @MainActor final class Calls {
    var names = ["Ada"]
  }

  private func row(_ calls: Calls, _ label: String = "Calls") -> ExpandableRowController {
    ExpandableRowController(label, id: RowID(label)) {
      for name in calls.names { TextRowController(name, id: RowID(name)) }
    }
  }

  @Test func `children follow their model after the row was expanded again`() {
    let calls = Calls()
    let table = TableDriver(row(calls), .text("Last"), width: 20)
    table.press("right", "left", "right")
    calls.names = ["Eve"]
    table.update()
    table.expect(
      """
      > Calls           ▾
          Eve
        Last
      """)
  }

  @Test func `children follow their model after another row of the group changed`() {
    let (first, second) = (Calls(), Calls())
    let table = TableDriver(row(first, "First"), row(second, "Second"), width: 20)
    table.press("down", "right", "up", "right")
    first.names = ["Bob"]
    table.update()
    second.names = ["Eve"]
    table.update()
    table.expect(
      """
      > First           ▾
          Bob
        Second          ▾
          Eve
      """)
  }

  @Test(arguments: [false, true])
  func `a row that the screen keeps follows its model in groups constructed again`(clears: Bool) {
    final class Screen: GenericTableController {
      let calls = Calls()
      lazy var row: any CellController = ExpandableRowController("Calls", id: "calls") {
        [calls] in
        for name in calls.names { TextRowController(name, id: RowID(name)) }
      }

      override func constructTableGroups() -> [TableGroup] {
        [TableGroup(rows: [row, TextRowController("\(calls.names.count)", id: "count")])]
      }
    }
    let screen = Screen()
    let table = ScreenDriver(screen, size: ScreenSize(width: 20, height: 6))
    table.press("right")
    for names in [["Eve"], ["Eve", "Bob"], ["Bob"]] {
      if clears { screen.clearTableGroups() }
      table.update()
      screen.calls.names = names
      table.update()
      #expect(table.content.filter { $0.hasPrefix("    ") } == names.map { "    \($0)" })
    }
  }

  @Test func `children that are read while a row opens may change the table`() {
    var controller: GenericTableController?
    let parent = ExpandableRowController("Parent") {
      let _ = controller?.insert([TextRowController("New")], at: RowPath(group: 0, row: 0))
      TextRowController("child")
    }
    let table = TableDriver(parent, .text("Last"), width: 20)
    controller = table.controller
    table.press("right")
    table.update()
    table.expect(
      """
        New
      > Parent          ▾
          child
        Last
      """)
    controller = nil
  }

  @Test func `an open row that moves takes the children that stay`() {
    let parent = ExpandableRowController("P") {
      TextRowController("c1")
      TextRowController("c2")
    }
    let table = TableDriver(parent, .text("Q"), .text("R"), width: 12)
    table.press("right")
    table.controller.performUpdates {
      table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
      table.controller.moveRow(
        from: RowPath(group: 0, row: 0), to: RowPath(group: 0, row: 1))
    }
    table.update()
    table.expect(
      """
        Q
      > P       ▾
          c2
        R
      """)
  }

  @Test(arguments: [false, true])
  func `an inner row that leaves its open row takes its own children`(isRemoved: Bool) {
    let inner = ExpandableRowController("N") { TextRowController("n1") }
    let parent = ExpandableRowController("P") { inner }
    let table = TableDriver(parent, .text("Q"), .text("R"), width: 12)
    table.press("right", "down", "right", "up")
    table.controller.performUpdates {
      let outer = RowPath(group: 0, row: 0)
      if isRemoved {
        table.controller.removeRows(at: [outer])
      } else {
        table.controller.moveRow(from: outer, to: RowPath(group: 0, row: 4))
      }
      table.controller.moveRow(
        from: RowPath(group: 0, row: 1), to: RowPath(group: 0, row: 0))
    }
    table.update()
    let rest = isRemoved ? "" : "\n> P       ▾"
    let mark = isRemoved ? ">" : " "
    table.expect(
      """
      \(mark) N       ▾
          n1
        Q
        R\(rest)
      """)
  }

  @Test func `an open row out of view that is replaced doesn't scroll the table`() {
    let rows = (1..<50).map { TextRowController("\($0)") }
    let open = row(Calls())
    let table = TableDriver(TableGroup(rows: RowList([open] + rows)), width: 20, height: 5)
    table.press("right", "end")
    let former = table.content
    table.controller.replaceRow(at: RowPath(group: 0, row: 0), with: row(Calls()))
    table.update()
    #expect(table.content == former)
  }

  @Test func `a row whose model stays the same keeps its children while another changes`() {
    final class Own: ExpandableRow {
      let label = "Own"
      var children: [any CellController] { [TextRowController("child")] }
    }
    let calls = Calls()
    let table = TableDriver(row(calls), Own(), width: 20)
    table.press("down", "right", "up", "right")
    let child = table.controller.context(at: RowPath(group: 0, row: 3))
    calls.names = ["Ada", "Bob"]
    table.update()
    #expect(child.path == RowPath(group: 0, row: 4))
  }

  @Test func `a row with an id is found in a group with children made on demand`() {
    let lazy = ExpandableRowController("All", childList: { RowList(0..<9) { .text("\($0)") } })
    let table = TableDriver(lazy, .text("X", id: "x"), width: 20, height: 5)
    table.press("right")
    #expect(table.controller.moveCursor(to: RowID("x")))
    #expect(table.cursor == RowPath(group: 0, row: 10))
  }
}
