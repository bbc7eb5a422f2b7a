import RowKit

/// The state of a table before a step, for comparison with the state after it.
@MainActor struct MachineMoment {
  let table: MachineTable
  let cursor: RowPath?
  let selection: Set<RowPath>

  /// The visible rows; empty during animations.
  let visible: [RowPath]

  /// The contexts of the rows, with their paths.
  let contexts: [(path: RowPath, context: RowContext)]

  /// The visible picture with its first line, or `nil` during animations.
  let seen: (picture: PlainPicture, top: Int)?

  init(_ player: MachinePlayer) {
    seen = player.seen
    let controller = player.controller
    table = player.table
    cursor = controller.tableView.cursor
    selection = controller.tableView.selection
    visible = seen == nil ? [] : controller.tableView.visibleRows
    contexts = player.table.paths.map { ($0, controller.context(at: $0)) }
  }
}
