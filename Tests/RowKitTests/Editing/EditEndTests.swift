import RowKit
import RowKitTesting
import Testing

/// The end of editing, and its continuation.
@MainActor struct EditEndTests {
  /// A row that records its calls.
  private final class NotingRow: TextEditingRow {
    private(set) var text = "Ada"
    private(set) var ends: [String] = []
    private(set) var wasGone: [Bool] = []
    var takesFocus = true

    var editableText: String { text }

    func configure(_ cell: TableCell) {
      cell.content = FieldContent("Name", text: text, editing: cell.state.textEditing)
    }

    func textDidChange(_ text: String, row: RowContext) { self.text = text }

    func textDidEnd(_ text: String, row: RowContext) {
      ends.append(text)
      wasGone.append(row.path == nil)
    }
  }

  private let row = NotingRow()

  /// A table with the row in the middle, its text being edited.
  private func editing(height: Int = 8) -> TableDriver {
    let table = TableDriver(
      .words("Above", count: 2), TableGroup("Contact", rows: [row]), .words("Below", count: 20),
      width: 40, height: height)
    table.controller.focusFirst()
    table.type("!")
    return table
  }

  @Test(arguments: ["remove", "group", "assign", "clear"])
  func `a row that leaves the table receives its text once`(way: String) {
    let table = editing()
    switch way {
    case "remove": table.controller.removeRows(at: [RowPath(group: 1, row: 0)])
    case "group": table.controller.removeGroup(at: 1)
    case "assign": table.controller.tableGroups = [.words("Other", count: 3)]
    default: table.controller.clearTableGroups()
    }
    table.update()
    table.update()
    #expect(row.ends == ["Ada!"])
    #expect(row.wasGone == [way != "clear"])
    #expect(!table.controller.isEditingText)
    table.press("down", "down")
    #expect(row.ends.count == 1)
  }

  @Test func `a row that leaves the table out of view receives its text once`() {
    let table = editing()
    table.wheel(10)
    table.controller.removeRows(at: [RowPath(group: 1, row: 0)])
    table.update()
    #expect(row.ends == ["Ada!"])
    #expect(row.wasGone == [true])
  }

  @Test func `editing ends once when its row no longer accepts text`() {
    let table = editing()
    row.takesFocus = false
    table.controller.tableView.style = .grouped
    table.update()
    table.press("escape")
    #expect(row.ends == ["Ada!"])
  }

  @Test func `every way of leaving passes the text to the row once`() {
    for keys in ["escape", "return", "tab", "backtab", "down", "pagedown"] {
      let row = NotingRow()
      let table = TableDriver(TableGroup(rows: [row]), .words("Below", count: 3))
      table.press("return")
      table.type("!")
      table.press(keys)
      table.press("down")
      #expect(row.ends.first == "Ada!", "\(keys)")
      #expect(row.ends.count == 1 || keys == "backtab", "\(keys)")
    }
  }

  // MARK: Going on

  /// A screen with unsaved changes.
  private final class Draft: GenericTableController {
    override var hasUnsavedChanges: Bool { true }
  }

  private func draft() -> ScreenDriver {
    let draft = Draft()
    draft.tableGroups = [TableGroup(rows: [row, StopRow("stop")])]
    let screen = ScreenDriver(TextScreen(title: "Home", text: "home"))
    screen.stage.screen.push(draft)
    screen.update()
    return screen
  }

  @Test func `staying on the screen continues editing at the caret`() {
    let screen = draft()
    screen.press("return")
    screen.type("bc")
    screen.press("left", "shift+left", "escape")
    #expect(screen.caret == nil)
    screen.press("escape")
    #expect(screen.line(with: "Discard") != nil)
    screen.press("escape")
    #expect(screen.line(with: "Discard") == nil)
    screen.type("x")
    #expect(row.text == "Adaxc")
    screen.press("ctrl+_", "ctrl+_")
    #expect(row.text == "Ada")
  }

  @Test func `editing goes on when quitting in the middle of it is declined`() {
    let screen = draft()
    screen.press("return", "home", "ctrl+c")
    screen.press("escape")
    screen.type("x")
    #expect(row.text == "xAda")
    #expect(row.ends.isEmpty)
  }

  @Test func `a cursor outside the field stays there when discarding is declined`() {
    let screen = draft()
    screen.press("return", "escape", "down", "escape", "escape")
    screen.type("x")
    #expect(row.text == "Ada")
  }

  @Test func `discarding changes leaves the screen`() {
    let screen = draft()
    screen.press("return", "escape", "escape", "down", "return")
    #expect(screen.line(with: "home") != nil)
    #expect(row.ends.count == 1)
  }

  // MARK: Ending the program

  @Test(arguments: ["ctrl+c", "host", "app"])
  func `text being typed when the program ends goes to its row, once`(way: String) {
    let table = editing()
    switch way {
    case "host": table.stage.handle(.quit, at: table.stage.now)
    case "app": table.stage.request(.quit(status: 0))
    default: table.press(way, way)
    }
    #expect(row.ends == ["Ada!"])
    #expect(
      table.effects.contains { if case .quit = $0 { true } else { false } } || way != "ctrl+c")
  }

  @Test func `confirming to quit passes the text to the row`() {
    let screen = draft()
    screen.press("return", "end")
    screen.type("!")
    screen.press("ctrl+c", "ctrl+c")
    #expect(row.ends == ["Ada!"])
  }

  /// A screen that knows only committed texts.
  private final class LateDraft: GenericTableController {
    let row = NotingRow()

    override func constructTableGroups() -> [TableGroup] { [TableGroup(rows: [row])] }

    override var hasUnsavedChanges: Bool { !row.ends.isEmpty }
  }

  @Test func `a text that counts as unsaved once its row has it is asked about`() {
    let draft = LateDraft()
    let screen = ScreenDriver(draft)
    screen.press("return", "end")
    screen.type("!")
    screen.press("ctrl+c")
    #expect(screen.line(with: "Discard unsaved changes?") != nil)
    screen.press("escape")
    screen.type("?")
    #expect(draft.row.text == "Ada!?")
  }

  @Test func `a code that is cleared as the focus moves on is taken once`() {
    let table = GenericTableController(title: "Code")
    var (codes, code) = ([String](), "")
    let field = TextFieldRowController(
      "Code",
      Binding<String>(
        get: { code },
        set: { [weak table] new in
          code = new
          guard new.count == 4 else { return }
          codes.append(new)
          code = ""
          table?.focus(RowPath(group: 0, row: 1))
        }))
    table.tableGroups = [TableGroup(rows: [field, TextFieldRowController("Name", Binding(""))])]
    let driver = ScreenDriver(table)
    driver.press("return")
    driver.type("1234")
    #expect(codes == ["1234"] && code.isEmpty)
    #expect(table.tableView.cursor?.row == 1 && table.isEditingText)
  }

  @Test func `a row that moves the focus as it takes its text has stored it`() {
    let table = GenericTableController(title: "Date")
    var texts: [String] = []
    let field = NormalizingRow { [weak table] text in
      texts.append(text)
      if text.count == 2 { table?.focus(RowPath(group: 0, row: 1)) }
    }
    let next = TextFieldRowController("Month", Binding("1"))
    table.tableGroups = [TableGroup(rows: [field, next])]
    let driver = ScreenDriver(table)
    driver.press("return")
    driver.type("07")
    #expect(texts.last == "07" && table.tableView.cursor?.row == 1 && table.isEditingText)
    #expect(driver.line(with: "wasn't stored") == nil, "\(driver.text)")
    #expect(!table.tableView.hasUnwrittenText)
    driver.type("2")
    #expect(next.text.value == "12")
  }

  /// A screen whose model constructs the groups again before and after it takes a text.
  private final class HastyScreen: GenericTableController {
    var name = ""
    var isEarly = false

    override func constructTableGroups() -> [TableGroup] {
      [
        TableGroup(rows: [
          TextFieldRowController(
            "Name",
            Binding(
              get: { self.name },
              set: {
                if self.isEarly { self.updateAndReload() }
                self.name = $0
                self.updateAndReload()
              }))
        ])
      ]
    }
  }

  @Test(arguments: [false, true])
  func `typing goes on in a row that its own change creates again at once`(isEarly: Bool) {
    let screen = HastyScreen(title: "Hasty")
    screen.isEarly = isEarly
    let driver = ScreenDriver(screen, size: ScreenSize(width: 30, height: 8))
    driver.press("return")
    driver.type("Ada")
    #expect(screen.name == "Ada", "\(driver.text)")
  }
}

/// A row that writes its number without leading zeros.
private final class NormalizingRow: TextEditingRow {
  private var number = 0
  private let action: (String) -> Void

  init(_ action: @escaping (String) -> Void) { self.action = action }

  var editableText: String { number == 0 ? "" : String(number) }

  func configure(_ cell: TableCell) {
    cell.content = FieldContent("Day", text: editableText, editing: cell.state.textEditing)
  }

  func textDidChange(_ text: String, row: RowContext) {
    number = Int(text) ?? 0
    action(text)
  }
}
