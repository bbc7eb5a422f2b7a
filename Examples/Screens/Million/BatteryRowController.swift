import RowKit

/// The charge of a phone in three lines, drawn by content that combines others.
final class BatteryRowController: CellController {
  private let number: Int

  var searchText: String? { "\(name)\t\(charge)\t\(age)" }
  private var name: String { "Phone \(number.grouped)" }
  private var charge: String { "\(number % 101) %" }
  private var age: String { "charged \(number % 60) minutes ago" }

  init(_ number: Int) {
    self.number = number
  }

  func configure(_ cell: TableCell) {
    let percent = number % 101
    cell.accessibilityLabel = searchText
    cell.content = LinesContent([
      ColumnsContent([
        .flexible(TextContent(name, style: .bold, numberOfLines: 1)),
        .fixed(6, TextContent(charge, alignment: .trailing, numberOfLines: 1)),
      ]),
      GaugeContent(
        Double(percent) / 100,
        style: Style(foreground: .role(percent < 20 ? .destructive : .success))),
      TextContent(age, style: .secondary, numberOfLines: 1),
    ])
  }
}
