import RowKit
import RowKitTesting
import Testing

@MainActor struct ActiveCellTests {
  @Test func `key and value are seen as soon as they are set, without a reload`() {
    let cell = ActiveCell("Wi-Fi", value: "Off")
    let driver = driver(cell)
    #expect(driver.seen == "> Wi-Fi         Off")
    cell.key = "Mobile"
    cell.value = "On"
    driver.update()
    #expect(driver.seen == "> Mobile         On")
    #expect((cell.key, cell.value) == ("Mobile", "On"))
    #expect((cell.text, cell.detailText) == ("Mobile", "On"))
    driver.expectConsistentDrawing()
  }

  @Test func `a cell stays selected while its action works, if it is asked to`() {
    let cell = ActiveCell("Sync") { _ in }
    let driver = driver([cell, ActiveCell("Other") { _ in }])
    cell.staysSelected = true
    driver.press("return")
    #expect(driver.table.tableView.selection == [RowPath(group: 0, row: 0)])
    driver.advance(by: .seconds(9))
    #expect(driver.table.tableView.selection.count == 1)
    cell.deselect()
    #expect(driver.table.tableView.selection.isEmpty)
  }

  @Test func `a value set while the cell is scrolled away is seen when it comes back`() {
    let cell = ActiveCell("first", value: "old")
    let driver = driver([cell] + (0..<20).map { ActiveCell("cell \($0)") })
    driver.press("end")
    cell.value = "new"
    driver.press("home")
    #expect(driver.seen.hasPrefix("> first         new"))
    cell.value = "newer"
    driver.update()
    #expect(driver.seen.hasPrefix("> first       newer"))
    driver.expectConsistentDrawing()
  }

  @Test func `a value set while another screen is seen shows on return`() {
    let cell = ActiveCell("first", value: "old")
    let driver = driver(cell)
    driver.table.push(TextScreen(title: "Over", text: ""))
    driver.update()
    cell.value = "new"
    driver.press("escape")
    #expect(driver.seen == "> first         new")
  }

  @Test func `a value is kept in a style that doesn't show it`() {
    let cell = ActiveCell("Name", value: "Ada", style: .default)
    let driver = driver(cell)
    #expect(driver.seen == "> Name")
    #expect(cell.value == "Ada")
    cell.style = .value
    driver.update()
    #expect(driver.seen == "> Name          Ada")
  }

  @Test func `a height of 0 is the content's, any other counts`() {
    let tall = ActiveCell("tall")
    let wrapped = ActiveCell("words that need two lines", style: .default)
    wrapped.numberOfLines = 0
    let plain = TableCell()
    plain.text = "plain"
    tall.height = 3
    let driver = driver([tall, wrapped, plain, ActiveCell("last")])
    #expect(driver.seen == "> tall\n\n\n  words that need\n  two lines\n  plain\n  last")
    tall.height = 0
    wrapped.height = 1
    driver.update()
    #expect(driver.seen == "> tall\n  words that need\n  plain\n  last")
    tall.height = -4
    driver.update()
    #expect(driver.seen.hasPrefix("> tall\n  words"))
    driver.expectConsistentDrawing()
  }

  @Test func `selecting a cell runs its action once, with the cell`() {
    var cells: [ActiveCell] = []
    let cell = ActiveCell("Call") { cells.append($0) }
    driver(cell).press("return")
    #expect(cells.count == 1)
    #expect(cells.first === cell)
  }

  @Test func `a cell without an action can't be selected`() {
    let driver = driver([ActiveCell("info"), ActiveCell("act") { _ in }])
    #expect(driver.seen == "  info\n> act")
    driver.click(column: 3, line: 1)
    #expect(driver.seen == "  info\n> act")
    #expect(driver.table.tableView.selection.isEmpty)
  }

  @Test func `a disabled cell is grey and does nothing until it is enabled`() {
    var count = 0
    let cell = ActiveCell("Call", value: "Ada") { _ in count += 1 }
    let driver = driver([cell, ActiveCell("act") { _ in }])
    cell.isEnabled = false
    driver.update()
    #expect(driver.style(column: 2, line: 1).foreground == .role(.disabledText))
    #expect(driver.style(column: 17, line: 1).foreground == .role(.disabledText))
    driver.click(column: 3, line: 1)
    driver.press("return")
    #expect(count == 0)
    cell.isEnabled = true
    driver.click(column: 3, line: 1)
    #expect(count == 1)
    driver.press("down")
    #expect(driver.style(column: 2, line: 1).foreground != .role(.disabledText))
  }

  @Test func `any cell can be added, and an inactive one can't be selected`() {
    let plain = TableCell()
    plain.text = "plain"
    let driver = driver([plain, ActiveCell("act") { _ in }])
    driver.press("home")
    driver.click(column: 3, line: 1)
    #expect(driver.seen == "  plain\n> act")
    plain.text = "changed"
    driver.update()
    #expect(driver.seen == "  changed\n> act")
  }

  @Test func `the framework deselects after an action`() {
    var selected = 0
    let driver = driver(ActiveCell("act") { selected = $0.screen?.tableView.selection.count ?? 0 })
    driver.press("return")
    #expect(selected == 1)
    #expect(driver.table.tableView.selection.isEmpty)
  }

  @Test func `a cell that pushed a screen is deselected on return`() {
    let cell = ActiveCell("go") { $0.row?.push(TextScreen(title: "Over", text: "")) }
    let driver = driver(cell)
    driver.press("return")
    #expect(driver.table.tableView.selection.count == 1)
    driver.press("escape")
    #expect(driver.table.tableView.selection.isEmpty)
  }

  @Test func `a cell deselects its own row and no other`() {
    let first = ActiveCell("a") { _ in }
    let second = ActiveCell("b") { _ in }
    first.staysSelected = true
    second.staysSelected = true
    let driver = driver([first, second])
    driver.table.tableView.selectionMode = .multiple
    driver.press("return", "down", "return")
    first.deselect(animated: true)
    #expect(driver.table.tableView.selection == [RowPath(group: 0, row: 1)])
    second.deselect()
    #expect(driver.table.tableView.selection.isEmpty)
  }

  @Test func `a cell in no table can be asked to deselect`() {
    ActiveCell("alone").deselect(animated: false)
  }

  @Test func `a cell has its row and its screen as soon as it is added`() {
    let table = ComposedTableController()
    let cells = (0..<30).map { ActiveCell("c\($0)") }
    #expect(cells[29].row == nil)
    for cell in cells { table.add(cell) }
    #expect(cells[29].row?.path == RowPath(group: 0, row: 29))
    #expect(cells[29].screen === table)
    let driver = ComposedDriver(table)
    table.remove(cells[0])
    #expect(cells[29].row?.path == RowPath(group: 0, row: 28))
    cells[29].row?.screen?.moveCursor(to: RowPath(group: 0, row: 28))
    driver.update()
    #expect(driver.seen.hasSuffix("> c29"))
    table.remove(cells[29])
    #expect(cells[29].row?.path == nil)
  }

  /// A screen whose cells are asked for their rows while it is composed.
  private final class Asking: ComposedTableController {
    private(set) var paths: [RowPath?] = []
    private(set) var screens: [GenericTableController?] = []
    let first = ActiveCell("first")

    override func compose() {
      let second = ActiveCell("second")
      add(second)
      insert(first, before: second)
      paths += [first.row?.path, second.row?.path]
      screens += [first.screen, second.screen]
      if paths.count < 4 { first.row?.insertBelow([TextRowController("between")]) }
    }
  }

  @Test func `a cell has its row and its screen while the table is composed`() {
    let table = Asking()
    let driver = ComposedDriver(table)
    let places = [RowPath(group: 0, row: 0), RowPath(group: 0, row: 1)]
    #expect(table.paths == places)
    #expect(table.screens.allSatisfy { $0 === table })
    #expect(driver.seen == "> first\n  between\n  second")
    table.updateAndReload()
    driver.update()
    #expect(table.paths == places + places)
    #expect(table.first.row?.path == places[0])
    #expect(driver.seen == "> first\n  second")
  }

  @Test func `a cell that is moved to another table has that table as its screen`() {
    let cell = ActiveCell("cell")
    let (first, second) = (ComposedTableController(), ComposedTableController())
    first.add(cell)
    #expect(cell.screen === first)
    first.remove(cell)
    second.add(ActiveCell("other"))
    second.add(cell)
    #expect(cell.screen === second)
    #expect(cell.row?.path == RowPath(group: 0, row: 1))
  }

  @Test func `an accessory has an action of its own`() {
    var events: [String] = []
    let cell = ActiveCell("act") { events.append("act " + $0.key) }
    cell.accessory = .detailButton
    cell.accessoryAction = { events.append("more " + $0.key) }
    let driver = driver([cell, ActiveCell("info")])
    driver.press("return", "i")
    driver.click(column: 18, line: 1)
    #expect(events == ["act act", "more act", "more act"])
    cell.isEnabled = false
    driver.press("i")
    #expect(events.count == 3)
  }

  @Test func `a subclass's factory and initialisers create instances of it`() {
    let made = NoteCell.cell("words")
    #expect(type(of: made) == NoteCell.self)
    let driver = driver([made, NoteCell("more"), ActiveCell("end")])
    #expect(driver.seen == "> NOTE\n  words\n  NOTE\n  more\n  end")
  }

  @Test func `cells are found by their text, and printed`() {
    let driver = driver([ActiveCell("Wi-Fi", value: "On"), ActiveCell("Mobile", value: "Off")])
    #expect(Array(driver.table.printedLines(width: 40)) == ["Wi-Fi\tOn", "Mobile\tOff"])
    driver.press("/", "\"mob\"")
    #expect(driver.content.first == "> Mobile        Off")
    driver.press("escape")
    #expect(driver.seen == "> Wi-Fi          On\n  Mobile        Off")
  }

  @Test func `a cell and its table are released together`() {
    weak var cell: ActiveCell?
    weak var table: ComposedTableController?
    do {
      let driver = driver(ActiveCell("one") { $0.value = "done" })
      driver.press("return")
      table = driver.table
      cell =
        driver.table.composedTable.cells(in: driver.table.composedTable.lastSection).first
        as? ActiveCell
      #expect(cell?.value == "done")
    }
    #expect(cell == nil)
    #expect(table == nil)
  }

  private func driver(_ cell: TableCell) -> ComposedDriver { driver([cell]) }

  private func driver(_ cells: [TableCell]) -> ComposedDriver {
    let table = ComposedTableController()
    for cell in cells { table.add(cell) }
    return ComposedDriver(table)
  }
}

/// A cell with a line of its own above its words.
private final class NoteCell: ActiveCell {
  override func height(forWidth width: Int) -> Int { 2 }

  override func draw(on canvas: Canvas) {
    canvas.text("NOTE")
    canvas.text(key, line: 1)
  }
}
