/// The row of an active cell: it does what the cell was told to do.
final class ActiveCellRow: SelectableRow, AccessoryRow, ActiveRow {
  let rowID: RowID? = .unique()
  weak var owner: ComposedTableController?
  var hint: RowPath?
  var context: RowContext?
  private let cell: ActiveCell

  init(_ cell: ActiveCell) {
    self.cell = cell
  }

  var activeCell: ActiveCell { cell }

  var ownCell: TableCell? { cell }

  func configure(_ cell: TableCell) {}

  // MARK: SelectableRow

  var isSelectable: Bool { cell.isEnabled && cell.action != nil }

  func didSelect(_ row: RowContext) {
    context = row
    cell.action?(cell)
  }
}

/// The row of an active cell, whatever else it is.
@MainActor protocol ActiveRow: CellKeeper, AccessoryRow {
  /// The cell.
  var activeCell: ActiveCell { get }

  /// What the row may do with its table, since it was first in view.
  var context: RowContext? { get set }
}

extension ActiveRow {
  func height(forWidth width: Int) -> Int? { activeCell.height == 0 ? nil : activeCell.height }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    context = row
  }

  // MARK: AccessoryRow

  var isAccessoryUsable: Bool { activeCell.isEnabled && activeCell.accessoryAction != nil }

  func didSelectAccessory(_ row: RowContext) {
    context = row
    activeCell.accessoryAction?(activeCell)
  }
}
