import RowKit
import RowKitTesting
import Testing

@MainActor struct FocusChainTests {
  /// A table that records when the last row is done.
  private final class Table: GenericTableController {
    private(set) var done: [RowPath?] = []

    override func didFinishLastField(_ row: RowContext) { done.append(row.path) }
  }

  private func field(_ label: String, access: FieldAccess = .editable) -> any CellController {
    let row = TextFieldRowController(label, Binding(""))
    row.access = access
    return row
  }

  private func table() -> (Table, ScreenDriver) {
    let table = Table()
    table.tableGroups = [
      TableGroup("Empty", rows: []), TableGroup("One", rows: [StopRow("stop"), field("first")]),
      TableGroup(rows: []),
      TableGroup("Two", rows: [field("off", access: .disabled), field("second")]),
      TableGroup(rows: []),
    ]
    return (table, ScreenDriver(table))
  }

  /// A table whose next focusable row stands behind many that have to be checked.
  private func lookingThroughMany(_ count: Int = 20_000) -> (Table, ScreenDriver) {
    let table = Table()
    let mixed = RowList(0..<count) { _ -> any CellController in StopRow("stop") }
    table.tableGroups = [
      TableGroup(rows: [field("first")]), TableGroup(rows: mixed),
      TableGroup(rows: [field("last")]),
    ]
    #expect(table.focusFirst())
    let screen = ScreenDriver(table)
    screen.stage.handle(.key(KeyPress(.tab)), at: .zero)
    return (table, screen)
  }

  /// A row that inserts another when it receives its text.
  private final class InsertingRow: TextEditingRow, FocusableRow {
    var editableText: String { "" }
    weak var table: GenericTableController?

    func configure(_ cell: TableCell) { cell.text = "First" }
    func textDidChange(_ text: String, row: RowContext) {}
    func didTakeFocus(_ row: RowContext) { row.beginEditing() }

    func textDidEnd(_ text: String, row: RowContext) {
      table?.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    }
  }

  @Test func `a row gets the focus though the row that is left inserts another`() {
    let table = Table()
    let first = InsertingRow()
    first.table = table
    table.tableGroups = [TableGroup(rows: [first, field("Second")])]
    let screen = ScreenDriver(table)
    #expect(table.focus(RowPath(group: 0, row: 0)))
    screen.type("x")
    #expect(table.focus(RowPath(group: 0, row: 1)))
    screen.type("y")
    screen.expectContent(
      """
        new
        First
      > Second      y
      """)
  }

  @Test func `Tab skips empty groups and rows that take no focus`() {
    let (table, screen) = table()
    screen.press("tab")
    #expect(table.tableView.cursor == RowPath(group: 1, row: 1))
    screen.press("tab")
    #expect(table.tableView.cursor == RowPath(group: 3, row: 1))
    screen.press("backtab")
    #expect(table.tableView.cursor == RowPath(group: 1, row: 1))
    screen.press("backtab")
    #expect(table.tableView.cursor == RowPath(group: 1, row: 1))
    #expect(table.isEditingText)
  }

  @Test func `the bottom line says whether Return moves on or ends in the last field`() {
    let (_, screen) = table()
    screen.press("tab")
    #expect(screen.lines.last?.hasPrefix(" ⏎ next") == true, "\(screen.text)")
    screen.press("tab")
    #expect(screen.lines.last?.hasPrefix(" tab next field  ⏎ esc done") == true, "\(screen.text)")
  }

  @Test func `Return moves to the next field, and the last field reports the end of the chain`() {
    let (table, screen) = table()
    screen.press("tab", "return")
    #expect(table.tableView.cursor == RowPath(group: 3, row: 1))
    #expect(table.done.isEmpty)
    screen.press("return")
    #expect(table.done == [RowPath(group: 3, row: 1)])
    #expect(!table.isEditingText)
    screen.press("return")
    #expect(table.isEditingText)
  }

  @Test func `focusesFirstRow gives the focus to the first row when the screen appears`() {
    let table = Table()
    table.tableGroups = [TableGroup(rows: [StopRow("stop"), field("first")])]
    table.focusesFirstRow = true
    let screen = ScreenDriver(table)
    #expect(table.isEditingText)
    #expect(screen.line(with: "> first") != nil)
    screen.press("escape")
    screen.resize(width: 50, height: 12)
    #expect(!table.isEditingText)
  }

  @Test func `a table without focusable rows gives no focus`() {
    let table = TableDriver(.stops("A", count: 2))
    table.press("tab")
    #expect(!table.controller.focusNext())
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `the row with the focus is in view`() {
    let table = TableDriver(
      TableGroup(rows: [field("first")]), .words("W", count: 40), TableGroup(rows: [field("last")]),
      height: 5)
    table.press("tab")
    #expect(table.line(with: "> last") != nil)
    #expect(table.caret != nil)
    table.press("backtab")
    #expect(table.line(with: "> first") != nil)
  }

  @Test func `a million rows of a type that takes no focus are skipped at once`() {
    var made = 0
    let words = (0..<1_000_000).lazy.map { number in
      made += 1
      return TextRowController("Row \(number)")
    }
    let table = Table()
    table.tableGroups = [
      TableGroup(rows: [field("first")]), TableGroup(rows: words),
      TableGroup(rows: [field("last")]),
    ]
    // Rows of other kinds among them don't change that.
    table.tableGroups[1].rows.insert([StopRow("stop")], at: 500_000)
    #expect(table.focusFirst())
    let screen = ScreenDriver(table)
    made = 0
    screen.press("tab")
    #expect(screen.line(with: "> last") != nil)
    screen.press("backtab")
    #expect(screen.line(with: "> first") != nil)
    #expect(made < 100)
  }

  /// A row whose kind takes no focus.
  private class Plain: CellController {
    func configure(_ cell: TableCell) { cell.text = "plain" }
  }

  /// A row of that kind that takes the focus anyway.
  private final class Focused: Plain, FocusableRow {
    func didTakeFocus(_ row: RowContext) {}
  }

  @Test func `a row in view takes the focus though the kind that its collection names does not`() {
    let rows = (0..<1000).lazy.map { $0 % 5 == 3 ? Focused() : Plain() }
    let table = TableDriver(TableGroup(rows: rows), height: 6)
    table.press("tab")
    #expect(table.cursor == RowPath(group: 0, row: 3))
    table.press("tab", "tab")
    #expect(table.cursor == RowPath(group: 0, row: 13))
    table.press("backtab")
    #expect(table.cursor == RowPath(group: 0, row: 8))
  }

  @Test func `lazily created rows of several types are asked over several frames`() {
    let (table, screen) = lookingThroughMany()
    #expect(table.tableView.cursor == RowPath(group: 0, row: 0))
    #expect(!table.isEditingText)
    // Text typed meanwhile waits.
    screen.stage.handle(.key(KeyPress("q")), at: .zero)
    screen.stage.handle(.paste("text"), at: .zero)
    #expect(!table.isEditingText)
    screen.update()
    #expect(screen.effects.isEmpty)
    #expect(table.tableView.cursor == RowPath(group: 2, row: 0))
    #expect(table.isEditingText)
    #expect(screen.line(with: "> last        qtext") != nil)
  }

  @Test func `a search for a field that takes long says how it is stopped`() {
    let (table, screen) = lookingThroughMany(60_000)
    for _ in 0..<25 { _ = screen.stage.frame(at: .zero) }
    #expect(screen.stage.message == "Looking for a field to type in. Escape stops.")
    screen.update()
    #expect(screen.stage.message == nil && table.isEditingText)
    let (_, stopped) = lookingThroughMany(60_000)
    for _ in 0..<25 { _ = stopped.stage.frame(at: .zero) }
    stopped.stage.handle(.key(KeyPress(.escape)), at: .zero)
    #expect(stopped.stage.message == nil)
  }

  @Test func `Escape cancels the search for the next field`() {
    let (table, screen) = lookingThroughMany()
    screen.stage.handle(.key(KeyPress(.escape)), at: .zero)
    screen.update()
    #expect(table.tableView.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `a search for a field continues correctly while rows are inserted and removed`() {
    let (table, screen) = lookingThroughMany()
    table.removeGroup(at: 1)
    table.insert([field("new")], at: RowPath(group: 0, row: 1))
    screen.update()
    #expect(screen.line(with: "> new") != nil)
  }

  @Test func `rows outside the search results are skipped`() {
    let table = TableDriver(
      TableGroup(rows: [field("one"), field("two"), field("one more")]), height: 6)
    table.press("tab", "escape", "/")
    table.type("one")
    table.controller.focusNext()
    #expect(table.cursor == RowPath(group: 0, row: 2))
  }

  @Test func `Tab says nothing while it looks for the next field`() {
    let (table, screen) = lookingThroughMany()
    screen.stage.handle(.key(KeyPress(.escape)), at: .zero)
    screen.update()
    screen.press("escape")
    screen.stage.handle(.key(KeyPress(.tab)), at: .zero)
    #expect(screen.stage.message == nil)
    screen.update()
    #expect(table.tableView.cursor == RowPath(group: 2, row: 0))
  }
}
