import RowKit
import Testing

@MainActor struct SectionedDataSourceTests {
  private let people: [any Model] = [
    Caller("Bo", city: "Oslo"), Caller("Al", city: "Bergen"), Caller("Émile", city: "Oslo"),
    Caller("Cy"), Caller("Di"), Caller("ed", city: "Bergen"),
  ]

  private func summary(_ sectioning: Sectioning?, _ orders: ModelOrder...) -> String {
    let source = SectionedDataSource(
      SimpleDataSource(people, name: "People"), by: sectioning, sorted: orders)
    #expect(source.sections.isEmpty)
    source.fetch()
    return source.summary
  }

  @Test func `models are sorted, and a section begins where the key changes`() {
    #expect(
      summary(.by(\Caller.city), ModelOrder(\Caller.city), ModelOrder(text: \Caller.name))
        == "Bergen[Al ed] Oslo[Bo Émile] [Cy Di]")
  }

  @Test func `a value that is not a number comes last in both directions`() {
    let scores = ["Bo": 3, "Al": .nan, "Émile": 1, "Cy": 2, "Di": .nan, "ed": 0]
    let order = ModelOrder { (caller: Caller) in scores[caller.name] }
    #expect(summary(nil, order) == "People[ed Émile Cy Bo Al Di]")
    #expect(summary(nil, order.descending) == "People[Bo Cy Émile ed Al Di]")
  }

  @Test func `without an order one key may have several sections`() {
    #expect(
      summary(.by(\Caller.city)) == "Oslo[Bo] Bergen[Al] Oslo[Émile] [Cy Di] Bergen[ed]")
  }

  @Test func `several sections with the same key are distinguished`() {
    let source = SectionedDataSource(SimpleDataSource(people), by: .by(\Caller.city))
    source.fetch()
    #expect(Set(source.sections.map(\.id)).count == 5)
  }

  @Test func `nested keys and first characters are keys`() {
    #expect(
      summary(.by(\Caller.city?.count), ModelOrder(\Caller.city?.count), ModelOrder(\Caller.name))
        == "4[Bo Émile] 6[Al ed] [Cy Di]")
    #expect(
      summary(.byFirstCharacter(of: \Caller.city), ModelOrder(\Caller.city).descending)
        == "O[Bo Émile] B[Al ed] [Cy Di]")
    #expect(
      summary(.byLetter(of: \Caller.name), ModelOrder(text: \Caller.name))
        == "A[Al] B[Bo] C[Cy] D[Di] E[ed Émile]")
  }

  @Test func `an app provides the rules of its language`() {
    let backwards = ModelOrder(text: \Caller.name) { $0 > $1 }
    #expect(
      summary(.byLetter(of: \Caller.name) { _ in "x" }, backwards)
        == "x[Émile ed Di Cy Bo Al]")
  }

  @Test func `letters stand in the section index`() {
    let source = SectionedDataSource(SimpleDataSource(people), by: .byLetter(of: \Caller.name))
    source.fetch()
    #expect(source.sections.map(\.indexTitle) == ["B", "A", "E", "C", "D", "E"])
    #expect(Sectioning.plainLetter(of: "") == "#")
    #expect(Sectioning.plainLetter(of: "7") == "#")
  }

  @Test func `without a key, one section contains all models`() {
    #expect(summary(nil) == "People[Bo Al Émile Cy Di ed]")
    let empty = SectionedDataSource(SimpleDataSource(), by: nil)
    empty.fetch()
    #expect(empty.summary == "[]")
  }

  @Test func `no models are no sections`() {
    let source = SectionedDataSource(SimpleDataSource(), by: .by(\Caller.city))
    source.fetch()
    #expect(source.sections.isEmpty)
  }

  @Test func `it forwards the source's events`() {
    let server = HandFetcher<Void, [any Model]>()
    let source = SectionedDataSource(
      AsyncDataSource(fetcher: server.fetcher), by: .by(\Caller.city))
    let log = EventLog()
    source.observer = log
    source.fetch()
    server.fail()
    source.retry()
    server.answer([Caller("Bo", city: "Oslo")])
    #expect(log.letters == "wpxwpf")
    #expect(log.contents.suffix(2) == ["[…]", "Oslo[Bo]"])
    source.fetch()
    #expect(source.summary == "[…] Oslo[Bo]")
    source.cancel()
    #expect(source.summary == "Oslo[Bo]")
  }

  @Test(arguments: [Set<ModelPlaceholder.Kind>.all, []])
  func `a paged source pages inside sections`(placeholders: Set<ModelPlaceholder.Kind>) {
    let server = HandFetcher<Int, [any Model]>()
    let source = SectionedDataSource(
      PagedDataSource(placeholders: placeholders, fetcher: server.fetcher),
      by: .by(\Caller.city), sorted: [ModelOrder(\Caller.city)])
    source.fetch()
    server.answer([Caller("Bo", city: "Oslo"), Caller("Al", city: "Bergen")])
    let hasRow = placeholders.contains(.loading)
    #expect(source.summary == (hasRow ? "Bergen[Al] Oslo[Bo] […]" : "Bergen[Al] Oslo[Bo]"))
    // The last of the source, which sorting put first here.
    source.willDisplay(RowPath(group: hasRow ? 2 : 0, row: 0))
    #expect(server.requests == [1, 2])
    server.answer([Caller("Cy", city: "Bergen")])
    #expect(source.summary.hasPrefix("Bergen[Al Cy] Oslo[Bo]"))
  }

  @Test func `models are sorted when they are read, not at each event`() {
    let stream = HandStream<Caller>()
    var readings = 0
    let key = { (caller: Caller) -> String? in
      readings += 1
      return caller.city
    }
    let source = SectionedDataSource(StreamDataSource(elements: stream.stream), by: .by(key))
    source.fetch()
    for number in 0..<100 { stream.send(Caller("Al", id: number, city: "Oslo")) }
    #expect(readings == 0)
    #expect(source.sections.first?.items.count == 100)
    source.willDisplay(RowPath(group: 0, row: 1))
    #expect(source.sections.first?.items.count == 100)
    #expect(readings == 100)
    stream.send(Caller("Bo", city: "Rome"))
    #expect(source.sections.map(\.items.count) == [100, 1])
  }
}
