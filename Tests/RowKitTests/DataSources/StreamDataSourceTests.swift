import RowKit
import Testing

@MainActor struct StreamDataSourceTests {
  private let log = EventLog()

  @Test func `elements come one after the other`() {
    let stream = HandStream<Person>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    #expect(source.sections.isEmpty)
    source.fetch()
    #expect(source.summary == "[…]")
    stream.send(Person("a"))
    stream.send(Person("b"))
    #expect(source.summary == "[a b]")
    #expect(source.state.isLoading)
    stream.end()
    #expect(log.letters == "wpppf")
  }

  @Test func `each snapshot takes the place of the one before`() {
    let stream = HandStream<[Person]>()
    let source = StreamDataSource(snapshots: stream.stream)
    source.fetch()
    stream.send([Person("a"), Person("b")])
    stream.send([])
    #expect(source.summary == "[none]")
    stream.send([Person("b"), Person("c")])
    #expect(source.summary == "[b c]")
  }

  @Test func `changes are made by position`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(changes: stream.stream)
    source.fetch()
    stream.send("abcd".enumerated().map { .insert(Person(String($1)), at: at($0)) })
    #expect(source.summary == "[a b c d]")
    stream.send([
      .delete(at: at(0)), .update(Person("B"), at: at(1)), .move(from: at(3), to: at(0)),
      .insert(Person("x"), at: at(3)),
    ])
    #expect(source.summary == "[d B c x]")
    stream.send([
      .insertSection(DataSourceSection(title: "New", items: Person.all("n")), at: 0),
      .move(from: at(0), to: at(1)),
    ])
    #expect(source.summary == "New[n d] [B c x]")
    stream.send([.deleteSection(at: 1)])
    #expect(source.summary == "New[n d]")
  }

  @Test func `wrong positions are repaired`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(changes: stream.stream)
    source.fetch()
    stream.send([
      .insert(Person("a"), at: RowPath(group: 7, row: -3)), .delete(at: at(9)),
      .update(Person("z"), at: at(9)), .move(from: at(4), to: at(0)), .deleteSection(at: 5),
    ])
    #expect(source.summary == "[a]")
  }

  @Test func `a stream that fails keeps what came`() {
    let stream = HandStream<Person>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    source.fetch()
    stream.send(Person("a"))
    stream.end(ServerError.noSignal)
    #expect(source.summary == "[! a]")
    stream.send(Person("b"))
    #expect(source.summary == "[! a]")
    #expect(log.letters == "wppx")
  }

  @Test func `read anew it keeps what came until the first event`() {
    let stream = HandStream<Person>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    source.fetch()
    stream.send(Person("a"))
    source.fetch()
    #expect(stream.cancelled == [0])
    stream.send(Person("z"), in: 0)
    #expect(source.summary == "[… a]")
    stream.send(Person("b"))
    #expect(source.summary == "[b]")
    stream.end()
    source.fetch()
    stream.end()
    #expect(source.summary == "[none]")
    #expect(log.isWellFormed(isLoading: false))
  }

  @Test func `a stream that is given up tells no more`() {
    let stream = HandStream<Person>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    source.fetch()
    stream.send(Person("a"))
    source.cancel()
    stream.send(Person("b"))
    #expect(source.summary == "[a]")
    #expect(log.letters == "wppx")
  }

  @Test func `asynchronous sequences are read`() async {
    let relay = EventRelay()
    let source = StreamDataSource(elements: {
      AsyncStream { continuation in
        for name in ["a", "b"] { continuation.yield(Person(name)) }
        continuation.finish()
      }
    })
    source.observer = relay
    source.fetch()
    await relay.end()
    #expect(source.summary == "[a b]")
    let failing = StreamDataSource(snapshots: {
      AsyncThrowingStream<[Person], any Error> { $0.finish(throwing: ServerError.noSignal) }
    })
    failing.observer = relay
    failing.fetch()
    await relay.end()
    #expect(failing.summary == "[!]")
  }

  private func at(_ row: Int) -> RowPath { RowPath(group: 0, row: row) }
}
