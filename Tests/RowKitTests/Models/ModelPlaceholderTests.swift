import RowKit
import RowKitTesting
import Testing

/// The cursor on placeholders, when others or models replace them.
@MainActor struct ModelPlaceholderTests {
  private let server = HandFetcher<Int, [any Model]>()

  private func driver(_ source: any DataSource) -> ScreenDriver {
    let screen = ModelTableController(dataSource: source)
    screen.register(TableCell.self, for: Caller.self) { $0.text = $1.name }
    source.fetch()
    return ScreenDriver(screen, size: ScreenSize(width: 30, height: 9))
  }

  private func cursorLine(_ driver: ScreenDriver) -> String {
    driver.update()
    driver.advance(by: .seconds(1))
    return driver.content.first { $0.hasPrefix(">") } ?? ""
  }

  /// A source of an app, which fails.
  private final class FailingSource: DataSource {
    let name = "Failing"
    weak var observer: (any DataSourceObserver)?
    private(set) var state = DataSourceState.idle
    private let models: [any Model]

    init(_ models: [any Model]) { self.models = models }

    var sections: [DataSourceSection] {
      [DataSourceSection(items: ModelPlaceholder.items(models, for: state))]
    }

    func fetch() {
      state = .failed(NoSignal())
      observer?.dataSource(self, didSend: .willLoad)
      observer?.dataSource(self, didSend: .failed(NoSignal()))
    }

    func cancel() {}
  }

  private struct NoSignal: Error, CustomStringConvertible {
    let description = "There is no signal."
  }

  @Test(arguments: [true, false])
  func `a source of an app shows its failure above the models it has`(isEmpty: Bool) {
    let driver = driver(FailingSource(isEmpty ? [] : Caller.all("a")))
    let error = "> ! There is no signal.     ⟳"
    driver.expectContent(isEmpty ? error : error + "\n  a")
  }

  @Test func `Return on an error that comes again keeps the cursor on it`() {
    let driver = driver(PagedDataSource(fetcher: server.fetcher))
    // `.multiple` must not mark the placeholder.
    (driver.stage.screen as? GenericTableController)?.tableView.selectionMode = .multiple
    server.answer(Caller.all("ab"))
    #expect(cursorLine(driver) == "> a")
    server.fail()
    driver.press("end")
    for _ in 0..<2 {
      #expect(cursorLine(driver).contains("There is no signal."))
      driver.press("return")
      #expect(cursorLine(driver).contains("Loading"))
      server.fail()
    }
    #expect(cursorLine(driver).contains("There is no signal."))
    driver.press("return")
    server.answer(Caller.all("c"))
    #expect(cursorLine(driver) == "> c")
    #expect(server.requests == [1, 2, 2, 2, 2, 3])
  }

  @Test func `in sections, the page after an error shows its first model and asks for no other`() {
    let pages = PagedDataSource<Int>(fetcher: server.fetcher)
    let driver = driver(SectionedDataSource(pages, by: .byLetter(of: \Caller.name)))
    server.fail()
    #expect(cursorLine(driver).contains("There is no signal."))
    driver.press("return")
    server.answer(Caller.all("abcdefgh"))
    #expect(cursorLine(driver) == "> a")
    #expect(server.requests == [1, 1])
  }

  @Test(arguments: [true, false])
  func `a page after an error that continues a section shows its first model`(isSelectable: Bool) {
    let pages = PagedDataSource<Int>(fetcher: server.fetcher)
    let driver = driver(SectionedDataSource(pages, by: .by(\Caller.city)))
    if isSelectable {
      let screen = driver.stage.screen as? ModelTableController
      screen?.binding.register(for: Caller.self, didSelect: { _, _ in })
    }
    let oslo = { (names: String) in names.map { Caller(String($0), city: "Oslo") } }
    server.answer(oslo("ab"))
    #expect(cursorLine(driver) == "> a")
    server.fail()
    driver.press("end")
    #expect(cursorLine(driver).contains("There is no signal."))
    driver.press("return")
    server.answer(oslo("cde"))
    #expect(cursorLine(driver) == "> c")
  }

  @Test func `sources one below the other are loading until the first has answered`() {
    let others = HandFetcher<Void, [any Model]>()
    let driver = driver(
      CombinedDataSource([
        PagedDataSource(fetcher: server.fetcher), AsyncDataSource(fetcher: others.fetcher),
      ]))
    #expect(cursorLine(driver).contains("Loading"))
    others.answer(Caller.all("a"))
    #expect(cursorLine(driver) == "> a")
  }
}
