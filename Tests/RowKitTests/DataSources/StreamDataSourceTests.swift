import RowKit
import RowKitTesting
import Testing

@MainActor struct StreamDataSourceTests {
  private let log = EventLog()

  @Test func `elements come one after the other`() {
    let stream = HandStream<Caller>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    #expect(source.sections.isEmpty)
    source.fetch()
    #expect(source.summary == "[…]")
    stream.send(Caller("a"))
    stream.send(Caller("b"))
    #expect(source.summary == "[a b]")
    #expect(source.state.isLoading)
    stream.end()
    #expect(log.letters == "wpppf")
  }

  @Test func `each snapshot replaces the previous one`() {
    let stream = HandStream<[Caller]>()
    let source = StreamDataSource(snapshots: stream.stream)
    source.fetch()
    stream.send([Caller("a"), Caller("b")])
    stream.send([])
    #expect(source.summary == "[none]")
    stream.send([Caller("b"), Caller("c")])
    #expect(source.summary == "[b c]")
  }

  @Test func `changes are made by position`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(changes: stream.stream)
    source.fetch()
    stream.send("abcd".enumerated().map { .insert(Caller(String($1)), at: at($0)) })
    #expect(source.summary == "[a b c d]")
    stream.send([
      .delete(at: at(0)), .update(Caller("B"), at: at(1)), .move(from: at(3), to: at(0)),
      .insert(Caller("x"), at: at(3)),
    ])
    #expect(source.summary == "[d B c x]")
    stream.send([
      .insertSection(DataSourceSection(title: "New", items: Caller.all("n")), at: 0),
      .move(from: at(0), to: at(1)),
    ])
    #expect(source.summary == "New[n d] [B c x]")
    stream.send([.deleteSection(at: 1)])
    #expect(source.summary == "New[n d]")
  }

  @Test func `a source made of others shows what has arrived, while its stream stays open`() {
    let stream = HandStream<Caller>()
    let combined = CombinedDataSource([StreamDataSource(elements: stream.stream)])
    combined.fetch()
    #expect(combined.summary == "[…]")
    stream.send(Caller("a"))
    #expect(combined.summary == "[a]")
  }

  @Test func `a section that changes make has the name of the source`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(name: "News", changes: stream.stream)
    source.fetch()
    #expect(source.summary == "News[…]")
    stream.send([.insert(Caller("a"), at: at(0))])
    #expect(source.summary == "News[a]")
  }

  @Test func `sections move with their models and change their titles`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(changes: stream.stream)
    source.fetch()
    stream.send(
      ["A", "B", "C"].enumerated().map { place, title in
        .insertSection(
          DataSourceSection(title: title, items: Caller.all(title.lowercased())), at: place)
      })
    #expect(source.summary == "A[a] B[b] C[c]")
    stream.send([
      .moveSection(from: 2, to: 0), .updateSection(title: "Z", indexTitle: "z", at: 2),
      .insert(Caller("y"), at: RowPath(group: 0, row: 1)), .delete(at: at(0)),
    ])
    #expect(source.summary == "Z[c y] A[] B[b]")
    #expect(source.sections.map(\.indexTitle) == ["z", nil, nil])
    stream.send([
      .moveSection(from: 7, to: 0), .updateSection(title: "?", at: -1),
      .moveSection(from: 0, to: 9), .deleteSection(at: 1),
    ])
    #expect(source.summary == "B[b] Z[c y]")
  }

  @Test func `a model that moves can change too`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(changes: stream.stream)
    source.fetch()
    stream.send("abc".enumerated().map { .insert(Caller(String($1)), at: at($0)) })
    stream.send([.update(Caller("A"), at: at(0)), .move(from: at(0), to: at(2))])
    #expect(source.summary == "[b c A]")
  }

  @Test func `wrong positions are repaired`() {
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(changes: stream.stream)
    source.fetch()
    stream.send([
      .insert(Caller("a"), at: RowPath(group: 7, row: -3)), .delete(at: at(9)),
      .update(Caller("z"), at: at(9)), .move(from: at(4), to: at(0)), .deleteSection(at: 5),
    ])
    #expect(source.summary == "[a]")
  }

  @Test func `a failed stream keeps its models`() {
    let stream = HandStream<Caller>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    source.fetch()
    stream.send(Caller("a"))
    stream.end(ServerError.noSignal)
    #expect(source.summary == "[! a]")
    stream.send(Caller("b"))
    #expect(source.summary == "[! a]")
    #expect(log.letters == "wppx")
  }

  @Test func `a refreshed stream keeps its models until the first event`() {
    let stream = HandStream<Caller>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    source.fetch()
    stream.send(Caller("a"))
    source.fetch()
    #expect(stream.cancelled == [0])
    stream.send(Caller("z"), in: 0)
    #expect(source.summary == "[… a]")
    stream.send(Caller("b"))
    #expect(source.summary == "[b]")
    stream.end()
    source.fetch()
    stream.end()
    #expect(source.summary == "[none]")
    #expect(log.isWellFormed(isLoading: false))
  }

  @Test func `a cancelled stream sends no more events`() {
    let stream = HandStream<Caller>()
    let source = StreamDataSource(elements: stream.stream)
    source.observer = log
    source.fetch()
    stream.send(Caller("a"))
    source.cancel()
    stream.send(Caller("b"))
    #expect(source.summary == "[a]")
    #expect(log.letters == "wppx")
  }

  @Test(arguments: [true, false])
  func `no stream is begun if an observer cancels the loading that it is told of`(
    atBeginning: Bool
  ) {
    var starts = 0
    let source = StreamDataSource(
      elements: EventStream<Caller>(starting: { _ in
        starts += 1
        return {}
      }))
    let hook = EventHook(atBeginning: atBeginning) { $0.cancel() }
    source.observer = hook
    source.fetch()
    #expect(starts == 0)
    #expect(source.state.error is CancellationError)
  }

  @Test(arguments: [true, false])
  func `one stream stays open if an observer fetches again as loading begins`(atBeginning: Bool) {
    let stream = HandStream<Caller>()
    let source = StreamDataSource(elements: stream.stream)
    let hook = EventHook(atBeginning: atBeginning) { $0.fetch() }
    source.observer = hook
    source.fetch()
    stream.send(Caller("a"))
    #expect(source.summary == "[a]")
    source.cancel()
    #expect(stream.cancelled == [0])
  }

  @Test(arguments: [true, false])
  func `a stream that is cancelled at its first element is stopped, unless it has ended`(
    hasEnded: Bool
  ) {
    var stops = 0
    let source = StreamDataSource(
      placeholders: [],
      elements: EventStream<Caller>(starting: { receive in
        receive(hasEnded ? .end(nil) : .element(Caller("a")))
        return { stops += 1 }
      }))
    let hook = ElementHook()
    source.observer = hook
    source.fetch()
    #expect(stops == (hasEnded ? 0 : 1))
  }

  @Test func `asynchronous sequences are read`() async {
    let relay = EventRelay()
    let source = StreamDataSource(elements: {
      AsyncStream { continuation in
        for name in ["a", "b"] { continuation.yield(Caller(name)) }
        continuation.finish()
      }
    })
    source.observer = relay
    source.fetch()
    await relay.end()
    #expect(source.summary == "[a b]")
    let failing = StreamDataSource(snapshots: {
      AsyncThrowingStream<[Caller], any Error> { $0.finish(throwing: ServerError.noSignal) }
    })
    failing.observer = relay
    failing.fetch()
    await relay.end()
    #expect(failing.summary == "[!]")
  }

  @Test(arguments: 0..<100) func `many changes of two sections give what one at a time gives`(
    seed: UInt64
  ) {
    var random = RandomNumbers(seed: seed)
    let stream = HandStream<[DataSourceChange]>()
    let source = StreamDataSource(placeholders: [], changes: stream.stream)
    source.fetch()
    var names = (0..<2).map { group in (0..<random.below(9)).map { "\(group).\($0)" } }
    stream.send(
      names.enumerated().map { group, names in
        .insertSection(
          DataSourceSection(title: "\(group)", items: names.map { Caller($0) }), at: group)
      })
    // Some models are deleted or move, and others come anywhere.
    var changes: [DataSourceChange] = []
    var moved: [(name: String, from: RowPath)] = []
    for group in 0..<2 {
      for row in names[group].indices.reversed() where !random.hits(oneIn: 3) {
        let name = names[group].remove(at: row)
        moved.append((name, RowPath(group: group, row: row)))
      }
    }
    moved.shuffle(using: &random)
    for group in 0..<2 {
      let count = random.below(6)
      let rows = random.positions(count, below: names[group].count + count)
      for row in rows.sorted() {
        let path = RowPath(group: group, row: row)
        let move = random.hits(oneIn: 2) ? moved.popLast() : nil
        changes.append(
          move.map { .move(from: $0.from, to: path) } ?? .insert(Caller("new"), at: path))
        names[group].insert(move?.name ?? "new", at: row)
      }
    }
    for move in moved { changes.append(.delete(at: move.from)) }
    stream.send(changes)
    #expect(
      source.sections.map { $0.items.map { "\($0)" } } == names, "seed \(seed)")
  }

  private func at(_ row: Int) -> RowPath { RowPath(group: 0, row: row) }
}

/// An observer that cancels when a model has arrived.
@MainActor private final class ElementHook: DataSourceObserver {
  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    if !source.allModels.isEmpty { source.cancel() }
  }
}
