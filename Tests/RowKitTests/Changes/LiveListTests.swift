import Observation
import RowKit
import RowKitTesting
import Testing

/// Input for rows of a list that has changed since the last frame.
@MainActor struct LiveListTests {
  @Observable @MainActor final class Names {
    var list: [String]
    init(_ list: [String]) { self.list = list }
  }

  private final class NameRow: TextRow, MovableRow, SelectableRow {
    let text: String
    let names: Names
    var rowID: RowID? { RowID(text) }

    init(_ text: String, _ names: Names) {
      self.text = text
      self.names = names
    }

    func didSelect(_ row: RowContext) {}

    func didMove(from source: RowPath, to destination: RowPath) {
      names.list.insert(names.list.remove(at: source.row), at: destination.row)
    }
  }

  private final class NamesScreen: GenericTableController {
    let names = Names(["a", "b", "c", "d", "e", "f"])

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: names.list.map { NameRow($0, names) } as [any CellController])]
    }

    var selected: Set<String> { Set(tableView.selection.map { names.list[$0.row] }) }
  }

  private let screen = NamesScreen()

  @Test func `a key moves the row that has the cursor, wherever it is by now`() {
    let driver = ScreenDriver(screen)
    driver.press("down down")
    screen.names.list.insert("x", at: 0)
    driver.press("alt+down")
    #expect(screen.names.list == ["x", "a", "b", "d", "c", "e", "f"])
    driver.update()
    #expect(driver.line(with: "> c") != nil)
  }

  @Test func `several keys before a frame each find the rows where they are`() {
    let driver = ScreenDriver(screen)
    driver.press("down down")
    for _ in 0..<3 {
      screen.names.list.insert("x\(screen.names.list.count)", at: 0)
      driver.stage.handle(.key(KeyPress(.down, .alt)), at: driver.player.now)
    }
    #expect(screen.names.list == ["x8", "x7", "x6", "a", "b", "d", "e", "f", "c"])
  }

  private final class NoteRow: TextEditingRow {
    let names: Names
    let name: String
    var note = ""
    var rowID: RowID? { RowID(name) }
    var editableText: String { note }

    init(_ name: String, _ names: Names) {
      self.name = name
      self.names = names
    }

    func textDidChange(_ text: String, row: RowContext) { note = text }

    func configure(_ cell: TableCell) {
      cell.show(FieldContent(name, text: note, editing: cell.state.textEditing))
    }
  }

  private final class NotesScreen: GenericTableController {
    let names = Names((0..<30).map { "row \($0)" })
    private var notes: [String: NoteRow] = [:]

    override func constructTableGroups() -> [TableGroup] {
      for name in names.list where notes[name] == nil { notes[name] = NoteRow(name, names) }
      return [TableGroup(rows: names.list.compactMap { notes[$0] } as [any CellController])]
    }
  }

  @Test func `a text that is edited stays in view, wherever its record moves`() {
    let screen = NotesScreen()
    let driver = ScreenDriver(screen)
    driver.press("return")
    driver.type("ab")
    screen.names.list.append(screen.names.list.removeFirst())
    driver.advance(by: .seconds(1))
    #expect(driver.line(with: "> row 0") != nil, "\(driver.text)")
    driver.type("c")
    #expect(driver.line(with: "abc") != nil, "\(driver.text)")
  }

  @Test func `a click means the row that is seen, and its path now`() {
    let driver = ScreenDriver(screen)
    screen.tableView.selectionMode = .multiple
    screen.names.list.insert("x", at: 0)
    driver.click(column: 3, line: 3)
    #expect(screen.selected == ["c"])
  }

  @Test func `a selection means the rows that were seen`() {
    let driver = ScreenDriver(screen)
    screen.tableView.selectionMode = .multiple
    driver.press("return")
    screen.names.list.insert("x", at: 0)
    driver.press("down return")
    #expect(screen.selected == ["a", "b"])
  }
}
