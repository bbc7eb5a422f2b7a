import Observation

/// A share of an invented company, whose price changes all the time.
@Observable @MainActor final class Stock {
  /// Which way the price went last.
  enum Trend: Hashable, Sendable {
    case steady, up, down
  }

  let name: String
  let symbol: String

  /// The price in hundredths, 1 at least.
  private(set) var price: Int

  /// Which way the price went last.
  private(set) var trend = Trend.steady

  var isFavourite = false

  private let opening: Int

  init(name: String, symbol: String, price: Int) {
    self.name = name
    self.symbol = symbol
    self.price = price
    opening = price
  }

  /// How far the price is from the first one, in hundredths of a percent.
  var change: Int { (price - opening) * 10_000 / opening }

  /// Lets the price go up or down by thousandths of itself, a hundredth at least.
  func move(by thousandths: Int) {
    guard thousandths != 0 else { return }
    let step = max(1, price * abs(thousandths) / 1000)
    price = max(1, thousandths > 0 ? price + step : price - step)
    trend = thousandths > 0 ? .up : .down
  }
}
