import RowKit
import Testing

@MainActor struct AsyncDataSourceTests {
  private typealias Shown = (Set<ModelPlaceholder.Kind>, String)

  private let server = HandFetcher<Void, [any Model]>()
  private let log = EventLog()

  private func source(_ placeholders: Set<ModelPlaceholder.Kind> = .all) -> AsyncDataSource {
    let source = AsyncDataSource(placeholders: placeholders, fetcher: server.fetcher)
    source.observer = log
    return source
  }

  @Test func `there are no models before the first fetch`() {
    #expect(source().sections.isEmpty)
  }

  @Test func `one loading row is replaced by the models`() {
    let source = source()
    source.fetch()
    #expect(source.summary == "[…]")
    server.answer(Caller.all("ab"))
    #expect(source.summary == "[a b]")
    #expect(log.letters == "wpf")
  }

  @Test(arguments: [(.all, "[none]"), ([.loading], "[]"), ([.noResults], "[none]")] as [Shown])
  func `no models are said in a row if that is wanted`(
    placeholders: Set<ModelPlaceholder.Kind>, row: String
  ) {
    let source = source(placeholders)
    source.fetch()
    server.answer([])
    #expect(source.summary == row)
    #expect(log.letters == "wpf")
  }

  @Test(arguments: [(.all, "[!]"), ([.noResults], "[]"), ([], "[]")] as [Shown])
  func `a failure ends the loading row`(placeholders: Set<ModelPlaceholder.Kind>, row: String) {
    let source = source(placeholders)
    source.fetch()
    server.fail()
    #expect(source.summary == row)
    #expect(log.letters == "wpx")
    #expect(source.state.error as? ServerError == .noSignal)
  }

  @Test func `existing models stay during a refresh`() {
    let source = source()
    source.fetch()
    server.answer(Caller.all("ab"))
    source.fetch()
    #expect(source.summary == "[… a b]")
    server.fail()
    #expect(source.summary == "[! a b]")
    source.retry()
    server.answer(Caller.all("bc"))
    #expect(source.summary == "[b c]")
    #expect(log.letters == "wpfwpxwpf")
  }

  @Test func `a stale answer changes nothing`() {
    let source = source()
    source.fetch()
    source.fetch()
    #expect(server.cancelled == [0])
    server.answer(Caller.all("a"), to: 0)
    #expect(source.summary == "[…]")
    server.fail(0)
    #expect(source.summary == "[…]")
    server.answer(Caller.all("b"), to: 1)
    server.answer(Caller.all("c"), to: 1)
    #expect(source.summary == "[b]")
    #expect(log.letters == "wpf")
  }

  @Test func `a cancelled loading fails without a row`() {
    let source = source()
    source.fetch()
    source.cancel()
    #expect(source.summary == "[]")
    #expect(source.state.error is CancellationError)
    server.answer(Caller.all("a"))
    #expect(source.summary == "[]")
    source.cancel()
    #expect(log.letters == "wpx")
  }

  @Test func `an immediate answer is used`() {
    let source = AsyncDataSource(
      fetcher: Fetcher(starting: { _, receive in
        receive(.success(Caller.all("a")))
        return {}
      }))
    source.observer = log
    source.fetch()
    #expect(source.summary == "[a]")
    #expect(log.letters == "wpf")
  }

  @Test(arguments: [true, false])
  func `nothing is requested if an observer cancels the loading that it is told of`(
    atBeginning: Bool
  ) {
    let source = source()
    let hook = EventHook(atBeginning: atBeginning) { $0.cancel() }
    source.observer = hook
    source.fetch()
    #expect(server.requests.isEmpty)
    #expect(source.state.error is CancellationError)
  }

  @Test func `one request is made if an observer fetches again as loading begins`() {
    let source = source()
    let hook = EventHook { $0.fetch() }
    source.observer = hook
    source.fetch()
    #expect(server.requests.count == 1)
    server.answer(Caller.all("a"))
    #expect(source.summary == "[a]")
    #expect(server.cancelled.isEmpty)
  }

  @Test func `a request that is cancelled while it begins is stopped`() {
    var stops = 0
    var cancel: (() -> Void)?
    let source = AsyncDataSource(
      fetcher: Fetcher(starting: { _, _ in
        cancel?()
        return { stops += 1 }
      }))
    cancel = { [weak source] in source?.cancel() }
    source.fetch()
    #expect(stops == 1)
  }

  @Test func `a request that is answered at once isn't stopped`() {
    var stops = 0
    let source = AsyncDataSource(
      fetcher: Fetcher(starting: { _, receive in
        receive(.success([]))
        return { stops += 1 }
      }))
    source.fetch()
    source.cancel()
    #expect(stops == 0)
  }

  @Test func `a released source cancels its fetch`() {
    var source: AsyncDataSource? = source()
    source?.fetch()
    source = nil
    #expect(server.cancelled == [0])
  }

  @Test func `an async function is a task that is cancelled`() async {
    let (asked, ask) = AsyncStream.makeStream(of: Int.self)
    let (told, tell) = AsyncStream.makeStream(of: String.self)
    let source = AsyncDataSource {
      ask.yield(1)
      // Suspended until the task is cancelled.
      for await _ in AsyncStream<Never>(unfolding: { nil }) {}
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Never>.makeStream().stream {}
      } onCancel: {
        tell.yield("cancelled")
      }
      return []
    }
    source.fetch()
    var questions = asked.makeAsyncIterator()
    _ = await questions.next()
    source.cancel()
    var words = told.makeAsyncIterator()
    #expect(await words.next() == "cancelled")
  }

  @Test func `an async function answers and fails`() async {
    let relay = EventRelay()
    var answers: [Result<[any Model], ServerError>] = [
      .success(Caller.all("ab")), .failure(.noSignal),
    ]
    let source = AsyncDataSource { try answers.removeFirst().get() }
    source.observer = relay
    source.fetch()
    await relay.end()
    #expect(source.summary == "[a b]")
    source.fetch()
    await relay.end()
    #expect(source.summary == "[! a b]")
  }
}
