import Observation
import RowKit
import RowKitTesting
import Testing

/// Undoing a deletion restores the right record, or reports that it can't.
@MainActor struct UndoneDeletionTests {
  private func rows(_ names: String...) -> [any CellController] {
    names.map { PlainNameRow($0) }
  }

  private func table(_ groups: TableGroup...) -> TableDriver {
    let table = TableDriver(groups[0], width: 30, height: 12)
    table.controller.tableGroups = groups
    return table
  }

  private func names(_ table: TableDriver, _ group: Int = 0) -> [String] {
    let rows = table.controller.tableGroups[group].rows
    return (0..<rows.count).compactMap { (rows[$0] as? PlainNameRow)?.name }
  }

  @Test(arguments: ["home", "end"])
  func `several deleted rows come back in their order`(edge: String) {
    let table = table(TableGroup("A", rows: rows("a", "b", "c", "d")))
    table.press(edge, "delete", "delete", "delete", "u", "u", "u")
    #expect(names(table) == ["a", "b", "c", "d"])
  }

  @Test func `a row comes back beside the neighbours that are left`() {
    let table = table(TableGroup("A", rows: rows("a", "b", "c", "d", "e")))
    table.controller.moveCursor(to: RowPath(group: 0, row: 2))
    table.press("delete")
    table.controller.removeRows(at: [RowPath(group: 0, row: 1), RowPath(group: 0, row: 2)])
    table.controller.insert(rows("x", "y"), at: RowPath(group: 0, row: 0))
    table.press("u")
    #expect(names(table) == ["x", "y", "a", "c", "e"])
  }

  private final class MenuRow: EditableRow, ContextMenuRow {
    let name: String
    private let book: Book

    init(_ name: String, _ book: Book) {
      self.name = name
      self.book = book
    }

    var rowID: RowID? { RowID(name) }
    var actions: [RowAction] { [RowAction("Delete", isDestructive: true) { $0.delete() }] }

    func configure(_ cell: TableCell) { cell.text = name }
    func didDelete(_ row: RowContext) { book.names.removeAll { $0 == name } }
    func didUndoDelete(_ row: RowContext) { book.names.insert(name, at: row.path?.row ?? 0) }
  }

  @Observable final class Book {
    var names = ["a", "b", "c"]
  }

  private final class BookScreen: GenericTableController {
    let book = Book()

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: book.names.map { MenuRow($0, book) })]
    }
  }

  @Test func `a menu deletes a record as the key does`() {
    let books = BookScreen(title: "Books")
    let screen = ScreenDriver(books, size: ScreenSize(width: 40, height: 12))
    screen.press("down . up return")
    #expect(books.book.names == ["a", "c"], "\(screen.text)")
    screen.press("u")
    #expect(books.book.names == ["a", "b", "c"])
    #expect(screen.line(with: "> b") != nil, "\(screen.text)")
  }

  /// The changes of a book, which the table undoes in place of its own.
  private final class BookHistory: ChangeHistory {
    private let book: Book
    private var former: [[String]] = []
    private var later: [[String]] = []

    init(_ book: Book) { self.book = book }

    var canUndo: Bool { !former.isEmpty }
    var canRedo: Bool { !later.isEmpty }

    func note() { (former, later) = (former + [book.names], []) }

    func undo(in table: GenericTableController) -> Bool {
      guard let names = former.popLast() else { return false }
      later.append(book.names)
      book.names = names
      return true
    }

    func redo(in table: GenericTableController) -> Bool {
      guard let names = later.popLast() else { return false }
      former.append(book.names)
      book.names = names
      return true
    }
  }

  private final class NotingScreen: GenericTableController {
    let book = Book()
    private(set) lazy var history = BookHistory(book)

    override var changeHistory: (any ChangeHistory)? { history }

    /// The names from which on each group has its rows.
    var starts = [""]

    override func constructTableGroups() -> [TableGroup] {
      starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1] : "~"
        return TableGroup(
          rows: book.names.filter { $0 >= starts[index] && $0 < end }.map { name in
            DeletableRow(name) {
              self.history.note()
              self.book.names.removeAll { $0 == name }
            }
          })
      }
    }
  }

  private final class DeletableRow: EditableRow {
    let name: String
    private let delete: () -> Void

    init(_ name: String, _ delete: @escaping () -> Void) {
      self.name = name
      self.delete = delete
    }

    var rowID: RowID? { RowID(name) }

    func configure(_ cell: TableCell) { cell.text = name }
    func didDelete(_ row: RowContext) { delete() }
  }

  @Test(
    arguments: [("home", "a"), ("home down", "b"), ("end", "c")], [[""], ["", "b"], ["", "c"]])
  func `a record that the model's history brings back has the cursor again`(
    way: (keys: String, name: String), starts: [String]
  ) {
    let books = NotingScreen(title: "Books")
    books.starts = starts
    let screen = ScreenDriver(books, size: ScreenSize(width: 40, height: 12))
    screen.press("\(way.keys) delete u")
    #expect(screen.line(with: "> \(way.name)") != nil, "\(screen.text)")
    screen.press("delete")
    #expect(books.book.names == ["a", "b", "c"].filter { $0 != way.name })
    screen.press("delete u u U u")
    #expect(screen.line(with: "> \(way.name)") != nil, "\(screen.text)")
  }

  @Test func `a screen that is left is released with the rows that were deleted`() {
    let driver = ScreenDriver(TextScreen(title: "Home", text: "home"))
    weak var left: NotingScreen?
    do {
      let books = NotingScreen(title: "Books")
      left = books
      driver.stage.screen.push(books)
    }
    driver.press("home delete escape")
    driver.update()
    #expect(driver.line(with: "home") != nil)
    #expect(left == nil)
  }

  @Test func `a cursor that has moved on stays when a record comes back`() {
    let books = NotingScreen(title: "Books")
    let screen = ScreenDriver(books, size: ScreenSize(width: 40, height: 12))
    screen.press("home delete down u")
    #expect(screen.line(with: "> c") != nil, "\(screen.text)")
    screen.press("end delete up u")
    #expect(screen.line(with: "> a") != nil, "\(screen.text)")
  }

  @Test func `a record that the model keeps stays, with the error and without an undo`() {
    struct IsLocked: Error {}
    final class Row: EditableRow {
      func configure(_ cell: TableCell) { cell.text = "Ada" }
      func didDelete(_ row: RowContext) throws { throw IsLocked() }
    }
    let table = GenericTableController(title: "People")
    table.tableGroups = [TableGroup(rows: [Row()])]
    let screen = ScreenDriver(table, size: ScreenSize(width: 40, height: 6))
    screen.press("delete")
    #expect(screen.lines.last == " Is locked", "\(screen.text)")
    #expect(screen.line(with: "Ada") != nil && !table.canUndo)
  }

  @Test func `in edit mode Return deletes, and says so, and Space selects`() {
    final class Row: SelectableRow, EditableRow {
      var selections = 0
      func configure(_ cell: TableCell) { cell.text = "row" }
      func didSelect(_ row: RowContext) { selections += 1 }
      func didDelete(_ row: RowContext) {}
    }
    let row = Row()
    let table = TableDriver(row, PlainNameRow("b"), width: 50)
    table.press("e")
    #expect(table.lines.last?.contains("⏎ del delete") == true, "\(table.text)")
    #expect(table.lines.last?.contains("select") == false, "\(table.text)")
    table.press("space")
    #expect(row.selections == 1 && table.line(with: "row") != nil, "\(table.text)")
    table.press("return")
    #expect(row.selections == 1 && table.line(with: "> ⊖ b") != nil, "\(table.text)")
  }

  @Test func `a row isn't restored in the group to which its neighbours moved`() {
    let table = table(
      TableGroup("A", rows: rows("a", "b", "c")), TableGroup("B", rows: rows("d")))
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("delete")
    table.controller.moveRow(from: RowPath(group: 0, row: 0), to: RowPath(group: 1, row: 0))
    table.press("u")
    #expect(names(table) == ["b", "c"])
    #expect(names(table, 1) == ["a", "d"])
  }

  @Test func `a row is restored in its own group, wherever that is, and in no other`() {
    let table = table(
      TableGroup("A", rows: rows("a", "b")), TableGroup("B", rows: rows("c", "d")))
    table.controller.moveCursor(to: RowPath(group: 1, row: 0))
    table.press("delete")
    table.controller.removeGroup(at: 0)
    table.press("u")
    #expect(names(table) == ["c", "d"])
    table.press("delete")
    table.controller.insert(TableGroup("C", rows: rows("e")), at: 0)
    table.controller.removeGroup(at: 1)
    table.press("u")
    #expect(names(table) == ["e"])
    #expect(table.line(with: "can't be put back") != nil)
  }

  @Test func `nothing that belongs to a record outlives groups that were cleared`() {
    final class Names: GenericTableController {
      var names = ["a", "b", "c"]

      override func constructTableGroups() -> [TableGroup] {
        [TableGroup(rows: names.map { PlainNameRow($0) })]
      }
    }
    let screen = Names()
    let table = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    screen.tableView.selectionMode = .multiple
    screen.moveCursor(to: RowPath(group: 0, row: 1))
    let context = screen.context(at: RowPath(group: 0, row: 2))
    table.press("delete")
    screen.select(RowPath(group: 0, row: 0))
    screen.names = ["x", "y", "z"]
    screen.clearTableGroups()
    table.update()
    #expect(screen.tableView.selection.isEmpty)
    #expect(context.path == nil)
    table.press("u")
    let rows = screen.tableGroups[0].rows
    #expect((0..<rows.count).map { (rows[$0] as? PlainNameRow)?.name } == ["x", "y", "z"])
    #expect(table.line(with: "can't be put back") != nil)
  }

  @Test func `a record that a replaced group has again is not there twice`() {
    let table = table(TableGroup("A", rows: rows("a", "b", "c")))
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("delete")
    table.controller.replaceGroup(at: 0, with: TableGroup("A", rows: rows("c", "b", "a")))
    table.press("u")
    #expect(names(table) == ["c", "b", "a"])
    #expect(table.line(with: "b is there again") != nil)
    #expect(table.controller.tableView.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `a row comes back into a group that was refreshed without it`() {
    let table = table(TableGroup("A", rows: rows("a", "b", "c")))
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("delete")
    table.controller.tableGroups = [TableGroup("A", rows: rows("x", "c", "y", "a"))]
    table.press("u")
    #expect(names(table) == ["x", "c", "y", "a", "b"])
  }

  @Test func `cut text is kept when its row goes`() {
    let table = table(
      TableGroup {
        TextFieldRowController("A", Binding("one"), id: "a")
        TextFieldRowController("B", Binding("two"), id: "b")
      })
    table.press("return alt+a ctrl+x")
    table.controller.tableGroups = [
      TableGroup { TextFieldRowController("B", Binding("two"), id: "b") }
    ]
    table.press("escape return ctrl+e ctrl+y")
    #expect(table.line(with: "twoone") != nil)
  }
}

private final class PlainNameRow: EditableRow, SelectableRow {
  let name: String
  var rowID: RowID? { RowID(name) }

  init(_ name: String) {
    self.name = name
  }

  func configure(_ cell: TableCell) { cell.text = name }
  func didDelete(_ row: RowContext) {}
  func didSelect(_ row: RowContext) {}
}
