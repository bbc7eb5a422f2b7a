import RowKit

/// One line of a list that is measured.
final class BenchRowController: CellController {
  private let number: Int

  var searchText: String? { text }

  init(_ number: Int) {
    self.number = number
  }

  func configure(_ cell: TableCell) {
    cell.text = text
  }

  /// Written byte by byte, because it is made for every row that scrolls into view.
  private var text: String {
    let digits = String(number)
    let zeros = "000000000".utf8.prefix(max(0, 9 - digits.utf8.count))
    var text = "Item "
    text.reserveCapacity(48)
    text += Substring(zeros)
    text += digits
    text += "  value "
    text += digits
    text += "  status ok"
    return text
  }
}
