import RowKit

/// A row that shows an existing string, so that it allocates no memory itself.
final class StoredRow: CellController {
  private let words: String

  init(_ words: String) {
    self.words = words
  }

  func configure(_ cell: TableCell) {
    cell.text = words
  }
}
