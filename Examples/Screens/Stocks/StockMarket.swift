import Observation

/// Two hundred stocks whose prices change, some of which go while others come.
@Observable @MainActor final class StockMarket {
  /// The stocks that are traded, in their order of half a second ago at most.
  ///
  /// Prices change in between, but who reads only this is told only when the order changes.
  private(set) var ranking: [Stock] = []

  /// What stocks are sorted by.
  var column = StockColumn.name {
    didSet { rank() }
  }

  /// Whether prices change.
  var isOpen = true

  /// Who came and went last.
  private(set) var news = "Return makes a stock a favourite."

  /// How long a step of the market lasts.
  static let stepDuration = Duration.milliseconds(50)

  @ObservationIgnored private var waiting: [Stock]
  @ObservationIgnored private var traded: [Stock]
  @ObservationIgnored private var numbers = SeededNumbers(seed: 2008)
  @ObservationIgnored private var steps = 0

  /// Creates a market of so many stocks; the rest of the companies wait to be listed.
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

  /// Lets a step's time pass: some prices change in each, the order every half second.
  func step() {
    steps += 1
    for _ in 0..<5 {
      numbers.pick(from: traded)?.move(by: numbers.next(in: -12...12))
    }
    if steps % 60 == 0 { exchange() }
    if steps % 10 == 0 { rank() }
  }

  /// Lets a company go that is nobody's favourite, and another come.
  private func exchange() {
    let others = traded.indices.filter { !traded[$0].isFavourite }
    guard let index = numbers.pick(from: others), !waiting.isEmpty else { return }
    let newcomer = waiting.removeFirst()
    let leaver = traded[index]
    traded[index] = newcomer
    waiting.append(leaver)
    news = "\(newcomer.name) is new, \(leaver.name) has gone."
  }

  /// Puts the stocks in order; tells nobody when they are already.
  private func rank() {
    let sorted = traded.sorted(by: column.isInOrder)
    guard !sorted.elementsEqual(ranking, by: ===) else { return }
    ranking = sorted
  }
}
