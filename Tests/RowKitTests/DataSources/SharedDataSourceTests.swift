import RowKit
import RowKitTesting
import Testing

@MainActor struct SharedDataSourceTests {
  private func screen(_ source: any DataSource) -> ModelTableController {
    let screen = ModelTableController(dataSource: source)
    screen.binding.register(TableCell.self, for: Caller.self) { $0.text = $1.name }
    return screen
  }

  private func content(_ screen: ModelTableController) -> String {
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 8))
    return driver.lines.joined(separator: " ")
  }

  @Test func `sources built on a loaded source show its models immediately`() {
    let source = SimpleDataSource([Caller("Bo", city: "Oslo"), Caller("Al", city: "Bergen")])
    source.fetch()
    let sectioned = SectionedDataSource(source, by: .by(\Caller.city))
    #expect(sectioned.summary == "Oslo[Bo] Bergen[Al]")
    #expect(sectioned.state.isFinished)
    let combined = CombinedDataSource([sectioned, source], keepsSections: true)
    #expect(combined.summary == "Oslo[Bo] Bergen[Al] [Bo Al]")
    #expect(combined.state.isFinished)
    #expect(content(screen(combined)).contains("Bergen"))
  }

  @Test func `sources made of one that is loading show its models and then its answer`() {
    let server = HandFetcher<Void, [any Model]>()
    let source = AsyncDataSource(name: "A", fetcher: server.fetcher)
    source.fetch()
    server.answer(Caller.all("a"))
    source.fetch()
    let log = EventLog()
    let combined = CombinedDataSource([source])
    combined.observer = log
    let sectioned = SectionedDataSource(source, by: nil)
    #expect(combined.summary == "A[… a]" && combined.state.isLoading)
    #expect(sectioned.summary == "A[… a]" && sectioned.state.isLoading)
    server.answer(Caller.all("b"))
    #expect(combined.summary == "A[b]" && combined.state.isFinished)
    #expect(sectioned.summary == "A[b]")
    #expect(log.letters == "f")
    #expect(server.requests.count == 2)
  }

  @Test func `a table fetches only the sources of a combined one that never loaded`() {
    let (first, second) = (HandFetcher<Void, [any Model]>(), HandFetcher<Void, [any Model]>())
    let loaded = AsyncDataSource(name: "A", fetcher: first.fetcher)
    loaded.fetch()
    first.answer(Caller.all("a"))
    let combined = CombinedDataSource([loaded, AsyncDataSource(name: "B", fetcher: second.fetcher)])
    #expect(combined.summary == "A[a]")
    let screen = screen(combined)
    #expect(content(screen).contains("a"))
    #expect(first.requests.count == 1 && second.requests.count == 1)
    #expect(combined.state.isLoading)
    second.answer(Caller.all("b"))
    #expect(combined.summary == "A[a] B[b]" && combined.state.isFinished)
  }

  @Test func `a source that two tables observe serves both`() {
    let source = SimpleDataSource(Caller.all("a"))
    let screens = [screen(source), screen(source)]
    let drivers = screens.map { ScreenDriver($0, size: ScreenSize(width: 20, height: 6)) }
    source.models = Caller.all("xy")
    for driver in drivers {
      driver.update()
      #expect(driver.lines.joined().contains("y"))
    }
    screens[0].dataSource = nil
    source.models = Caller.all("z")
    drivers[1].update()
    #expect(drivers[1].lines.joined().contains("z"))
    #expect(source.observer != nil)
    screens[1].dataSource = nil
    #expect(source.observer == nil)
  }

  @Test func `the observer of an app leaves the source to what was made of it before`() {
    let source = SimpleDataSource(Caller.all("a"))
    let combined = CombinedDataSource([source])
    combined.fetch()
    let log = EventLog()
    source.observer = log
    source.models = Caller.all("z")
    #expect(combined.summary == "[z]" && !log.letters.isEmpty)
    source.observer = nil
    source.models = Caller.all("y")
    #expect(combined.summary == "[y]")
  }

  @Test func `a released source leaves its inner source to the former observer`() {
    let source = SimpleDataSource(Caller.all("a"))
    let log = EventLog()
    do {
      let sectioned = SectionedDataSource(source, by: nil)
      source.fetch()
      source.observer = log
      let combined = CombinedDataSource([source])
      source.fetch()
      #expect(combined.summary == "[a]" && sectioned.state.isFinished)
    }
    #expect(source.observer === log)
    source.fetch()
    #expect(log.letters == "wfwf")
  }

  @Test func `a source of an app with one observer serves several tables`() {
    let source = OneObserverSource()
    let log = EventLog()
    source.observer = log
    var sectioned: SectionedDataSource? = SectionedDataSource(source, by: nil)
    let table = screen(source)
    let driver = ScreenDriver(table, size: ScreenSize(width: 20, height: 6))
    source.models = Caller.all("q")
    source.fetch()
    driver.update()
    #expect(log.letters.hasSuffix("f"))
    #expect(sectioned?.summary == "[q]")
    #expect(driver.lines.joined().contains("q"))
    sectioned = nil
    table.dataSource = nil
    #expect(source.observer === log)
  }

  @Test func `retrying without a failure fetches no page twice`() {
    let server = HandFetcher<Int, [any Model]>()
    let source = PagedDataSource(fetcher: server.fetcher)
    source.retry()
    #expect(server.requests == [1])
    source.retry()
    server.answer(Caller.all("a"))
    source.fetchNextPage()
    server.answer(Caller.all("b"))
    source.retry()
    #expect(source.summary == "[a b …]")
    #expect(server.requests == [1, 2])
    source.fetchNextPage()
    server.fail()
    source.retry()
    #expect(server.requests == [1, 2, 3, 3])
  }
}

/// A source that an app made before sources had several observers.
private final class OneObserverSource: DataSource {
  let name = ""
  var models: [any Model] = []
  private(set) var state = DataSourceState.idle
  weak var observer: (any DataSourceObserver)?

  var sections: [DataSourceSection] { [DataSourceSection(items: models)] }

  func fetch() {
    state = .finished
    observer?.dataSource(self, didSend: .willLoad)
    observer?.dataSource(self, didSend: .finished)
  }

  func cancel() {}
}
