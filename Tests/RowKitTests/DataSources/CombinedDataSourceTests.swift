import RowKit
import Testing

@MainActor struct CombinedDataSourceTests {
  private let log = EventLog()
  private let first = HandFetcher<Void, [any Model]>()
  private let second = HandFetcher<Void, [any Model]>()

  private func children(_ placeholders: Set<ModelPlaceholder.Kind> = .all) -> [any DataSource] {
    [
      AsyncDataSource(name: "A", placeholders: placeholders, fetcher: first.fetcher),
      AsyncDataSource(name: "B", placeholders: placeholders, fetcher: second.fetcher),
    ]
  }

  private func combined(
    _ children: [any DataSource], keepsSections: Bool = false, showsLoading: Bool = false
  ) -> CombinedDataSource {
    let source = CombinedDataSource(
      children, keepsSections: keepsSections, showsLoadingChildren: showsLoading)
    source.observer = log
    return source
  }

  @Test func `without children loading is finished at once`() {
    let source = combined([])
    source.fetch()
    #expect(log.letters == "wf")
    #expect(source.state.isFinished)
  }

  @Test func `children that answer at once give parts and one end`() {
    let source = combined("xyz".map { SimpleDataSource(Caller.all("a"), name: String($0)) })
    source.fetch()
    #expect(log.letters == "wpppf")
    #expect(log.contents == ["[…]", "[…]", "x[a]", "x[a] y[a]", "x[a] y[a] z[a]"])
  }

  @Test func `a child that is fetched again when it fails is awaited`() {
    let children = children()
    let retrying = RetryingObserver()
    children[0].observer = retrying
    let source = combined(children)
    source.fetch()
    second.answer(Caller.all("b"))
    first.fail()
    #expect(source.state.isLoading && log.letters == "wpp", "\(log.letters)")
    first.answer(Caller.all("a"))
    #expect(source.state.isFinished && source.summary == "A[a] B[b]")
    #expect(log.isWellFormed(isLoading: false), "\(log.letters)")
    #expect(log.letters.hasSuffix("f"))
  }

  @Test func `sections stand in the order of the children`() {
    let source = combined(children())
    source.fetch()
    #expect(source.summary == "[…]")
    second.answer(Caller.all("b"))
    #expect(source.summary == "B[b]")
    #expect(source.source(ofSection: 0) === source.children[1])
    #expect(source.source(ofSection: 1) == nil)
    #expect(source.source(ofSection: -1) == nil)
    first.answer(Caller.all("a"))
    #expect(source.summary == "A[a] B[b]")
    #expect(source.source(ofSection: 1) === source.children[1])
    #expect(log.letters == "wppf")
  }

  @Test func `loading children can be shown`() {
    let source = combined(children(), showsLoading: true)
    #expect(source.summary == "")
    source.fetch()
    #expect(source.summary == "A[…] B[…]")
    second.answer(Caller.all("b"))
    #expect(source.summary == "A[…] B[b]")
    #expect(log.isWellFormed(isLoading: true))
  }

  @Test func `a failing child doesn't hide the others`() {
    let source = combined(children())
    source.fetch()
    first.fail()
    second.answer(Caller.all("b"))
    #expect(source.summary == "A[!] B[b]")
    #expect(log.letters == "wppf")
    #expect(source.failures.map { $0.source.name } == ["A"])
    source.retry()
    #expect(second.requests.count == 1)
    #expect(source.summary == "A[…] B[b]")
    first.answer(Caller.all("a"))
    #expect(source.summary == "A[a] B[b]")
    #expect(source.failures.isEmpty)
    #expect(log.isWellFormed(isLoading: false))
  }

  @Test func `it fails when all children do`() {
    let source = combined(children([.loading]))
    source.fetch()
    first.fail()
    second.fail()
    #expect(source.summary == "A[] B[]")
    #expect(log.letters == "wppx")
  }

  @Test func `sections of children are spliced in or flattened`() {
    let people: [any Model] = [Caller("Bo", city: "Oslo"), Caller("Al", city: "Bergen")]
    let nested = SectionedDataSource(
      SimpleDataSource(people, name: "People"), by: .by(\Caller.city))
    let untitled = AsyncDataSource(fetcher: first.fetcher)
    let source = combined([nested, untitled], keepsSections: true)
    source.fetch()
    first.answer(Caller.all("x"))
    #expect(source.summary == "Oslo[Bo] Bergen[Al] [x]")
    let flat = combined([nested, untitled])
    flat.fetch()
    first.answer(Caller.all("x"))
    #expect(flat.summary == "People[Bo Al] [x]")
  }

  @Test func `sections of different children are distinguished`() {
    let people: [any Model] = [Caller("Bo", city: "Oslo")]
    let children = [1, 2].map { _ in
      SectionedDataSource(SimpleDataSource(people), by: .by(\Caller.city))
    }
    let source = combined(children, keepsSections: true)
    source.fetch()
    #expect(Set(source.sections.map(\.id)).count == 2)
  }

  @Test func `a child fetched by itself changes its own sections`() {
    let source = combined(children())
    source.fetch()
    first.answer(Caller.all("a"))
    second.answer(Caller.all("b"))
    source.children[1].fetch()
    #expect(source.summary == "A[a] B[… b]")
    second.answer(Caller.all("c"))
    #expect(source.summary == "A[a] B[c]")
    #expect(log.letters == "wppfwpf")
  }

  @Test(arguments: [true, false])
  func `a displayed row is reported to its child`(keepsSections: Bool) {
    let server = HandFetcher<Int, [any Model]>()
    let source = combined(
      [AsyncDataSource(fetcher: first.fetcher), PagedDataSource(fetcher: server.fetcher)],
      keepsSections: keepsSections)
    source.fetch()
    server.answer(Caller.all("ab"))
    // The first child is not there yet, so the pages are the first section.
    source.willDisplay(RowPath(group: 0, row: 2))
    #expect(server.requests == [1, 2])
    server.answer(Caller.all("c"))
    first.answer(Caller.all("x"))
    source.willDisplay(RowPath(group: 0, row: 0))
    source.willDisplay(RowPath(group: 5, row: 0))
    #expect(server.requests == [1, 2])
    source.willDisplay(RowPath(group: 1, row: 3))
    #expect(server.requests == [1, 2, 3])
  }

  @Test func `cancelling ends the loading of all children`() {
    let source = combined(children())
    source.fetch()
    first.answer(Caller.all("a"))
    source.cancel()
    #expect(log.letters == "wppf")
    #expect(source.summary == "A[a] B[]")
  }

  @Test(arguments: [true, false])
  func `no child is fetched if an observer cancels the loading that it is told of`(isNew: Bool) {
    let source = combined(children())
    if !isNew {
      source.fetch()
      first.answer(Caller.all("a"))
      second.answer(Caller.all("b"))
    }
    let hook = EventHook { $0.cancel() }
    source.observer = hook
    source.fetch()
    #expect(first.requests.count + second.requests.count == (isNew ? 0 : 2))
    #expect(source.state.error is CancellationError)
    #expect(source.summary == (isNew ? "" : "A[a] B[b]"))
  }

  @Test func `no further child is retried if an observer cancels that`() {
    let source = combined(children())
    source.fetch()
    first.fail()
    second.fail()
    let hook = EventHook { $0.cancel() }
    source.observer = hook
    source.retry()
    #expect(!source.state.isLoading)
    #expect(second.requests.count == 1)
  }

  @Test func `each child is fetched once if an observer fetches again as loading begins`() {
    let source = combined(children())
    let hook = EventHook { $0.fetch() }
    source.observer = hook
    source.fetch()
    #expect(first.requests.count == 1 && second.requests.count == 1)
    first.answer(Caller.all("a"))
    second.answer(Caller.all("b"))
    #expect(source.summary == "A[a] B[b]")
  }

  @Test(arguments: [true, false])
  func `the sections of children are read once for all rows that come into view`(
    keepsSections: Bool
  ) {
    let child = CountedSource()
    let source = combined([child], keepsSections: keepsSections)
    source.fetch()
    let readings = child.readings
    for row in 0..<100 { source.willDisplay(RowPath(group: 0, row: row)) }
    #expect(child.readings <= readings + 1)
    #expect(child.displayed.count == 100)
    child.models = Caller.all("xyz")
    source.willDisplay(RowPath(group: 0, row: 2))
    #expect(child.displayed.last == RowPath(group: 0, row: 2))
  }

  @Test func `the same child stands in it once`() {
    let child = SimpleDataSource(Caller.all("a"))
    let source = combined([child, child])
    source.fetch()
    #expect(source.summary == "[a]")
    #expect(log.letters == "wpf")
  }

  @Test func `a source that fails at once and is retried keeps no other from being fetched`() {
    let failing = SourceThatFailsOnce()
    let source = CombinedDataSource([failing, SimpleDataSource(Caller.all("b"), name: "B")])
    let observer = PartRetryingObserver()
    source.observer = observer
    source.fetch()
    #expect(source.summary == "A[a] B[b]")
    #expect(!source.state.isLoading)
  }
}

/// An observer that fetches again once, in the middle of the event that loading failed.
@MainActor private final class RetryingObserver: DataSourceObserver {
  private var isFirst = true

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    guard case .failed = event, isFirst else { return }
    isFirst = false
    source.retry()
  }
}

/// An observer that fetches again once, in the middle of the event that a part has failed.
@MainActor private final class PartRetryingObserver: DataSourceObserver {
  private var isFirst = true

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    guard (source as? CombinedDataSource)?.failures.isEmpty == false, isFirst else { return }
    isFirst = false
    source.retry()
  }
}

/// A source that fails at once the first time.
@MainActor private final class SourceThatFailsOnce: DataSource {
  let name = "A"
  private(set) var state = DataSourceState.idle
  var observer: (any DataSourceObserver)?

  var sections: [DataSourceSection] {
    state.error == nil ? [DataSourceSection(title: "A", items: Caller.all("a"))] : []
  }

  func fetch() {
    let isFirst = state.isIdle
    state = .loading
    observer?.dataSource(self, didSend: .willLoad)
    state = isFirst ? .failed(ServerError.noSignal) : .finished
    observer?.dataSource(self, didSend: isFirst ? .failed(ServerError.noSignal) : .finished)
  }

  func cancel() {}
}

/// A source that counts how often its sections are read.
@MainActor private final class CountedSource: DataSource {
  let name = ""
  private(set) var state = DataSourceState.idle
  var observer: (any DataSourceObserver)?
  private(set) var readings = 0
  private(set) var displayed: [RowPath] = []

  var models = Caller.all("ab") {
    didSet { fetch() }
  }

  var sections: [DataSourceSection] {
    readings += 1
    return [DataSourceSection(items: models)]
  }

  func fetch() {
    state = .loading
    observer?.dataSource(self, didSend: .willLoad)
    state = .finished
    observer?.dataSource(self, didSend: .finished)
  }

  func cancel() {}

  func willDisplay(_ path: RowPath) { displayed.append(path) }
}
