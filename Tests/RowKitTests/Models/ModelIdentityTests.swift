import RowKit
import RowKitTesting
import Testing

@MainActor struct ModelIdentityTests {
  private struct Word: Model, Hashable {
    let text: String
  }

  private final class Note: Model {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// A value that can't be sent to other actors.
  private struct Mark: Model, Hashable {
    final class Box: Hashable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (left: Box, right: Box) -> Bool { left.text == right.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    let box: Box
  }

  /// A source with a section for each text, and an item for each of its letters.
  private final class WordSource: DataSource {
    let name = ""
    let state = DataSourceState.finished
    weak var observer: (any DataSourceObserver)?

    var letters: [String] = [] {
      didSet { observer?.dataSource(self, didSend: .finished) }
    }

    var sections: [DataSourceSection] {
      letters.map { DataSourceSection(items: $0.map { Word(text: String($0)) }) }
    }

    func fetch() {}
    func cancel() {}
  }

  private let source = SimpleDataSource()

  private func driver(_ models: [any Model]) -> ScreenDriver {
    let screen = ModelTableController(dataSource: source)
    screen.register(TableCell.self, for: Word.self) { $0.text = $1.text }
    screen.register(TableCell.self, for: Note.self) { $0.text = $1.text }
    screen.register(TableCell.self, for: Mark.self) { $0.text = $1.box.text }
    source.models = models
    return ScreenDriver(screen, size: ScreenSize(width: 24, height: 7))
  }

  private func driver(sections letters: String...) -> (ScreenDriver, WordSource) {
    let source = WordSource()
    source.letters = letters
    let screen = ModelTableController(dataSource: source)
    screen.register(TableCell.self, for: Word.self) { $0.text = $1.text }
    return (ScreenDriver(screen, size: ScreenSize(width: 24, height: 9)), source)
  }

  @Test func `the cursor follows an equal value`() {
    let driver = driver("abc".map { Word(text: String($0)) })
    driver.press("down")
    source.models = "xcba".map { Word(text: String($0)) }
    driver.update()
    driver.expectContent("  x\n  c\n> b\n  a")
  }

  @Test func `the cursor follows an equal value that isn't Sendable`() {
    let driver = driver("abc".map { Mark(box: Mark.Box(String($0))) })
    driver.press("down")
    source.models = "xbca".map { Mark(box: Mark.Box(String($0))) }
    driver.update()
    driver.expectContent("  x\n> b\n  c\n  a")
  }

  @Test func `the cursor follows an object`() {
    let notes = [Note("a"), Note("a"), Note("b")]
    let driver = driver(notes)
    driver.press("down")
    source.models = [notes[2], notes[0], notes[1]]
    driver.update()
    driver.expectContent("  b\n  a\n> a")
  }

  @Test func `a value that comes back later is another row`() {
    let driver = driver([Word(text: "a"), Word(text: "b"), Word(text: "c")])
    driver.press("down")
    source.models = [Word(text: "a"), Word(text: "c")]
    driver.update()
    source.models = [Word(text: "b"), Word(text: "a"), Word(text: "c")]
    driver.update()
    driver.expectContent("  b\n  a\n> c")
  }

  @Test func `a value and an equal one of another type are two rows`() {
    struct Number: Model, Hashable {
      let text: String
    }
    let driver = driver([Word(text: "a"), Word(text: "b")])
    driver.press("down")
    source.models = [Word(text: "b"), Number(text: "b")]
    driver.update()
    driver.expectContent("> b\n  Number")
  }

  @Test func `models of two types with the same id are two rows`() {
    struct Post: Model, Identifiable {
      let id: Int
    }
    struct Notice: Model, Identifiable {
      let id: Int
    }
    let driver = driver([Post(id: 1), Post(id: 2)])
    let table = driver.stage.screen as? GenericTableController
    let rows = (0..<2).map { table?.context(at: RowPath(group: 0, row: $0)) }
    source.models = [Notice(id: 2), Post(id: 1)]
    driver.update()
    driver.expectContent("> Notice\n  Post")
    #expect(rows.map { $0?.path } == [RowPath(group: 0, row: 1), nil])
  }

  @Test func `any number of equal values come and go`() {
    let x = Array(repeating: Word(text: "x"), count: 10_000)
    let driver = driver([Word(text: "a")] + x + [Word(text: "b")] + x)
    for words in [["c", "d"], ["a", "b"]] {
      source.models = [Word(text: words[0])] + x + [Word(text: words[1])] + x
      driver.update()
    }
    #expect(driver.content.prefix(2) == ["> a", "  x"])
  }

  @Test func `equal values that stay in order keep the cursor`() {
    let x = Array(repeating: Word(text: "x"), count: 4)
    let driver = driver([Word(text: "a")] + x.dropLast() + [Word(text: "b")] + x)
    driver.press("down", "down")
    source.models = [Word(text: "c")] + x.dropLast() + [Word(text: "d")] + x
    driver.update()
    #expect(driver.content[2] == "> x", "\(driver.text)")
  }

  @Test(arguments: [true, false])
  func `the cursor follows an equal value to another section`(isDown: Bool) {
    let (driver, source) = driver(sections: "xy", "zw")
    if !isDown { driver.press("down", "down") }
    source.letters = isDown ? ["y", "zxw"] : ["xyz", "w"]
    driver.update()
    #expect(driver.line(with: isDown ? "> x" : "> z") != nil, "\(driver.text)")
  }

  @Test func `values keep their identity when sections without one shift`() {
    let (driver, source) = driver(sections: "ab", "cd")
    driver.press("down")
    source.letters = ["n", "ab", "cd"]
    driver.update()
    #expect(driver.line(with: "> b") != nil, "\(driver.text)")
  }
}
