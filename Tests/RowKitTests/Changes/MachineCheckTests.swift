import RowKit
import Testing

@testable import RowKitMachines

/// Checks of a table that isn't like the plain model of a machine.
@MainActor struct MachineCheckTests {
  private let player = MachinePlayer(.generic)

  /// Shows a group of rows, and only those with a pattern, if there is one.
  private func show(_ rows: [MachineRow], matching pattern: String? = nil) {
    let group = MachineGroup(id: 1, header: "G", footer: "F", rows: rows)
    play(.assign([group], areNewObjects: false))
    if let pattern {
      play(.search(pattern))
      play(.endSearch(.tab))
    }
  }

  private func play(_ operation: TableOperation) {
    #expect(player.play(MachineStep(operation: operation, pause: nil)))
  }

  /// The violations that the checks find after a step that does nothing.
  private var violations: (state: String?, screen: String?) { violations(after: nil) }

  /// The violations after a step that does nothing but wait some milliseconds, or for all animations.
  private func violations(after pause: Int?) -> (state: String?, screen: String?) {
    let step = MachineStep(operation: .several([]), pause: pause)
    let before = MachineMoment(player)
    #expect(player.play(step))
    return (
      InvariantChecker(player, step, before).violation, MachineEye(player, step, before).violation
    )
  }

  @Test(arguments: [nil, "1", "3", "x"])
  func `a table like the model is in order`(pattern: String?) {
    show([MachineRow(number: 1), MachineRow(number: 12), MachineRow(number: 3)], matching: pattern)
    #expect(violations == (nil, nil))
  }

  @Test(arguments: ["1", "9"])
  func `a row that a search doesn't find is seen missing`(pattern: String) {
    show([MachineRow(number: 1), MachineRow(number: 2)], matching: "1")
    #expect(violations.screen == nil)
    player.controller.insert(
      [TextRowController("1\(pattern)")], at: RowPath(group: 0, row: 0), animation: .none)
    #expect(violations.screen?.hasPrefix("No part of the table looks like") == true)
  }

  @Test func `each part of a group is compared with the model`() {
    show([MachineRow(number: 1)])
    player.controller.tableGroups[0].footer = GroupTitle("X")
    #expect(violations.state == "Group 0 has the footer X, not F.")
    player.controller.tableGroups[0].footer = GroupTitle("F")
    player.controller.tableGroups[0].id = RowID(2)
    #expect(violations.state == "Group 0 has the identifier Optional(2), not Optional(1).")
    player.controller.tableGroups[0].id = RowID(1)
    player.objects[1]?.row.version = 2
    #expect(violations.state?.hasPrefix("Group 0 has the row") == true)
    player.objects[1]?.row.version = 0
    player.objects[1]?.row.isSelectable = false
    #expect(violations.state?.hasPrefix("Group 0 has the row") == true)
  }

  @Test func `a cursor and a selection that aren't those of the model are seen`() {
    show([MachineRow(number: 1), MachineRow(number: 2)])
    #expect(violations.state == nil)
    player.controller.moveCursor(to: RowPath(group: 0, row: 1))
    #expect(violations.state == "The cursor is at 0.1, not at 0.0.")
    player.controller.moveCursor(to: RowPath(group: 0, row: 0))
    player.controller.tableView.selectionMode = .multiple
    player.controller.select(RowPath(group: 0, row: 0))
    #expect(violations.state == "The rows [0.0] are selected, not [].")
  }

  @Test func `a cell that shows something else is seen while rows are animated`() {
    show([MachineRow(number: 1), MachineRow(number: 2)])
    let insertion = TableOperation.change(
      [.insert([MachineRow(number: 3)], at: RowPath(group: 0, row: 2), .top)], isBatch: false)
    #expect(player.play(MachineStep(operation: insertion, pause: 0)))
    player.controller.tableView.cell(at: RowPath(group: 0, row: 1))?.text = "4"
    let violation = violations(after: 0).screen
    #expect(violation == "The cell of 0.1 shows 4 false false middle, not 2 false false middle.")
  }

  @Test func `a row of the wrong kind isn't like the model`() {
    show([MachineRow(number: 1)])
    let row = TallMachineRow(MachineRow(number: 1), player)
    player.controller.tableGroups[0].rows.replace(0..<1, with: RowList([row]))
    #expect(violations.state?.hasPrefix("Group 0 has a tall row") == true)
  }
}
