/// A column by which stocks are sorted.
enum StockColumn: String, CaseIterable, Sendable {
  case name, price, change

  /// The next column in turn.
  var next: StockColumn {
    switch self {
    case .name: .price
    case .price: .change
    case .change: .name
    }
  }

  /// Whether a stock comes before another: names in ascending order, numbers in descending order.
  @MainActor func isInOrder(_ first: Stock, _ second: Stock) -> Bool {
    switch self {
    case .name: first.name < second.name
    case .price: (second.price, first.name) < (first.price, second.name)
    case .change: (second.change, first.name) < (first.change, second.name)
    }
  }
}
