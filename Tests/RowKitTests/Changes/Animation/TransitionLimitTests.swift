import RowKit
import RowKitTesting
import Testing

@testable import RowKitCore

/// Many changes between two frames, of which only those near the window are animated.
@MainActor struct TransitionLimitTests {
  private let table = TableDriver(
    TableGroup(rows: (0..<3000).map { TextRowController("\($0)") }), width: 20, height: 10)

  private var transitions: TransitionList { table.controller.tableView.transitions }

  @Test func `rows inserted one by one enter near the window alone`() {
    let limit = table.controller.tableView.size.height * 4 + 1
    for number in 0..<1000 {
      table.controller.insert(
        [TextRowController("new \(number)")], at: RowPath(group: 0, row: 1))
    }
    #expect((1...limit).contains(transitions.coming.count))
  }

  @Test func `rows removed one by one leave near the window alone`() {
    let limit = table.controller.tableView.size.height * 4 + 1
    for _ in 0..<1000 {
      table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
      // Reading them lays out the rows that take the places of the removed ones.
      #expect(!table.controller.tableView.visibleRows.isEmpty)
    }
    #expect((1...limit).contains(transitions.leaving.count))
  }
}
