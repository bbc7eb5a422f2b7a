/// The row of a kept cell without an action.
final class KeptCellRow: CellKeeper {
  let placement = CellPlacement()
  let ownValues = OwnValues.current
  private let cell: TableCell

  init(_ cell: TableCell) {
    self.cell = cell
  }

  var retainedCell: TableCell? { cell }

  func configure(_ cell: TableCell) {}
}
