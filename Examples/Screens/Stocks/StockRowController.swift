import RowKit

/// A row for a stock and its price.
///
/// Return makes the stock a favourite.
///
/// The row reads its stock while it is configured, so it is reconfigured when its stock changes
/// while in view, and never otherwise.
final class StockRowController: SelectableRow {
  let rowID: RowID?
  private let stock: Stock

  var searchText: String? { stock.name + "\t" + stock.symbol }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - stock: The stock that the row shows.
  ///   - list: The list that contains the row. A stock may appear in several lists.
  init(_ stock: Stock, in list: String) {
    self.stock = stock
    rowID = RowID(list + " " + stock.symbol)
  }

  func configure(_ cell: TableCell) {
    let star = stock.isFavourite ? "★" : " "
    cell.image = CellImage(star, color: .role(.warning))
    cell.content = StockLineContent(
      name: .init(text: stock.name),
      symbol: .init(text: stock.symbol, style: cell.state.hasCursor ? .plain : .secondary),
      price: .init(text: stock.price.asHundredths), trend: trend,
      change: .init(text: change, style: style(isUp: stock.change >= 0)))
  }

  func spokenText(of cell: TableCell) -> SpokenText {
    let states: [SpokenText.State] = stock.isFavourite ? [.other("favourite")] : []
    return SpokenText(
      stock.name, value: [stock.symbol, stock.price.asHundredths, change].joined(separator: "\t"),
      states: states)
  }

  func selectionVerb(in words: LocalizedStrings) -> String { "favourite" }

  func didSelect(_ row: RowContext) {
    stock.isFavourite.toggle()
    let name = stock.name
    row.showMessage(
      stock.isFavourite ? "\(name) is a favourite." : "\(name) is no favourite any more.")
  }

  private var trend: StockLineContent.Part {
    switch stock.trend {
    case .steady: .init(text: " ")
    case .up: .init(text: "▲", style: style(isUp: true))
    case .down: .init(text: "▼", style: style(isUp: false))
    }
  }

  private var change: String { (stock.change < 0 ? "" : "+") + stock.change.asHundredths + " %" }

  private func style(isUp: Bool) -> Style {
    Style(foreground: .role(isUp ? .success : .destructive))
  }
}

extension Int {
  /// The number as hundredths, as in 1,234.05.
  fileprivate var asHundredths: String {
    let rest = magnitude % 100
    let sign = self < 0 ? "-" : ""
    return sign + Int(magnitude / 100).grouped + (rest < 10 ? ".0" : ".") + String(rest)
  }
}
