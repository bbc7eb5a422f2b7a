import Observation
import RowKit
import RowKitTesting
import Testing

/// Undoing with rows that are made on demand, and with contexts that are kept.
@MainActor struct UndoneContextTests {
  private final class Row: EditableRow, MovableRow, SelectableRow {
    let name: String
    var restored: RowContext?
    var failure: (any Error)?

    init(_ name: String) { self.name = name }

    func configure(_ cell: TableCell) { cell.text = name }
    func didSelect(_ row: RowContext) {}
    func didDelete(_ row: RowContext) {}
    func didMove(from source: RowPath, to destination: RowPath) {}
    func didUndoDelete(_ row: RowContext) throws {
      if let failure { throw failure }
      restored = row
    }
  }

  @Test func `the context of an undone deletion is that of the row that is back`() {
    let rows = ["a", "b", "c"].map { Row($0) }
    let table = TableDriver(TableGroup(rows: rows), width: 20, height: 8)
    table.press("down", "delete", "u")
    #expect(rows[1].restored?.path == RowPath(group: 0, row: 1))
    table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
    #expect(rows[1].restored?.path == RowPath(group: 0, row: 0))
    rows[1].restored?.remove()
    #expect(table.controller.tableGroups[0].rows[0] === rows[2])
  }

  @Test func `a deletion that can't be undone now says why, and is undone later`() {
    struct IsLocked: Error {}
    let rows = ["a", "b"].map { Row($0) }
    let screen = GenericTableController(title: "Rows")
    screen.tableGroups = [TableGroup(rows: rows)]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.press("delete")
    rows[0].failure = IsLocked()
    driver.press("u")
    #expect(driver.lines.last == " Is locked" && screen.canUndo)
    #expect(screen.tableGroups[0].rows.count == 1)
    rows[0].failure = nil
    driver.press("u")
    #expect(screen.tableGroups[0].rows.count == 2 && !screen.canUndo)
  }

  @Test func `an element that its model has again isn't put back a second time`() {
    struct Item: Identifiable { let id: Int }
    final class ItemRow: EditableRow {
      let putBack: () -> Void
      init(_ putBack: @escaping () -> Void) { self.putBack = putBack }
      func configure(_ cell: TableCell) { cell.text = "Task" }
      func didDelete(_ row: RowContext) {}
      func didUndoDelete(_ row: RowContext) { putBack() }
    }
    var count = 0
    func group(_ ids: ClosedRange<Int>) -> TableGroup {
      TableGroup("Tasks", ids.map { Item(id: $0) }) { _ in ItemRow { count += 1 } }
    }
    let table = TableDriver(group(1...3), width: 30, height: 8)
    table.press("down", "delete")
    #expect(table.controller.tableGroups[0].rows.count == 2)
    table.controller.tableGroups = [group(1...3)]
    table.update()
    table.press("u")
    #expect(table.line(with: "is there again") != nil, "\(table.text)")
    #expect(count == 0 && table.controller.tableGroups[0].rows.count == 3, "\(table.text)")
  }

  @Test func `a row made on demand is deleted out of view, and comes back once`() {
    let table = TableDriver(
      TableGroup(rows: RowList(0..<100) { Row("\($0)") }), width: 20, height: 8)
    table.controller.context(at: RowPath(group: 0, row: 60)).delete()
    #expect(table.controller.tableGroups[0].rows.count == 99)
    table.press("u")
    #expect(table.controller.tableGroups[0].rows.count == 100)
  }

  @Test func `a move over an open row is undone after that row was collapsed`() {
    let parent = ExpandableRowController("P", id: "P", children: [Row("c1"), Row("c2")])
    let rows: [any CellController] = [parent, Row("a"), Row("b")]
    let table = TableDriver(TableGroup(rows: rows), width: 20, height: 12)
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 0))
    table.controller.moveCursor(to: RowPath(group: 0, row: 3))
    table.press("alt+up")
    table.controller.setExpanded(false, at: RowPath(group: 0, row: 1))
    table.press("u")
    let now = table.controller.tableGroups[0].rows
    #expect(now[0] === rows[0] && now[1] === rows[1] && now[2] === rows[2])
  }

  @Observable final class Names {
    var all = ["a"]
  }

  private final class NamesScreen: GenericTableController {
    let names = Names()

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: names.all.map { Row($0) }), TableGroup(rows: [Row("kept")])]
    }
  }

  @Test func `moving the cursor within a batch loses none of its changes`() {
    let screen = NamesScreen(title: "Names")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    screen.names.all.append("b")
    screen.performUpdates {
      screen.insert([Row("new")], at: RowPath(group: 1, row: 0))
      screen.moveCursor(to: RowPath(group: 1, row: 0))
      screen.scrollToRow(at: RowPath(group: 0, row: 0))
    }
    #expect(screen.tableGroups[1].rows.count == 2)
    driver.update()
    #expect(screen.tableGroups[0].rows.count == 2)
  }

  private final class TallRow: CellController {
    func configure(_ cell: TableCell) { cell.text = "Tall" }
    func height(forWidth width: Int) -> Int? { .max }
  }

  @Test func `heights and numbers of rows have no extremes that stop the program`() {
    let table = TableDriver(
      TableGroup(rows: [TallRow(), TallRow(), Row("a")]), width: 20, height: 8)
    table.press("pagedown", "end")
    #expect(table.text.contains("a"))
    for number in [Int.min, -1, 0, .max] {
      table.controller.moveCursor(toRowNumber: number)
      table.update()
    }
    table.press("home")
    #expect(table.text.contains("Tall"))
  }

  private final class OpeningRow: CellController {
    var requests: [Bool] = []

    func configure(_ cell: TableCell) { cell.text = "Opener" }

    func willDisplay(_ cell: TableCell, row: RowContext) {
      for isExpanded in requests {
        row.screen?.setExpanded(isExpanded, at: RowPath(group: 0, row: 1))
      }
      requests = []
    }
  }

  @Test(arguments: [[true, false], [true, false, true], [false, true]])
  func `of several requests during layout, the last one counts`(requests: [Bool]) {
    let opener = OpeningRow()
    opener.requests = requests
    let parent = ExpandableRowController("P", id: "P", children: [Row("c")])
    let table = TableDriver(TableGroup(rows: [opener, parent]), width: 20, height: 8)
    table.update()
    #expect(table.controller.isExpanded(RowPath(group: 0, row: 1)) == requests.last)
  }
}
