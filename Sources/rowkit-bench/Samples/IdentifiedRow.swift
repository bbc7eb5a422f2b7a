import RowKit

/// A row with an id that it keeps.
final class IdentifiedRow: CellController {
  let rowID: RowID?

  init(_ id: RowID) {
    rowID = id
  }

  func configure(_ cell: TableCell) {
    cell.text = "A contact"
  }
}
