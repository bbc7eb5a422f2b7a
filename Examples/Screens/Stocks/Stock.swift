import Observation

/// A share of an invented company whose price changes constantly.
@Observable @MainActor final class Stock {
  /// The direction of the last price change.
  enum Trend: Hashable, Sendable {
    case steady, up, down
  }

  let name: String
  let symbol: String

  /// The price in hundredths, at least 1.
  private(set) var price: Int

  /// The direction of the last price change.
  private(set) var trend = Trend.steady

  var isFavourite = false

  private let opening: Int

  init(name: String, symbol: String, price: Int) {
    self.name = name
    self.symbol = symbol
    self.price = price
    opening = price
  }

  /// The change since the opening price, in hundredths of a percent.
  var change: Int { (price - opening) * 10_000 / opening }

  /// Changes the price by thousandths of itself, at least by one hundredth.
  func move(by thousandths: Int) {
    guard thousandths != 0 else { return }
    let step = max(1, price * abs(thousandths) / 1000)
    price = max(1, thousandths > 0 ? price + step : price - step)
    trend = thousandths > 0 ? .up : .down
  }
}
