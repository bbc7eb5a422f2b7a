/// The row of an active cell: it does what the cell was told to do.
final class ActiveCellRow: SelectableRow, AccessoryRow {
  let rowID: RowID? = .unique()

  /// What the row may do with its table, since it was first in view.
  private(set) var context: RowContext?

  private let cell: ActiveCell

  init(_ cell: ActiveCell) {
    self.cell = cell
  }

  var ownCell: TableCell? { cell }

  func configure(_ cell: TableCell) {}

  func height(forWidth width: Int) -> Int? { cell.height == 0 ? nil : cell.height }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    context = row
  }

  // MARK: SelectableRow

  var isSelectable: Bool { cell.isEnabled && cell.action != nil }

  func didSelect(_ row: RowContext) {
    context = row
    cell.action?(cell)
  }

  // MARK: AccessoryRow

  var isAccessoryUsable: Bool { cell.isEnabled && cell.accessoryAction != nil }

  func didSelectAccessory(_ row: RowContext) {
    context = row
    cell.accessoryAction?(cell)
  }
}
