/// The row of a cell that is kept and does nothing.
final class KeptCellRow: CellKeeper {
  let placement = CellPlacement()
  private let cell: TableCell

  init(_ cell: TableCell) {
    self.cell = cell
  }

  var ownCell: TableCell? { cell }

  func configure(_ cell: TableCell) {}
}
