import RowKit

/// What there was before a step, to compare with what there is after it.
@MainActor struct MachineMoment {
  let table: MachineTable
  let cursor: RowPath?
  let selection: Set<RowPath>

  /// The rows in view; empty while something moves.
  let visible: [RowPath]

  /// What the rows may do with the table, kept by them.
  let contexts: [(path: RowPath, context: RowContext)]

  /// What was seen, and the line of the picture at its top; nil while something moves.
  let seen: (picture: PlainPicture, top: Int)?

  init(_ player: MachinePlayer, seen: (picture: PlainPicture, top: Int)?) {
    let controller = player.controller
    table = player.table
    cursor = controller.tableView.cursor
    selection = controller.tableView.selection
    visible = seen == nil ? [] : controller.tableView.visibleRows
    contexts = player.table.paths.map { ($0, controller.context(at: $0)) }
    self.seen = seen
  }
}
