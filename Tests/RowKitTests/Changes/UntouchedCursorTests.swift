import RowKit
import RowKitTesting
import Testing

/// The cursor of a table before a person or the app has moved it.
@MainActor struct UntouchedCursorTests {
  @Test func `a cursor that wasn't moved goes from a hidden row to the first visible row`() {
    let table = TableDriver(TableGroup(rows: [StopRow("a")]), width: 12, height: 6)
    var hidden = table.controller.tableGroups[0]
    hidden.isCollapsed = true
    let words = TableGroup(rows: ["one", "two"].map { TextRowController($0) })
    table.controller.tableGroups = [words, hidden]
    table.advance(by: .seconds(1))
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `a usable row that arrives among others takes a cursor that wasn't moved`() {
    let screen = PlainScreen(count: 30)
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    for number in 0..<3 {
      screen.insert([.text("new\(number)")], at: RowPath(group: 0, row: 0))
      table.update()
      #expect(screen.tableView.cursor == RowPath(group: 0, row: 0))
    }
    screen.insert([.text("plain")], at: RowPath(group: 0, row: 4))
    screen.insert([StopRow("stop")], at: RowPath(group: 0, row: 5))
    screen.insert([.text("plain")], at: RowPath(group: 0, row: 2))
    table.update()
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 6))
  }

  @Test(arguments: [3, 20])
  func `a row that becomes selectable takes a cursor that wasn't moved when rows arrive`(place: Int)
  {
    let screen = MixedScreen()
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 0))
    screen.names.insert("new", at: 0)
    screen.usable = "plain\(place)"
    screen.updateAndReload()
    table.update()
    #expect(screen.tableView.cursor == RowPath(group: 0, row: place + 1))
  }

  @Test func `a usable row that comes near after a removal takes a cursor that wasn't moved`() {
    let screen = PlainScreen(count: 200)
    screen.insert([StopRow("stop")], at: RowPath(group: 0, row: 200))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 0))
    screen.removeRows(at: [RowPath(group: 0, row: 150), RowPath(group: 0, row: 151)])
    screen.insert([.text("new")], at: RowPath(group: 0, row: 0))
    table.update()
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 199))
  }

  @Test func `a cursor is placed after a whole batch, not in the middle of it`() {
    let rows = { (names: [String]) in
      RowList(names) { $0 == "word" ? TextRowController($0) : StopRow($0) as any CellController }
    }
    let table = TableDriver(
      TableGroup(rows: rows(["a", "b"])), .stops("C", count: 1), width: 12)
    table.controller.performUpdates {
      table.controller.insert([StopRow("d")], at: RowPath(group: 1, row: 0))
      table.controller.replaceGroup(at: 0, with: TableGroup(rows: rows(["word", "a"])))
    }
    table.update()
    table.expect(
      """
        word
      > a
      C
        d
        c1
      """)
  }

  @Test func `a cursor that nobody moved is at the top after groups are constructed again`() {
    let screen = MixedScreen()
    (screen.names, screen.usable) = (["a", "b"], "a")
    screen.tableGroups = [TableGroup(rows: [TextRowController("word"), StopRow("c")])]
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    screen.clearTableGroups()
    table.update()
    table.expectContent(
      """
      > a
        b
      """)
  }

  @Test func `a cursor that nobody moved leaves a header for groups that are constructed again`() {
    let screen = MixedScreen()
    var closed = TableGroup.stops("Closed", count: 1)
    (closed.isCollapsible, closed.isCollapsed) = (true, true)
    (screen.names, screen.usable, screen.above) = (["a", "b"], "b", [closed])
    screen.tableGroups = [closed]
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    #expect(screen.tableView.cursor == nil)
    screen.clearTableGroups()
    table.update()
    #expect(screen.tableView.cursor == RowPath(group: 1, row: 1))
  }

  @Test func `a cursor that nobody moved leaves a group for a usable row farther away`() {
    let table = TableDriver(.stops("A", count: 1), .words("B", count: 150), .stops("C", count: 1))
    table.controller.removeGroup(at: 0)
    table.update()
    #expect(table.cursor == RowPath(group: 1, row: 0))
  }

  /// A screen of rows of which one at most is usable.
  private final class MixedScreen: GenericTableController {
    var names = (0..<30).map { "plain\($0)" }
    var usable = ""
    var above: [TableGroup] = []

    override func constructTableGroups() -> [TableGroup] {
      above + [
        TableGroup(
          rows: names.map { name -> any CellController in
            name == usable
              ? ActionRowController(name, id: RowID(name)) { _ in }
              : TextRowController(name, id: RowID(name))
          })
      ]
    }
  }

  /// A screen of rows that nobody can act on.
  private final class PlainScreen: GenericTableController {
    private let count: Int

    init(count: Int) {
      self.count = count
      super.init()
    }

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: (0..<count).map { TextRowController("plain\($0)") })]
    }
  }
}
