import RowKit

/// A row that shows words which exist already, so that it allocates nothing itself.
final class StoredRow: CellController {
  private let words: String

  init(_ words: String) {
    self.words = words
  }

  func configure(_ cell: TableCell) {
    cell.text = words
  }
}
