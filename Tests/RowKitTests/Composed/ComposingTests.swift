import Observation
import RowKit
import RowKitTesting
import TestTraits
import Testing

/// Composing by appending, and its promises since composed tables were first described.
///
/// 1 to 8 are here, 9 to 17 in ``ActiveCellTests``. Those marked ! failed in the first version.
///
/// 1. A new table has one section and no row.
/// 2. Cells appear in the order in which they were added.
/// 3. After `addSection()` they go into the new section.
/// 4. ! `addSection()` as the first call leaves no empty section before it.
/// 5. Titles count whether they are set before the cells or after them, the last word wins.
/// 6. ! A title can be taken away.
/// 7. `reset()` leaves nothing, and composing begins again at the first section.
/// 8. ! What is seen follows every change.
/// 9. `key` and `value` show at once, and can be read.
/// 10. ! A value is kept in a style that doesn't show it.
/// 11. A height of 0 is the default, any other counts.
/// 12. Selecting runs the action once, with the cell.
/// 13. Without an action a cell can't be selected.
/// 14. A disabled cell is grey and does nothing, until it is enabled.
/// 15. A cell that is not active is never selected.
/// 16. ! The framework deselects after an action that leads nowhere, and on return otherwise.
/// 17. ! A cell deselects its own row and no other.
@MainActor struct ComposingTests {
  @Test func `rows like the composed ones, added before they are shown, stay`() {
    let screen = LetterScreen()
    screen.add(rows: [TextRowController("B")])
    #expect(ComposedDriver(screen, width: 20).seen == "> A\n  B")
  }

  @Test(arguments: 1...3)
  func `cells inserted before the composed ones, before they are shown, stay`(count: Int) {
    let screen = LateScreen()
    let texts = (0..<count).map { "News \($0)" }
    for text in texts { screen.insert(ActiveCell(text), before: screen.first) }
    let driver = ComposedDriver(screen, width: 20)
    driver.update()
    #expect(screen.tableGroups.map(\.rows.count) == [count + 2])
    for text in texts + ["First", "Second"] { #expect(driver.seen.contains(text)) }
  }

  @Test func `cells made again when a model changes take the places of those before`() {
    let screen = CounterScreen()
    let driver = ComposedDriver(screen, width: 20)
    driver.press("down")
    let cursor = screen.tableView.cursor
    screen.counter.count = 7
    driver.update()
    #expect(driver.seen == "  Count           7\n> Other\n  Kept")
    #expect(screen.tableView.cursor == cursor)
    screen.kept.row?.deselect()
    #expect(screen.kept.row?.path == RowPath(group: 0, row: 2))
  }

  @Test func `typing in a later section goes on though each character composes the table again`() {
    let screen = GreetingScreen()
    let driver = ComposedDriver(screen, width: 40)
    driver.press("return")
    driver.type("Ad")
    #expect(driver.seen == "  Hello                              Ad\n> Name        Ad")
    #expect(driver.table.isEditingText)
    #expect(screen.counter.name == "Ad")
  }

  @Test func `a section that is composed again stays the same section`() {
    let screen = GreetingScreen()
    let driver = ComposedDriver(screen, width: 40)
    let first = screen.fields
    screen.counter.name = "Ada"
    driver.update()
    #expect(screen.fields == first)
    if let first { screen.setHeader("Fields", of: first) }
    driver.update()
    #expect(driver.content[1...2] == ["Fields", "> Name        Ada"])
  }

  @Test func `a new table has one section without rows`() {
    #expect(ComposedDriver().counts == [0])
    #expect(ComposedTable().groups.count == 1)
  }

  @Test func `cells appear in the order in which they were added`() {
    let driver = ComposedDriver()
    for key in ["one", "two", "three"] { driver.table.add(ActiveCell(key)) }
    driver.update()
    #expect(driver.seen == "> one\n  two\n  three")
  }

  @Test func `cells go into the last section`() {
    let driver = ComposedDriver()
    driver.table.add(ActiveCell("one"))
    driver.table.addSection()
    driver.table.sectionHeader = "More"
    driver.table.add(ActiveCell("two"))
    driver.update()
    #expect(driver.seen == "> one\nMore\n  two")
    #expect(driver.counts == [1, 1])
  }

  @Test func `a section added first is the first section`() {
    let driver = ComposedDriver()
    let section = driver.table.addSection()
    driver.table.add(ActiveCell("one"))
    #expect(driver.counts == [1])
    #expect(driver.table.composedTable.lastSection == section)
  }

  @Test func `a section added second is another one, also when the first is empty`() {
    let table = ComposedTableController()
    table.addSection()
    table.addSection()
    #expect(table.tableGroups.count == 2)
  }

  @Test(arguments: [false, true])
  func `titles may be set before or after the cells, and the last word holds`(before: Bool) {
    let driver = ComposedDriver()
    let cell = ActiveCell("one")
    if !before { driver.table.add(cell) }
    driver.table.sectionHeader = "First"
    driver.table.sectionFooter = "Foot"
    driver.table.sectionHeader = "Head"
    if before { driver.table.add(cell) }
    driver.update()
    #expect(driver.seen == "Head\n> one\nFoot")
    driver.expectConsistentDrawing()
  }

  @Test func `titles can be removed`() {
    let driver = ComposedDriver()
    driver.table.sectionHeader = "Head"
    driver.table.sectionFooter = "Foot"
    driver.table.add(ActiveCell("one"))
    driver.update()
    driver.table.sectionHeader = nil
    driver.table.sectionFooter = nil
    driver.update()
    #expect(driver.seen == "> one")
    #expect(driver.table.sectionHeader == nil)
    driver.expectConsistentDrawing()
  }

  @Test func `reset leaves nothing, and composing begins again at the first section`() {
    let driver = ComposedDriver()
    driver.table.sectionHeader = "Head"
    driver.table.add(ActiveCell("one"))
    driver.table.addSection()
    driver.table.add(ActiveCell("two"))
    driver.update()
    driver.table.reset()
    driver.update()
    #expect(driver.seen == "")
    #expect(driver.counts == [0])
    driver.table.add(ActiveCell("three"))
    driver.update()
    #expect(driver.seen == "> three")
    driver.expectConsistentDrawing()
  }

  @Test func `a visible table follows later composition`() {
    let driver = ComposedDriver()
    #expect(driver.seen == "")
    driver.table.add(ActiveCell("one"))
    driver.update()
    #expect(driver.seen == "> one")
  }

  @Test func `a cell added before the table is shown is there`() {
    let table = ComposedTableController()
    table.add(ActiveCell("one"))
    #expect(ComposedDriver(table).seen == "> one")
  }

  @Test func `a subclass builds in compose, once, and again when it is asked to`() {
    let table = ProbeComposition()
    #expect(table.count == 0)
    let driver = ComposedDriver(table)
    #expect(driver.seen == "Probe\n> kept            1\n  made 1")
    #expect(table.count == 1)
    table.updateAndReload()
    driver.update()
    #expect(driver.seen == "Probe\n> kept            2\n  made 2")
    driver.expectConsistentDrawing()
  }

  @Test func `cells that are composed again stay the same rows`() {
    let table = ProbeComposition()
    let driver = ComposedDriver(table)
    let row = table.row(at: RowPath(group: 0, row: 0))
    table.updateAndReload()
    driver.update()
    #expect(table.row(at: RowPath(group: 0, row: 0)) === row)
    #expect(table.row(at: RowPath(group: 0, row: 1)) != nil)
  }

  @Test func `a table is composed again when a model that it read has changed`() {
    let phone = Phone()
    let driver = ComposedDriver(PhoneComposition(phone))
    #expect(driver.seen == "Ada's Phone\n> Wi-Fi          On")
    phone.name = "Grace's Phone"
    driver.update()
    #expect(driver.seen == "Grace's Phone\n> Wi-Fi          On")
    driver.expectConsistentDrawing()
  }

  @Test func `a cell without other owners is released when it is removed`() {
    let driver = ComposedDriver()
    driver.table.add(ActiveCell("one"))
    driver.update()
    let cell = WeakReference(driver.table.tableView.cell(at: RowPath(group: 0, row: 0)))
    #expect(cell.object != nil)
    driver.table.reset()
    driver.advance(by: .seconds(1))
    #expect(cell.object == nil)
  }

  @Test func `cells added while rows are configured come in order, after the layout`() {
    let table = ComposedTableController()
    let row = ConfiguringRow { for key in ["a", "b"] { table.add(ActiveCell(key)) } }
    table.add(rows: [row])
    let driver = ComposedDriver(table)
    #expect(driver.seen.split(separator: "\n").map { $0.suffix(1) } == ["w", "a", "b"])
  }

  @Test func `any number of rows that share cells stand in the same table`() {
    let table = ComposedTableController()
    table.add(ActiveCell("kept"))
    table.add(rows: (0..<1_000_000_000).lazy.map { TextRowController("row \($0)") })
    table.add(ActiveCell("end"))
    let driver = ComposedDriver(table, height: 4)
    #expect(driver.seen == "> kept\n  row 0\n  row 1\n  row 2")
    driver.press("end")
    #expect(driver.seen == "  row 999999997\n  row 999999998\n  row 999999999\n> end")
    driver.expectConsistentDrawing()
  }

  @Test func `a plain cell that compose makes keeps its changes after its screen was left`() {
    let list = TextScreen(title: "List", text: "…")
    let driver = ScreenDriver(list, size: ScreenSize(width: 20, height: 8))
    let screen = StatusScreen()
    list.push(screen)
    driver.update()
    screen.made?.text = "Busy"
    driver.press("escape")
    list.push(screen)
    driver.update()
    #expect(driver.seen == "> Busy")
    #expect(screen.count == 1)
  }

  @Test func `composed values that are joined have different sections, always the same ones`() {
    let screen = JoinedScreen()
    var diagnostics: [TableDiagnostic] = []
    screen.onDiagnostic = { diagnostics.append($0) }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 10))
    let ids = screen.tableGroups.map(\.id)
    #expect(Set(ids).count == 4)
    screen.updateAndReload()
    driver.advance(by: .seconds(1))
    #expect(screen.tableGroups.map(\.id) == ids)
    #expect(diagnostics.isEmpty)
  }

  @Test func `a composed value serves any other table`() {
    var composed = ComposedTable()
    composed.sectionHeader = "Head"
    composed.add(ActiveCell("one", value: "1"))
    composed.add(rows: [TextRowController("two")])
    let driver = TableDriver(composed.groups[0], width: 12)
    driver.expect("Head\n> one     1\n  two")
  }
}

/// A composition with a plain cell that it makes itself.
private final class StatusScreen: ComposedTableController {
  private(set) weak var made: TableCell?
  private(set) var count = 0

  override func compose() {
    count += 1
    let cell = TableCell()
    cell.text = "Idle"
    add(cell)
    made = cell
  }
}

/// A table of two composed values.
private final class JoinedScreen: GenericTableController {
  override func constructTableGroups() -> [TableGroup] {
    ["one", "two"].flatMap { name in
      var table = ComposedTable()
      table.add(ActiveCell(name))
      table.addSection()
      table.add(ActiveCell(name))
      return table.groups
    }
  }
}

/// A composition that counts how often it was created.
private final class ProbeComposition: ComposedTableController {
  private(set) var count = 0
  private let kept = ActiveCell("kept")

  override func compose() {
    count += 1
    sectionHeader = "Probe"
    kept.value = String(count)
    add(kept)
    add(ActiveCell("made \(count)"))
  }
}

/// A row that does something the first time it is configured.
private final class ConfiguringRow: CellController {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func configure(_ cell: TableCell) {
    cell.text = "row"
    action?()
    action = nil
  }
}

@Observable @MainActor private final class Phone {
  var name = "Ada's Phone"
}

private final class PhoneComposition: ComposedTableController {
  private let phone: Phone
  private let wifi = ActiveCell("Wi-Fi", value: "On")

  init(_ phone: Phone) {
    self.phone = phone
    super.init()
  }

  override func compose() {
    sectionHeader = phone.name
    add(wifi)
  }
}

@Observable @MainActor private final class Counter {
  var count = 1
  var name = ""
}

/// A screen whose cells are made whenever a model changes, but one.
private final class CounterScreen: ComposedTableController {
  let counter = Counter()
  let kept = ActiveCell("Kept") { _ in }

  override func compose() {
    add(ActiveCell("Count", value: "\(counter.count)") { _ in })
    add(ActiveCell("Other") { _ in })
    add(kept)
  }
}

/// A screen with a field in its second section, made again with each character.
private final class GreetingScreen: ComposedTableController {
  let counter = Counter()
  private(set) var fields: ComposedSection?

  override func compose() {
    add(ActiveCell("Hello", value: counter.name))
    fields = addSection()
    let field = ActiveTextCell("Name", value: counter.name)
    field.onChange = { [counter] in counter.name = $0.value ?? "" }
    add(field)
  }
}

private final class LetterScreen: ComposedTableController {
  override func compose() { add(rows: [TextRowController("A")]) }
}

private final class LateScreen: ComposedTableController {
  let first = ActiveCell("First")

  override func compose() {
    add(first)
    add(ActiveCell("Second"))
  }
}
