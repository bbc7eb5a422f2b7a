import RowKit

/// A small row that stores only a number, for creation in large numbers.
final class NumberedRow: CellController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  func configure(_ cell: TableCell) {
    cell.text = String(number)
  }
}
