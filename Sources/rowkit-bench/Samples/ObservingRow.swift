import RowKit

/// A row that reads an observable model.
final class ObservingRow: CellController {
  private let contact: ObservedContact

  init(_ contact: ObservedContact) {
    self.contact = contact
  }

  func configure(_ cell: TableCell) {
    cell.text = contact.name
  }
}
