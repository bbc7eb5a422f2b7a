import RowKit

/// A row that keeps a number, made in large numbers.
final class NumberedRow: CellController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  func configure(_ cell: TableCell) {
    cell.text = String(number)
  }
}
