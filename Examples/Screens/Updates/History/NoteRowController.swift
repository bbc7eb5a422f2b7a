import RowKit

/// A message of at least two lines, which grows with its text.
final class NoteRowController: HistoryRow {
  let number: Int
  private var text: String

  init(_ number: Int) {
    self.number = number
    text = "See you at the old mill at \(number % 12 + 1) o'clock."
  }

  func configure(_ cell: TableCell) {
    cell.style = .subtitle
    cell.image = "✉"
    cell.text = name
    cell.detailText = text
    cell.numberOfLines = 0
  }

  func change() {
    text += " Or an hour later, if it rains."
  }
}
