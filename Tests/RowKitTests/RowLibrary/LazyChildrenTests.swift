import Observation
import RowKit
import RowKitTesting
import Testing

/// The children of an expandable row: made when it is first opened, live, and at the cost of those
/// in view.
@MainActor struct LazyChildrenTests {
  @Observable @MainActor final class Calls {
    var names: [String]? = nil
  }

  @Test func `children are made when the row is first opened, and kept`() {
    var count = 0
    let row = ExpandableRowController("Calls") {
      let _ = count += 1
      TextRowController("Ada")
    }
    let table = TableDriver(row, .text("Last"), width: 20)
    #expect(count == 0)
    table.press("right")
    table.expect(
      """
      > Calls           ▾
          Ada
        Last
      """)
    table.press("left", "right")
    #expect(count == 1)
  }

  @Test func `children follow the model that they read while the row is open`() {
    let calls = Calls()
    let row = ExpandableRowController("Calls") {
      if let names = calls.names {
        for name in names { TextRowController(name, id: RowID(name)) }
      } else {
        TextRowController("Loading…")
      }
    }
    let table = TableDriver(row, .text("Last"), width: 20)
    table.press("right")
    #expect(table.content[1].contains("Loading…"))
    calls.names = ["Ada", "Bob"]
    table.update()
    table.expect(
      """
      > Calls           ▾
          Ada
          Bob
        Last
      """)
    calls.names = ["Bob"]
    table.update()
    table.expect(
      """
      > Calls           ▾
          Bob
        Last
      """)
    table.press("left")
    calls.names = ["Eve"]
    table.update()
    table.press("right")
    #expect(table.content[1].contains("Eve"))
  }

  /// A row with children of its own, named after it.
  private func folder(_ name: String) -> ExpandableRowController {
    ExpandableRowController(name, id: RowID(name)) { TextRowController("in \(name)") }
  }

  @Test func `an open child stays open wherever its siblings come and go`() {
    let calls = Calls()
    calls.names = ["A", "B"]
    let row = ExpandableRowController("All") { [self] in
      for name in calls.names ?? [] { folder(name) }
    }
    let table = TableDriver(row, .text("Last"), width: 20)
    table.press("right down down right")
    let open =
      """
        All             ▾
      >   B             ▾
            in B
        Last
      """
    calls.names = ["B"]
    table.update()
    table.expect(open)
    calls.names = ["C", "B"]
    table.update()
    table.expect(open.replacing("> ", with: "    C             ▸\n> "))
    calls.names = ["C"]
    table.update()
    #expect(table.line(with: "C             ▸") != nil)
    #expect(table.line(with: "in") == nil)
  }

  @Test func `of a hundred thousand children only those in view are made`() {
    var made = 0
    let row = ExpandableRowController(
      "All",
      childList: {
        RowList(0..<100_000) { number in
          made += 1
          return TextRowController("Row \(number)")
        }
      })
    let table = TableDriver(row, .text("Last"), width: 20)
    table.press("right", "end")
    #expect(table.content.contains { $0.contains("Last") })
    #expect(made < 200)
    table.press("home", "left")
    table.expect(
      """
      > All             ▸
        Last
      """)
  }
}
