import RowKit

/// A row with a stored identifier.
final class IdentifiedRow: CellController {
  let rowID: RowID?

  init(_ id: RowID) {
    rowID = id
  }

  func configure(_ cell: TableCell) {
    cell.text = "A contact"
  }
}
