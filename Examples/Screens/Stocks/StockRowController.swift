import RowKit

/// A stock with its price, which Return makes a favourite.
///
/// It reads its stock when it is configured, so it is configured again whenever its stock changes
/// while it is in view, and never otherwise.
final class StockRowController: SelectableRow {
  let rowID: RowID?
  private let stock: Stock

  var searchText: String? { stock.name + "\t" + stock.symbol }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - stock: What it shows.
  ///   - list: The list it stands in: one stock may stand in several.
  init(_ stock: Stock, in list: String) {
    self.stock = stock
    rowID = RowID(list + " " + stock.symbol)
  }

  func configure(_ cell: TableCell) {
    let star = stock.isFavourite ? "★" : " "
    cell.image = CellImage(star, color: .role(.warning))
    cell.content = StockLineContent(
      name: .init(text: stock.name),
      symbol: .init(text: stock.symbol, style: cell.state.isFocused ? .plain : .secondary),
      price: .init(text: stock.price.asHundredths), trend: trend,
      change: .init(text: change, style: style(isUp: stock.change >= 0)))
  }

  func didSelect(_ row: RowContext) {
    stock.isFavourite.toggle()
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
  /// The number as one of hundredths, as in 1,234.05.
  fileprivate var asHundredths: String {
    let rest = magnitude % 100
    let sign = self < 0 ? "-" : ""
    return sign + Int(magnitude / 100).grouped + (rest < 10 ? ".0" : ".") + String(rest)
  }
}
