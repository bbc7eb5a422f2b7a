import Observation

/// Two hundred stocks whose prices change.
///
/// Some are delisted while others are listed.
@Observable @MainActor final class StockMarket {
  /// The traded stocks, in an order at most half a second old.
  ///
  /// Prices change in between. Observers of this property are notified only when the order changes.
  private(set) var ranking: [Stock] = []

  /// The column by which the stocks are sorted.
  var column = StockColumn.name {
    didSet { rank() }
  }

  /// Whether prices change.
  var isOpen = true

  /// A sentence about the last listing and delisting.
  private(set) var news = "Return makes a stock a favourite."

  /// The duration of a step of the market.
  static let stepDuration = Duration.milliseconds(50)

  @ObservationIgnored private var waiting: [Stock]
  @ObservationIgnored private var traded: [Stock]
  @ObservationIgnored private var numbers = SeededNumbers(seed: 2008)
  @ObservationIgnored private var steps = 0

  /// Creates a market of some stocks.
  ///
  /// The remaining companies wait to be listed.
  init(count: Int = 200) {
    var numbers = SeededNumbers(seed: 7)
    let stocks = numbers.shuffle(StockNames.all).map { name, symbol in
      Stock(name: name, symbol: symbol, price: numbers.next(in: 500...50_000))
    }
    traded = Array(stocks.prefix(count))
    waiting = Array(stocks.dropFirst(count))
    rank()
  }

  /// The favourites among the stocks that are traded.
  var favourites: [Stock] { ranking.filter(\.isFavourite) }

  /// Performs a step of the market: some prices change in each, the order every half second.
  func step() {
    steps += 1
    for _ in 0..<5 {
      numbers.pick(from: traded)?.move(by: numbers.next(in: -12...12))
    }
    if steps % 60 == 0 { exchange() }
    if steps % 10 == 0 { rank() }
  }

  /// Delists a company that isn't a favourite, and lists another.
  private func exchange() {
    let others = traded.indices.filter { !traded[$0].isFavourite }
    guard let index = numbers.pick(from: others), !waiting.isEmpty else { return }
    let newcomer = waiting.removeFirst()
    let leaver = traded[index]
    traded[index] = newcomer
    waiting.append(leaver)
    news = "\(newcomer.name) is new, \(leaver.name) has gone."
  }

  /// Sorts the stocks.
  ///
  /// Observers are notified only if the order changes.
  private func rank() {
    let sorted = traded.sorted(by: column.isInOrder)
    guard !sorted.elementsEqual(ranking, by: ===) else { return }
    ranking = sorted
  }
}
