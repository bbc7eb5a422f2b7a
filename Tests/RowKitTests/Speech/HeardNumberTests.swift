import Observation
import RowKit
import RowKitTesting
import Testing

/// The numbers under which rows were heard, and the place at which reading goes on.
@MainActor struct HeardNumberTests {
  /// A person who can be removed and moved.
  private final class PersonRow: EditableRow, MovableRow {
    let name: String

    init(_ name: String) {
      self.name = name
    }

    func didDelete(_ row: RowContext) {}

    func didMove(from source: RowPath, to destination: RowPath) {}

    var rowID: RowID? { RowID(name) }

    func configure(_ cell: TableCell) { cell.text = name }
  }

  /// A list whose rows are constructed again after each change.
  final class TagScreen: GenericTableController {
    @Observable final class Model { var tags = ["a"] }

    let model = Model()

    override func constructTableGroups() -> [TableGroup] {
      @Bindable var model = model
      return [
        TableGroup("\(model.tags.count)", repeating: $model.tags, adding: "New Tag", new: "") {
          TextFieldRowController("Tag", $0)
        }
      ]
    }
  }

  private let screen = GenericTableController(title: "People")

  private func driver(_ names: [String]) -> LinearDriver {
    screen.tableGroups = [TableGroup(rows: names.map { PersonRow($0) })]
    return LinearDriver(screen)
  }

  private func names(_ range: ClosedRange<Int>) -> [String] { range.map { "P\($0)" } }

  /// Returns what was said after the last typed line.
  private func reply(_ driver: LinearDriver) -> String {
    String(driver.transcript.split(separator: "»\n").last ?? "")
  }

  private func remove(_ numbers: ClosedRange<Int>) {
    screen.removeRows(at: numbers.map { RowPath(group: 0, row: $0 - 1) })
  }

  @Test func `other rows, and fewer, are read from the first`() {
    let table = GenericTableController(title: "Log")
    table.tableGroups = [TableGroup(rows: (1...12).map { .text("old \($0)") })]
    let driver = LinearDriver(table)
    driver.type("", "")
    table.tableGroups = [TableGroup(rows: (1...3).map { .text("new \($0)") })]
    driver.type("")
    #expect(
      reply(driver) == "3 rows now.\n1 new 1\n2 new 2\n3 new 3\nEnd.\nLog, command: ",
      "\(driver.transcript)")
  }

  @Test func `the row that adds a value keeps its number when rows are constructed again`() {
    let table = TagScreen(title: "Tags")
    let driver = LinearDriver(table)
    driver.type("", "2", "b", "2", "c")
    #expect(table.model.tags == ["a", "b", "c"], "\(driver.transcript)")
  }

  @Test func `the number of a removed row isn't that of the next one`() {
    let driver = driver(names(1...5))
    driver.type("", "d 2", "d 2")
    #expect(reply(driver).hasPrefix("Row 2, P2, was removed. Nothing done."), "\(reply(driver))")
    driver.type("d 3")
    #expect(reply(driver).hasPrefix("Removed: P3."), "\(reply(driver))")
    #expect(screen.tableGroups[0].rows.count == 3)
  }

  @Test func `the number of an element stays with it, though all rows have one name`() {
    struct Card: Identifiable { let id: Int }
    final class CardRow: EditableRow {
      let delete: () -> Void
      init(_ delete: @escaping () -> Void) { self.delete = delete }
      func configure(_ cell: TableCell) { cell.text = "Visa" }
      func didDelete(_ row: RowContext) { delete() }
    }
    var deleted: [Int] = []
    func group(_ cards: [Card]) -> TableGroup {
      TableGroup("Cards", cards) { card in CardRow { deleted.append(card.id) } }
    }
    let cards = (1...3).map { Card(id: $0) }
    screen.tableGroups = [group(cards)]
    let driver = LinearDriver(screen)
    driver.type("l")
    screen.tableGroups = [group(Array(cards.dropFirst()))]
    driver.type("d 1")
    #expect(reply(driver).contains("Row 1, Visa, was removed."), "\(driver.transcript)")
    driver.type("d 2")
    #expect(deleted == [2], "\(driver.transcript)")
    driver.type("u", "d 2")
    #expect(deleted == [2, 2], "\(driver.transcript)")
  }

  @Test func `equal rows without ids keep their numbers through removals and undoing`() {
    final class FruitRow: EditableRow {
      func didDelete(_ row: RowContext) {}
      func configure(_ cell: TableCell) { cell.text = "Apple" }
    }
    screen.tableGroups = [TableGroup(rows: (1...4).map { _ in FruitRow() })]
    let driver = LinearDriver(screen)
    driver.type("", "d 1", "d 1", "press down", "d 1", "d 2", "u", "d 1")
    #expect(screen.tableGroups[0].rows.count == 3, "\(driver.transcript)")
    driver.type("u", "d 1")
    #expect(screen.tableGroups[0].rows.count == 3, "\(driver.transcript)")
    #expect(reply(driver).hasPrefix("Removed: Apple."), "\(driver.transcript)")
  }

  @Test func `a row that wasn't read keeps the number by which it was removed`() {
    let driver = driver(names(1...5))
    driver.type("d 1", "d 1")
    #expect(reply(driver).hasPrefix("Row 1, P1, was removed."), "\(reply(driver))")
  }

  @Test func `a row moves on under its number, and its place is said`() {
    let driver = driver(names(1...5))
    driver.type("", "down 2")
    #expect(reply(driver).hasPrefix("P2: place 3 of 5, still number 2."), "\(reply(driver))")
    driver.type("down 2")
    #expect(reply(driver).hasPrefix("P2: place 4 of 5, still number 2."), "\(reply(driver))")
  }

  @Test func `reading goes on behind the last row that was heard, whatever was removed above`() {
    let driver = driver(names(1...20))
    driver.type("")
    remove(1...5)
    driver.type("")
    #expect(reply(driver).contains("6 P11\n7 P12\n"), "\(reply(driver))")
    driver.type("d 7")
    #expect(reply(driver).hasPrefix("Removed: P12."), "\(reply(driver))")
  }

  @Test func `reading goes on behind the nearest row that is left`() {
    let driver = driver(names(1...20))
    driver.type("")
    remove(8...10)
    driver.type("")
    #expect(reply(driver).contains("8 P11\n"), "\(reply(driver))")
  }

  @Test func `rows inserted above aren't read for others`() {
    let driver = driver(names(1...20))
    driver.type("")
    screen.insert(["A", "B"].map { PersonRow($0) }, at: RowPath(group: 0, row: 0))
    driver.type("")
    #expect(reply(driver).contains("\n13 P11\n"), "\(reply(driver))")
  }

  @Test func `a row chosen by its name takes no number that was heard for another`() {
    let driver = driver(names(1...5))
    driver.type("")
    remove(1...1)
    driver.type("P4", "copy 3")
    #expect(reply(driver).hasPrefix("Text to copy: P3"), "\(reply(driver))")
  }

  @Test func `a title begins a page`() {
    screen.tableGroups = [
      TableGroup("One", rows: names(1...8).map { PersonRow($0) }),
      TableGroup("Two", rows: [PersonRow("Ada")]),
    ]
    let driver = LinearDriver(screen)
    driver.type("")
    #expect(!reply(driver).contains("Group Two"), "\(reply(driver))")
    driver.type("")
    #expect(reply(driver).hasPrefix("Group Two.\n9 Ada\n"), "\(reply(driver))")
  }

  @Test func `a number is understood as it is said`() {
    screen.tableGroups = [TableGroup(rows: RowList(1...12_345) { .text("Row \($0)") })]
    let driver = LinearDriver(screen)
    driver.type("g 12,345")
    #expect(reply(driver).hasPrefix("12345 Row 12345\n"), "\(reply(driver))")
  }

  @Test func `only opening and closing act on a group, and they set its state`() {
    var group = TableGroup("Simple", rows: [PersonRow("Ada"), PersonRow("Bob")])
    group.isCollapsible = true
    screen.tableGroups = [group]
    let driver = LinearDriver(screen)
    driver.type("? simple", "d simple")
    #expect(reply(driver).hasPrefix("No row matches simple."), "\(reply(driver))")
    driver.type("close simple", "close simple")
    #expect(reply(driver).hasPrefix("Group Simple: closed."), "\(reply(driver))")
    driver.type("1")
    #expect(reply(driver).hasPrefix("There is no row 1."), "\(reply(driver))")
    driver.type("open simple", "")
    #expect(reply(driver).hasPrefix("1 Ada\n2 Bob\n"), "\(reply(driver))")
  }

  @Test func `a number heard for a row stays with it when a group above is opened`() {
    var group = TableGroup("Simple", rows: [PersonRow("Ada"), PersonRow("Bob")])
    group.isCollapsible = true
    group.isCollapsed = true
    screen.tableGroups = [group, TableGroup("Rest", rows: [PersonRow("Eve")])]
    let driver = LinearDriver(screen)
    driver.type("", "open simple", "copy 1")
    #expect(reply(driver).hasPrefix("Text to copy: Eve"), "\(driver.transcript)")
    driver.type("close simple", "")
    #expect(reply(driver).hasPrefix("Group Rest.\n1 Eve\nEnd."), "\(driver.transcript)")
  }

  @Test func `digits in groups may be the name of a row`() {
    let driver = driver(["555 123", "192.168"])
    driver.type("copy 192.168")
    #expect(reply(driver).hasPrefix("Text to copy: 192.168"), "\(reply(driver))")
  }
}
