import RowKit
import Testing

@MainActor struct SectionedDataSourceTests {
  private let people: [any Model] = [
    Person("Bo", city: "Oslo"), Person("Al", city: "Bergen"), Person("Émile", city: "Oslo"),
    Person("Cy"), Person("Di"), Person("ed", city: "Bergen"),
  ]

  private func summary(_ sectioning: Sectioning?, _ orders: ModelOrder...) -> String {
    let source = SectionedDataSource(
      SimpleDataSource(people, name: "People"), by: sectioning, sorted: orders)
    #expect(source.sections.isEmpty)
    source.fetch()
    return source.summary
  }

  @Test func `models are sorted and cut where the key changes`() {
    #expect(
      summary(.by(\Person.city), ModelOrder(\Person.city), ModelOrder(text: \Person.name))
        == "Bergen[Al ed] Oslo[Bo Émile] [Cy Di]")
  }

  @Test func `without an order one key may have several sections`() {
    #expect(
      summary(.by(\Person.city)) == "Oslo[Bo] Bergen[Al] Oslo[Émile] [Cy Di] Bergen[ed]")
  }

  @Test func `several sections of one key are told apart`() {
    let source = SectionedDataSource(SimpleDataSource(people), by: .by(\Person.city))
    source.fetch()
    #expect(Set(source.sections.map(\.id)).count == 5)
  }

  @Test func `nested keys and first characters are keys`() {
    #expect(
      summary(.by(\Person.city?.count), ModelOrder(\Person.city?.count), ModelOrder(\Person.name))
        == "4[Bo Émile] 6[Al ed] [Cy Di]")
    #expect(
      summary(.byFirstCharacter(of: \Person.city), ModelOrder(\Person.city).descending)
        == "[Cy Di] O[Bo Émile] B[Al ed]")
    #expect(
      summary(.byLetter(of: \Person.name), ModelOrder(text: \Person.name))
        == "A[Al] B[Bo] C[Cy] D[Di] E[ed Émile]")
  }

  @Test func `an app brings the rules of its language`() {
    let backwards = ModelOrder(text: \Person.name) { $0 > $1 }
    #expect(
      summary(.byLetter(of: \Person.name) { _ in "x" }, backwards)
        == "x[Émile ed Di Cy Bo Al]")
  }

  @Test func `letters stand in the section index`() {
    let source = SectionedDataSource(SimpleDataSource(people), by: .byLetter(of: \Person.name))
    source.fetch()
    #expect(source.sections.map(\.indexTitle) == ["B", "A", "E", "C", "D", "E"])
    #expect(Sectioning.plainLetter(of: "") == "#")
    #expect(Sectioning.plainLetter(of: "7") == "#")
  }

  @Test func `without a key one section holds everything`() {
    #expect(summary(nil) == "People[Bo Al Émile Cy Di ed]")
    let empty = SectionedDataSource(SimpleDataSource(), by: nil)
    empty.fetch()
    #expect(empty.summary == "[]")
  }

  @Test func `no models are no sections`() {
    let source = SectionedDataSource(SimpleDataSource(), by: .by(\Person.city))
    source.fetch()
    #expect(source.sections.isEmpty)
  }

  @Test func `it tells what the source tells`() {
    let server = HandFetcher<Void, [any Model]>()
    let source = SectionedDataSource(
      AsyncDataSource(fetcher: server.fetcher), by: .by(\Person.city))
    let log = EventLog()
    source.observer = log
    source.fetch()
    server.fail()
    source.retry()
    server.answer([Person("Bo", city: "Oslo")])
    #expect(log.letters == "wpxwpf")
    #expect(log.contents.suffix(2) == ["[…]", "Oslo[Bo]"])
    source.fetch()
    #expect(source.summary == "[…] Oslo[Bo]")
    source.cancel()
    #expect(source.summary == "Oslo[Bo]")
  }

  @Test(arguments: [Placeholders.all, .none])
  func `a paged source pages inside sections`(placeholders: Placeholders) {
    let server = HandFetcher<Int, [any Model]>()
    let source = SectionedDataSource(
      PagedDataSource(placeholders: placeholders, fetcher: server.fetcher),
      by: .by(\Person.city), sorted: [ModelOrder(\Person.city)])
    source.fetch()
    server.answer([Person("Bo", city: "Oslo"), Person("Al", city: "Bergen")])
    let hasRow = placeholders.contains(.loading)
    #expect(source.summary == (hasRow ? "Bergen[Al] Oslo[Bo] […]" : "Bergen[Al] Oslo[Bo]"))
    // The last of the source, which sorting put first here.
    source.willDisplay(RowPath(group: hasRow ? 2 : 0, row: 0))
    #expect(server.requests == [1, 2])
    server.answer([Person("Cy", city: "Bergen")])
    #expect(source.summary.hasPrefix("Bergen[Al Cy] Oslo[Bo]"))
  }
}
