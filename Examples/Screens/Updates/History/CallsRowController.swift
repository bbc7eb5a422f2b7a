import RowKit

/// Missed calls, in one line.
final class CallsRowController: HistoryRow {
  let number: Int
  private var count = 1

  init(_ number: Int) {
    self.number = number
  }

  func configure(_ cell: TableCell) {
    cell.style = .value
    cell.image = "☎"
    cell.text = name
    cell.detailText = count == 1 ? "a missed call" : "\(count) missed calls"
  }

  func change() {
    count += 1
  }
}
