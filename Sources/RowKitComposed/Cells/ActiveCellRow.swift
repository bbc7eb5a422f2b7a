/// The row of an active cell, which performs the cell's action.
final class ActiveCellRow: SelectableRow, ActiveRow {
  let placement = CellPlacement()
  let activeCell: ActiveCell

  init(_ cell: ActiveCell) {
    activeCell = cell
  }

  func configure(_ cell: TableCell) {}

  // MARK: SelectableRow

  var isSelectable: Bool { activeCell.isEnabled && activeCell.action != nil }

  var managesOwnDeselection: Bool { activeCell.staysSelected }

  var canStaySelected: Bool { false }

  func selectionVerb(in words: LocalizedStrings) -> String {
    activeCell.verb ?? words[ActionStrings.select]
  }

  func didSelect(_ row: RowContext) {
    noteContext(row)
    activeCell.action?(activeCell)
  }
}

/// A row of an active cell of any type.
@MainActor protocol ActiveRow: CellKeeper, AccessoryRow {
  /// The type of the cell.
  associatedtype KeptCell: ActiveCell

  var activeCell: KeptCell { get }
}

extension ActiveRow {
  var retainedCell: TableCell? { activeCell }

  var ownValues: OwnValues? { activeCell.ownValues }

  func height(forWidth width: Int) -> Int? { activeCell.height == 0 ? nil : activeCell.height }

  // MARK: AccessoryRow

  var isAccessoryEnabled: Bool { activeCell.isEnabled && activeCell.accessoryAction != nil }

  func accessoryVerb(in words: LocalizedStrings) -> String {
    activeCell.accessoryVerb ?? words[ActionStrings.accessory]
  }

  func didActivateAccessory(_ row: RowContext) {
    noteContext(row)
    activeCell.accessoryAction?(activeCell)
  }
}
