/// What stocks are sorted by.
enum StockColumn: String, CaseIterable, Sendable {
  case name, price, change

  /// The column to sort by after this one.
  var next: StockColumn {
    switch self {
    case .name: .price
    case .price: .change
    case .change: .name
    }
  }

  /// Whether a stock stands before another: names from A on, numbers from the greatest on.
  @MainActor func isInOrder(_ first: Stock, _ second: Stock) -> Bool {
    switch self {
    case .name: first.name < second.name
    case .price: (second.price, first.name) < (first.price, second.name)
    case .change: (second.change, first.name) < (first.change, second.name)
    }
  }
}
