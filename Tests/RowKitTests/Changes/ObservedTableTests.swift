import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ObservedTableTests {
  @Test func `a model that the groups were made of rebuilds and differences them`() {
    let book = Book(["Ada", "Bob", "Cy"])
    let screen = BookScreen(book)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 16, height: 8))
    driver.press("down")
    book.names = ["Zoe", "Ada", "Bob"]
    driver.update()
    driver.expectContent(
      """
        Zoe
        Ada
      > Bob
      """)
    #expect(screen.constructions == 2)
    driver.update()
    #expect(screen.constructions == 2)
  }

  @Test func `a row that reads a model is configured once a frame, however often it changes`() {
    let people = (0..<50).map { Person("p\($0)") }
    let rows = people.map { PersonRow($0) }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 14, height: 4)
    let before = rows.map(\.configurations)
    for step in 0..<5 {
      people[1].name = "q\(step)"
      people[30].name = "off"
    }
    table.update()
    #expect(rows[1].configurations == before[1] + 1)
    #expect(rows[0].configurations == before[0])
    #expect(rows[30].configurations == 0)
    #expect(table.content[1] == "  q4")
  }

  @Test func `a row that went out of view or out of the table is not configured again`() {
    let people = (0..<50).map { Person("p\($0)") }
    let rows = people.map { PersonRow($0) }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 14, height: 4)
    table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
    table.press("end")
    let before = [rows[0].configurations, rows[1].configurations]
    people[0].name = "away"
    people[1].name = "gone"
    table.update()
    #expect([rows[0].configurations, rows[1].configurations] == before)
  }

  @Test func `a change of rows keeps those in view following their models`() {
    let people = (0..<3).map { Person("p\($0)") }
    let table = TableDriver(
      TableGroup(rows: people.map { PersonRow($0) as any CellController }), width: 14)
    table.controller.moveRow(from: RowPath(group: 0, row: 2), to: RowPath(group: 0, row: 0))
    table.update()
    people[2].name = "first"
    people[1].name = "last"
    table.update()
    table.expect(
      """
        first
      > p0
        last
      """)
  }

  @Test func `models don't retain rows, cells or screens`() {
    let person = Person("p")
    weak var row: PersonRow?
    weak var screen: GenericTableController?
    let driver = ScreenDriver(TextScreen(title: "Root", text: ""))
    let (pushed, shown) = Self.push(person, on: driver)
    (screen, row) = (pushed.screen, shown.row)
    driver.update()
    #expect(screen != nil && row != nil)
    driver.stage.navigation.pop()
    driver.update()
    #expect(screen == nil && row == nil)
    person.name = "nobody hears"
    driver.update()
  }

  @Test func `a row removed from a visible table is released`() {
    let person = Person("p")
    let table = TableDriver(StopRow("stays"), width: 14)
    weak var row: PersonRow?
    row = Self.insert(person, into: table)
    #expect(row != nil)
    table.controller.removeRows(at: [RowPath(group: 0, row: 1)], animation: .left)
    table.update()
    #expect(row == nil)
  }

  // MARK: Support

  private static func push(
    _ person: Person, on driver: ScreenDriver
  ) -> (Weak<GenericTableController>, WeakRow) {
    let screen = GenericTableController()
    let row = PersonRow(person)
    screen.tableGroups = [TableGroup(rows: [row])]
    driver.stage.navigation.push(screen)
    driver.update()
    return (Weak(screen), WeakRow(row))
  }

  private static func insert(_ person: Person, into table: TableDriver) -> PersonRow? {
    let row = PersonRow(person)
    table.controller.insert([row], at: RowPath(group: 0, row: 1), animation: .right)
    table.update()
    return row
  }
}

@MainActor private struct Weak<Screen: GenericTableController> {
  weak var screen: Screen?

  init(_ screen: Screen) {
    self.screen = screen
  }
}

@MainActor private struct WeakRow {
  weak var row: PersonRow?

  init(_ row: PersonRow) {
    self.row = row
  }
}

@MainActor @Observable private final class Person {
  var name: String

  init(_ name: String) {
    self.name = name
  }
}

@MainActor @Observable private final class Book {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
  }
}

private final class BookScreen: GenericTableController {
  private let book: Book
  private(set) var constructions = 0

  init(_ book: Book) {
    self.book = book
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] {
    constructions += 1
    return [TableGroup(rows: book.names.map { PersonRow(Person($0), id: $0) })]
  }
}

/// A row that shows a name and counts how often it is configured.
private final class PersonRow: SelectableRow {
  private let person: Person
  let rowID: RowID?
  private(set) var configurations = 0

  init(_ person: Person, id: String? = nil) {
    self.person = person
    rowID = id.map { RowID($0) }
  }

  func configure(_ cell: TableCell) {
    configurations += 1
    cell.text = person.name
  }

  func didSelect(_ row: RowContext) {}
}
