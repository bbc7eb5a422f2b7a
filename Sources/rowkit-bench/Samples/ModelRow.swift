import RowKit

/// A row that creates its identifier from its model on each access.
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
