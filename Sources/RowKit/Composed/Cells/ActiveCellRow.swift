/// The row of an active cell: it does what the cell was told to do.
final class ActiveCellRow: SelectableRow, ActiveRow {
  let placement = CellPlacement()
  let activeCell: ActiveCell

  init(_ cell: ActiveCell) {
    activeCell = cell
  }

  func configure(_ cell: TableCell) {}

  // MARK: SelectableRow

  var isSelectable: Bool { activeCell.isEnabled && activeCell.action != nil }

  func didSelect(_ row: RowContext) {
    noteContext(row)
    activeCell.action?(activeCell)
  }
}

/// The row of an active cell, whatever else it is.
@MainActor protocol ActiveRow: CellKeeper, AccessoryRow {
  /// A kind of active cell.
  associatedtype KeptCell: ActiveCell

  /// The cell.
  var activeCell: KeptCell { get }
}

extension ActiveRow {
  var ownCell: TableCell? { activeCell }

  func height(forWidth width: Int) -> Int? { activeCell.height == 0 ? nil : activeCell.height }

  // MARK: AccessoryRow

  var isAccessoryUsable: Bool { activeCell.isEnabled && activeCell.accessoryAction != nil }

  func didSelectAccessory(_ row: RowContext) {
    noteContext(row)
    activeCell.accessoryAction?(activeCell)
  }
}
