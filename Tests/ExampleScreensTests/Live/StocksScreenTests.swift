import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct StocksScreenTests {
  @Test func `prices don't change while the market is closed`() {
    let screen = driver(isAnimated: false)
    screen.expect(
      """
                                 Stocks
      Favourites
      Return makes a stock a favourite.
      All 200, market closed ▴                   price     change
      >   Amber Bakeries               AMBA     417.00    +0.00 %
       s sort by price  p go on  ⏎ favourite  ? keys     1 of 200
      """)
    #expect(screen.stage.nextDeadline == nil)
  }

  @Test func `prices change while the market is open, in every run the same`() {
    let screens = [driver(height: 8), driver(height: 8)]
    for screen in screens { screen.advance(by: .seconds(1)) }
    #expect(screens[0].text == screens[1].text)
    screens[0].expectContent(
      """
      Favourites
      Return makes a stock a favourite.
      All 200 ▴                                  price     change
      >   Amber Bakeries               AMBA     414.48 ▲  -0.60 %
          Amber Bridges                AMBR     327.85 ▲  +0.49 %
          Amber Clocks                 AMCL     490.77 ▼  +0.69 %
      """)
  }

  @Test func `a narrow screen shows the symbol and the price`() {
    let screen = driver(height: 8)
    screen.resize(width: 20, height: 7)
    screen.expectContent(
      """
      Favourites
      Return makes a sto…
      All 20…     price
      >   AMBA   414.48 ▲
          AMBR   327.85 ▲
      """)
  }

  @Test func `p stops everything, and lets it go on`() {
    let screen = driver()
    screen.press("p")
    let former = screen.text
    #expect(screen.stage.nextDeadline == nil)
    screen.advance(by: .seconds(5))
    #expect(screen.text == former)
    screen.press("p")
    #expect(screen.stage.nextDeadline != nil)
    #expect(screen.text != former)
  }

  @Test func `Space makes a stock a favourite, as Return does`() {
    let screen = driver(isAnimated: false, height: 30)
    screen.press("space")
    #expect(screen.line(with: "> ★ Amber Bakeries") != nil)
  }

  @Test(arguments: 10...20)
  func `a price loses no digits at its beginning`(width: Int) throws {
    let screen = driver(isAnimated: false, height: 10)
    screen.resize(width: width, height: 10)
    let line = try #require(screen.lines.first { $0.hasPrefix(">") })
    #expect(line.contains(width < 11 ? " 417.…" : " 417.00"), "\(screen.text)")
  }

  @Test func `nothing changes while another screen is visible`() {
    let screen = driver()
    let other = TextScreen(title: "Another", text: "")
    screen.stage.screen.push(other)
    screen.update()
    #expect(screen.stage.nextDeadline == nil)
    screen.press("escape")
    #expect(screen.stage.nextDeadline != nil)
  }

  @Test func `s sorts by name, price and change`() {
    let screen = driver(isAnimated: false, height: 30)
    #expect(names(screen).sorted() == names(screen))
    screen.press("s", "home")
    let prices = numbers(screen, place: 1)
    #expect(prices.sorted(by: >) == prices)
    let open = driver(height: 30)
    open.press("s", "s", "p", "home")
    // A price may have changed since the last time the stocks were put in order.
    let changes = numbers(open, place: 2)
    #expect(zip(changes, changes.dropFirst()).count { $0 < $1 } <= 4)
    open.press("s", "home")
    #expect(names(open).sorted() == names(open))
  }

  @Test func `stocks are put in order twice a second at most`() {
    let screen = driver(height: 40)
    screen.press("s", "s")
    var orders = [names(screen)]
    for _ in 0..<200 {
      screen.advance(by: .milliseconds(10))
      if names(screen) != orders.last { orders.append(names(screen)) }
    }
    #expect((2...5).contains(orders.count))
  }

  @Test func `a favourite and the cursor stay with their stock`() throws {
    let screen = driver(height: 30)
    screen.press("down", "return")
    #expect(screen.lines[2].hasPrefix("  ★ Amber Bridges"))
    #expect(screen.line(with: "> ★ Amber Bridges") != nil)
    screen.press("s", "s")
    screen.advance(by: .seconds(4))
    screen.press("s", "p", "home")
    #expect(screen.lines.count { $0.contains("★ Amber Bridges") } == 2)
    #expect(screen.line(with: "★") == 2)
    screen.click(column: 10, line: 2)
    #expect(screen.line(with: "★") == nil)
  }

  @Test func `companies are added and removed`() {
    let screen = driver()
    #expect(screen.line(with: "is new,") == nil)
    screen.advance(by: .seconds(4))
    #expect(screen.line(with: "is new,") != nil)
    #expect(screen.line(with: "All 200") != nil)
  }

  @Test func `changing rows leaves the visible rows in place`() {
    let screen = driver(height: 14)
    screen.press("s", "s", "end", "pageup")
    for _ in 0..<50 {
      let former = names(screen)
      screen.advance(by: .milliseconds(100))
      // Some rows pass others or leave, but the scroll position doesn't follow one of them.
      let stayed = Set(former).intersection(names(screen)).count
      #expect(stayed >= former.count - 4)
    }
  }

  @Test(arguments: [1, 2])
  func `whatever is pressed while it moves, all is drawn`(seed: UInt64) {
    let screen = driver(height: 14)
    screen.typeAtRandom("jjjkkGgs\r\r  p", seed: seed, pause: 200)
  }

  /// The names in the list, in order.
  private func names(_ screen: ScreenDriver) -> [String] {
    rows(screen).map { $0.dropFirst(4).prefix(24).split(separator: " ").joined(separator: " ") }
  }

  /// The numbers in a column of the list, the last of which is 2.
  private func numbers(_ screen: ScreenDriver, place: Int) -> [Double] {
    rows(screen).compactMap { line in
      let words = line.split(separator: " ").filter { $0.contains(".") && !$0.contains("…") }
      return place == 1 ? words.first.flatMap { Double($0) } : words.last.flatMap { Double($0) }
    }
  }

  private func rows(_ screen: ScreenDriver) -> some Sequence<String> {
    screen.lines.drop { !$0.hasPrefix("All") }.dropFirst().filter { $0.hasSuffix(" %") }
  }

  private func driver(isAnimated: Bool = true, height: Int = 6) -> ScreenDriver {
    ScreenDriver(
      StocksScreen(isAnimated: isAnimated), size: ScreenSize(width: 60, height: height))
  }
}
