import Observation
import RowKit
import RowKitTesting
import Testing

/// Searches of tables whose rows are expanded or cleared meanwhile.
@MainActor struct OpenRowSearchTests {
  @Observable @MainActor final class Calls {
    var names = ["Ada", "Bob"]
  }

  private func driver(_ calls: Calls) -> TableDriver {
    let row = ExpandableRowController("Calls", id: "calls") {
      for name in calls.names { TextRowController(name, id: RowID(name)) }
    }
    return TableDriver(row, .text("Other"), width: 20)
  }

  @Test func `children read again stay visible below a row that was found`() {
    let calls = Calls()
    let table = driver(calls)
    table.press("/")
    table.type("calls")
    table.press("tab", "right")
    calls.names = ["Eve", "Bob", "Cem"]
    table.update()
    table.expect(
      """
      > Calls           ▾
          Eve
          Bob
          Cem
      """)
  }

  @Test func `children of a row that isn't found are hidden with it`() {
    let table = driver(Calls())
    table.press("/")
    table.type("other")
    table.press("tab")
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 0))
    table.update()
    table.expect("> Other")
  }

  @Test func `a row with a billion children can be opened while only matches are shown`() {
    let row = ExpandableRowController(
      "All", childList: { RowList(0..<1_000_000_000) { .text("\($0)") } })
    let table = TableDriver(row, .text("Other"), width: 20, height: 4)
    table.press("/")
    table.type("all")
    table.press("tab", "right")
    table.expect(
      """
      > All             ▾
          0
          1
          2
      """)
  }

  private final class Names: GenericTableController {
    var names = ["Ada", "Bob", "Cem", "Barbara", "Dora"]

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: RowList(names.map { TextRowController($0) }))]
    }
  }

  @Test(arguments: ["tab", "return"])
  func `groups that are discarded are searched again`(key: String) {
    let names = Names()
    let table = ScreenDriver(names, size: ScreenSize(width: 20, height: 8))
    table.press("/")
    table.type("ra")
    if key == "tab" { table.press("tab") } else { table.press("return") }
    names.names = ["Mara", "Bob", "Cem", "Ada", "Dora"]
    names.clearTableGroups()
    table.update()
    if key == "tab" {
      table.expectContent(
        """
          Mara
        > Dora
        """)
    } else {
      table.press("home", "n")
      #expect(names.tableView.cursor == RowPath(group: 0, row: 4))
    }
  }
}
