import RowKit

/// A row that asks its model for its id whenever it is asked.
final class ModelRow: CellController {
  private let id: WideID

  var rowID: RowID? { RowID(id) }

  init(_ id: WideID) {
    self.id = id
  }

  func configure(_ cell: TableCell) {
    cell.text = "A contact"
  }
}
