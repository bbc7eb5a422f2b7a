import RowKit

/// A row that can be selected and nothing else.
final class StopRow: SelectableRow {
  let text: String
  private(set) var selections = 0

  init(_ text: String) {
    self.text = text
  }

  func configure(_ cell: TableCell) {
    cell.text = text
  }

  func didSelect(_ row: RowContext) { selections += 1 }
}
