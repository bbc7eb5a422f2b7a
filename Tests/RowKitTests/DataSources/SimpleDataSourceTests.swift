import RowKit
import Testing

@MainActor struct SimpleDataSourceTests {
  @Test func `a simple source is one section under its name`() {
    let source = SimpleDataSource(Caller.all("abc"), name: "Contacts")
    #expect(source.summary == "Contacts[a b c]")
    #expect(SimpleDataSource(Caller.all("a")).sections.map(\.title) == [""])
    #expect(SimpleDataSource().summary == "[]")
  }

  @Test func `the path of an equal model is that of the first`() {
    let source = SimpleDataSource(Caller.all("abcb"))
    #expect(source.path(of: Caller("b")) == RowPath(group: 0, row: 1))
    #expect(source.path(of: Caller("z")) == nil)
    #expect(source.item(at: RowPath(group: 0, row: 9)) == nil)
    #expect(source.item(at: RowPath(group: -1, row: 0)) == nil)
  }

  @Test func `an object without equality is equal to itself`() {
    let phones = [Phone(), Phone()]
    let source = SimpleDataSource(phones)
    #expect(source.path(of: phones[1]) == RowPath(group: 0, row: 1))
    #expect(source.path(of: Phone()) == nil)
  }

  @Test func `fetching reports its beginning and end immediately and changes nothing`() {
    let source = SimpleDataSource(Caller.all("ab"))
    let log = EventLog()
    source.observer = log
    source.fetch()
    #expect(log.letters == "wf")
    #expect(log.contents == ["[a b]", "[a b]"])
  }

  @Test func `changing the models is a loading of its own`() {
    let source = SimpleDataSource(Caller.all("ab"))
    let log = EventLog()
    source.observer = log
    source.models.append(Caller("c"))
    #expect(log.letters == "wf")
    #expect(source.summary == "[a b c]")
  }

  private final class Phone: Model {}
}
