import RowKit
import RowKitTesting
import Testing

@MainActor struct PagedDataSourceTests {
  private let server = HandFetcher<Int, [any Model]>()
  private let log = EventLog()

  private func source(_ placeholders: Set<ModelPlaceholder.Kind> = .all) -> PagedDataSource<Int> {
    let source = PagedDataSource(placeholders: placeholders, fetcher: server.fetcher)
    source.observer = log
    return source
  }

  private func display(_ row: Int, of source: PagedDataSource<Int>) {
    source.willDisplay(RowPath(group: 0, row: row))
  }

  /// Returns a source that is fetched again while its second page is awaited.
  private func refreshedSource() -> PagedDataSource<Int> {
    let source = source()
    source.fetch()
    server.answer(Caller.all("ab"))
    display(2, of: source)
    source.fetch()
    return source
  }

  @Test func `pages are appended with a loading row after them until one is empty`() {
    let source = source()
    source.fetch()
    #expect(source.summary == "[…]")
    server.answer(Caller.all("ab"))
    #expect(source.summary == "[a b …]")
    display(2, of: source)
    #expect(source.summary == "[a b …]")
    server.answer(Caller.all("c"))
    #expect(source.summary == "[a b c …]")
    #expect(source.hasNextPage)
    display(3, of: source)
    server.answer([])
    #expect(source.summary == "[a b c]")
    #expect(!source.hasNextPage)
    #expect(server.requests == [1, 2, 3])
    #expect(log.letters == "wpfwpfwpf")
  }

  @Test func `an empty first page is no results`() {
    let source = source()
    source.fetch()
    server.answer([])
    #expect(source.summary == "[none]")
    display(0, of: source)
    #expect(server.requests == [1])
  }

  @Test func `the last row asks for the next page once`() {
    let source = source([])
    display(0, of: source)
    source.fetchNextPage()
    #expect(server.requests.isEmpty)
    source.fetch()
    display(0, of: source)
    #expect(server.requests == [1])
    server.answer(Caller.all("ab"))
    display(0, of: source)
    #expect(server.requests == [1])
    display(1, of: source)
    display(1, of: source)
    #expect(server.requests == [1, 2])
    #expect(source.summary == "[a b]")
    server.answer([])
    display(1, of: source)
    source.fetchNextPage()
    #expect(server.requests == [1, 2])
  }

  @Test func `the next page may be asked for earlier`() {
    let source = source([])
    source.prefetchDistance = 3
    source.fetch()
    server.answer(Caller.all("abcde"))
    display(1, of: source)
    #expect(server.requests == [1])
    display(2, of: source)
    #expect(server.requests == [1, 2])
  }

  @Test func `a failed page is tried again with the same number and not by itself`() {
    let source = source()
    source.fetch()
    server.answer(Caller.all("ab"))
    display(2, of: source)
    server.fail()
    #expect(source.summary == "[a b !]")
    display(2, of: source)
    #expect(server.requests == [1, 2])
    source.retry()
    #expect(source.summary == "[a b …]")
    server.fail()
    source.retry()
    server.answer(Caller.all("c"))
    #expect(server.requests == [1, 2, 2, 2])
    #expect(source.summary == "[a b c …]")
    #expect(log.isWellFormed(isLoading: false))
  }

  @Test(arguments: [true, false])
  func `a refresh while a page is fetched starts over`(answersStale: Bool) {
    let source = refreshedSource()
    #expect(source.summary == "[… a b]")
    #expect(server.cancelled == [1])
    answersStale ? server.answer(Caller.all("z"), to: 1) : server.fail(1)
    #expect(source.summary == "[… a b]")
    server.answer(Caller.all("xy"))
    #expect(source.summary == "[x y …]")
    display(2, of: source)
    #expect(server.requests == [1, 2, 1, 2])
    #expect(log.isWellFormed(isLoading: true))
  }

  @Test func `cursors lead from page to page`() {
    let server = HandFetcher<String?, Page<String>>()
    let source = PagedDataSource(fetcher: server.fetcher)
    source.fetch()
    server.answer(Page(Caller.all("a"), next: "after a"))
    source.fetchNextPage()
    server.answer(Page(Caller.all("b"), next: nil))
    #expect(source.summary == "[a b]")
    #expect(server.requests == [nil, "after a"])
  }

  @Test(arguments: [true, false])
  func `a page that is awaited during a refresh is fetched after it, unless that is cancelled`(
    isCancelled: Bool
  ) {
    let source = refreshedSource()
    if isCancelled {
      source.cancel()
      source.fetch()
    }
    server.answer(Caller.all("ab"))
    #expect(server.requests == (isCancelled ? [1, 2, 1, 1] : [1, 2, 1, 2]))
  }

  @Test(arguments: [true, false])
  func `a page awaited during a refresh that failed is fetched by another attempt alone`(
    isRetried: Bool
  ) {
    let source = refreshedSource()
    server.fail()
    isRetried ? source.retry() : source.fetch()
    server.answer(Caller.all("ab"))
    #expect(server.requests == (isRetried ? [1, 2, 1, 1, 2] : [1, 2, 1, 1]))
  }

  @Test(arguments: [Set<ModelPlaceholder.Kind>.all, []])
  func `a next page that was cancelled is fetched when the end comes into view again`(
    placeholders: Set<ModelPlaceholder.Kind>
  ) {
    let source = source(placeholders)
    source.fetch()
    server.answer(Caller.all("ab"))
    source.fetchNextPage()
    source.cancel()
    #expect(source.summary == "[a b]")
    display(0, of: source)
    #expect(server.requests == [1, 2])
    display(1, of: source)
    #expect(server.requests == [1, 2, 2])
    server.answer(Caller.all("c"))
    #expect(source.summary == (placeholders.isEmpty ? "[a b c]" : "[a b c …]"))
  }

  @Test func `no page is requested if an observer cancels the loading that it is told of`() {
    let source = source()
    source.fetch()
    server.answer(Caller.all("ab"))
    let hook = EventHook { $0.cancel() }
    source.observer = hook
    source.fetchNextPage()
    #expect(server.requests == [1])
    #expect(source.summary == "[a b]")
  }

  @Test func `a refresh that an observer wants as a page is fetched takes its place`() {
    let source = source()
    source.fetch()
    server.answer(Caller.all("ab"))
    let hook = EventHook { $0.fetch() }
    source.observer = hook
    source.fetchNextPage()
    #expect(server.requests == [1, 1])
    #expect(source.summary == "[… a b]")
  }

  @Test func `a row that comes into view doesn't make a list of all`() {
    let source = source()
    source.fetch()
    server.answer((0..<200_000).map { Caller("a", id: $0) })
    for row in 0..<200_000 { display(row, of: source) }
    #expect(server.requests == [1])
    display(200_000, of: source)
    #expect(server.requests == [1, 2])
  }

  @Test func `a search that finds nothing says that not all is loaded`() {
    let screen = ModelTableController(dataSource: source())
    screen.register(TableCell.self, for: Caller.self, didSelect: { _, _ in }) { $0.text = $1.name }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 5))
    server.answer(Caller.all("abcdefgh"))
    driver.press("/", "\"zzz\"", "return")
    #expect(
      driver.lines.last?.hasPrefix(" No matches in what is loaded ") == true, "\(driver.text)")
    driver.press("end")
    server.answer([])
    driver.press("/", "\"zzz\"", "return")
    #expect(driver.lines.last?.hasPrefix(" No matches  ") == true, "\(driver.text)")
  }
}
