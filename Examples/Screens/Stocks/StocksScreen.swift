public import RowKit

/// Two hundred stocks that change many times a second and are sorted as they change.
///
/// The groups are rebuilt whenever the order of the stocks changes, and the table determines the
/// insertions, removals and moves. A price change alone rebuilds nothing: visible rows read their
/// stock. So the screen contains no code that follows the market. It only advances the market while
/// it is visible.
///
/// `s` sorts by another column, `p` closes and opens the market.
public final class StocksScreen: GenericTableController {
  private let market = StockMarket()
  private var timer: Int?

  /// Creates a screen.
  ///
  /// - Parameter isAnimated: Whether the market is open from the beginning.
  public init(isAnimated: Bool = true) {
    market.isOpen = isAnimated
    super.init(title: "Stocks")
  }

  // MARK: Content

  public override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup(
        header: "Favourites", footer: news, id: "favourites",
        rows: rows(of: market.favourites, in: "favourite")),
      TableGroup(header: heading, id: "all", rows: rows(of: market.ranking, in: "all")),
    ]
  }

  private func rows(of stocks: [Stock], in list: String) -> RowList {
    RowList(stocks.map { StockRowController($0, in: list) })
  }

  /// A single line, so that nothing below moves when it changes.
  private var news: GroupTitle {
    let line = TextContent(market.news, style: .secondary, numberOfLines: 1)
    return GroupTitle(market.news, content: line)
  }

  private var heading: GroupTitle {
    let state = market.isOpen ? "" : ", market closed"
    let name = "All \(market.ranking.count)\(state)"
    return GroupTitle(
      "\(name), by \(market.column.rawValue)",
      content: StockLineContent(
        name: title(name, of: .name), symbol: .init(text: ""), price: title("price", of: .price),
        trend: .init(text: ""), change: title("change", of: .change)))
  }

  private func title(_ words: String, of column: StockColumn) -> StockLineContent.Part {
    guard market.column == column else { return .init(text: words, style: .header) }
    let mark = column == .name ? " ▴" : " ▾"
    return .init(text: words + mark, style: .tint.adding(.bold))
  }

  public override var keyHints: [KeyHint] {
    let hints = [
      KeyHint("s", "sort by \(market.column.next.rawValue)"),
      KeyHint("p", market.isOpen ? "pause" : "go on"),
    ]
    return hints + super.keyHints
  }

  // MARK: Events

  public override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("s"): market.column = market.column.next
    case KeyPress("p"): market.isOpen.toggle()
    default: return super.handle(key)
    }
    trade()
    return true
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    trade()
  }

  public override func screenDidDisappear() {
    super.screenDidDisappear()
    stopTrading()
  }

  /// Schedules the next step of the market while it is open.
  private func trade() {
    guard market.isOpen else { return stopTrading() }
    guard timer == nil, let stage else { return }
    timer = stage.schedule(after: StockMarket.stepDuration) { [weak self] in
      self?.timer = nil
      self?.market.step()
      self?.trade()
    }
  }

  private func stopTrading() {
    timer.map { stage?.cancelScheduled($0) }
    timer = nil
  }
}

extension ExampleScreen {
  /// Stocks that change while they are visible.
  static let stocks = ExampleScreen(
    name: "stocks", title: "Stocks",
    summary: "200 rows changing many times a second, sorted while they change"
  ) { arguments in
    StocksScreen(isAnimated: arguments.isAnimated)
  }
}
