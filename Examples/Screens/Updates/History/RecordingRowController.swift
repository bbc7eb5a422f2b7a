import RowKit

/// A voice message of three lines, with its playback progress.
final class RecordingRowController: HistoryRow {
  let number: Int
  private var quarters: Int

  init(_ number: Int) {
    self.number = number
    quarters = number % 4
  }

  func configure(_ cell: TableCell) {
    cell.image = "♫"
    cell.accessibilityLabel = "\(name)\ta voice message of a minute\t\(quarters * 25) % heard"
    cell.content = LinesContent([
      TextContent(name, numberOfLines: 1),
      TextContent("a voice message of a minute", style: .secondary, numberOfLines: 1),
      ColumnsContent([
        .fixed(20, GaugeContent(Double(quarters) / 4)),
        .flexible(TextContent("\(quarters * 25) % heard", style: .secondary, numberOfLines: 1)),
      ]),
    ])
  }

  func change() {
    quarters = (quarters + 1) % 5
  }
}
