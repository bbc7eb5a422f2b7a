import RowKit
import RowKitTesting
import Testing

/// The requests that rows may make while they are configured and measured.
@MainActor struct ConfiguringChangesTests {
  /// A request of a row to its table.
  enum Wish: CaseIterable {
    case newGroups, noGroups, otherStyle, editMode, scrolling, looking, jump, fewerRows, moreRows
  }

  @Test(arguments: Wish.allCases, [false, true])
  func `a row may request any change while others are configured`(wish: Wish, whenMeasured: Bool) {
    let table = RebuiltTable(count: 30)
    let screen = ScreenDriver(table, size: ScreenSize(width: 20, height: 8))
    let row = AskingRow("asks", whenMeasured: whenMeasured) { [weak table] in
      table.map { Self.ask(wish, of: $0) }
    }
    table.insert([row], at: RowPath(group: 0, row: 1))
    screen.update()
    row.asks = true
    table.reloadRows(at: (0..<6).map { RowPath(group: 0, row: $0) })
    screen.update()
    row.asks = true
    table.tableGroups[0].footer = "another"
    screen.update()
    screen.expectConsistentDrawing()
    #expect(screen.stage.nextDeadline == nil)
  }

  @Test func `a row that comes into view while others are put in place changes the table`() {
    let table = RebuiltTable(count: 30)
    let screen = ScreenDriver(table, size: ScreenSize(width: 20, height: 8))
    let former = (0..<3).map { ComingRow("a\($0)", id: $0) {} }
    table.tableGroups = [TableGroup(rows: former)]
    screen.update()
    table.tableGroups = [
      TableGroup(
        rows: (0..<3).map { number in
          ComingRow("b\(number)", id: number) { [weak table] in
            table?.removeRows(at: [RowPath(group: 0, row: 0)])
          }
        })
    ]
    screen.update()
    screen.expectConsistentDrawing()
    #expect(table.tableGroups[0].rows.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a row that asks to be configured again is, once it is configured`(asksForAll: Bool) {
    let row = CountingRow { asksForAll ? $0.reloadVisibleRows() : $0.reload() }
    let table = TableDriver(row, StopRow("other"), width: 12)
    table.controller.reloadRows(at: [RowPath(group: 0, row: 0)])
    table.advance(by: .seconds(1))
    table.expect(
      """
      > count 6
        other
      """)
  }

  @Test func `a row that asks to be configured again as it comes into view is`() {
    let row = CountingRow(wishOnDisplay: { $0.reload() })
    TableDriver(row, width: 12).expect("> count 2")
  }

  @Test func `rows that add the next one until the window is full are not stopped`() {
    let table = RebuiltTable(count: 0)
    var reports: [TableDiagnostic.Code] = []
    table.onDiagnostic = { reports.append($0.code) }
    let screen = ScreenDriver(table, size: ScreenSize(width: 20, height: 100))
    table.insert([Self.page(1, of: table)], at: RowPath(group: 0, row: 0))
    screen.advance(by: .seconds(5))
    #expect(table.tableGroups[0].rows.count >= 98)
    #expect(reports.isEmpty)
  }

  private static func ask(_ wish: Wish, of table: GenericTableController) {
    let first = RowPath(group: 0, row: 0)
    switch wish {
    case .newGroups: table.updateAndReload()
    case .noGroups: table.clearTableGroups()
    case .otherStyle: table.tableView.style = table.tableView.style == .plain ? .grouped : .plain
    case .editMode: table.isEditing.toggle()
    case .scrolling: table.scrollToRow(at: RowPath(group: 0, row: 29))
    case .looking: #expect(!table.tableView.visibleRows.isEmpty)
    case .jump: table.tableView.moveCursor(to: RowPath(group: 0, row: 25))
    case .fewerRows: table.removeRows(at: (0..<28).map { RowPath(group: 0, row: $0) })
    case .moreRows: table.insert((0..<9).map { StopRow("new \($0)") }, at: first)
    }
  }

  private static func page(_ number: Int, of table: GenericTableController) -> AskingRow {
    let row = AskingRow("\(number)", whenMeasured: false) { [weak table] in
      guard let table else { return }
      table.insert([page(number + 1, of: table)], at: RowPath(group: 0, row: number))
    }
    row.asks = true
    return row
  }
}

extension ConfiguringChangesTests {
  @Test func `a row that replaces itself in the groups that it reads isn't there again`() {
    let table = RebuiltTable(count: 2)
    let row = CountingRow(wishOnDisplay: { [weak table] row in
      row.remove()
      table?.tableGroups[0].rows.append(StopRow("loaded"))
    })
    table.insert([row], at: RowPath(group: 0, row: 2))
    let screen = ScreenDriver(table, size: ScreenSize(width: 20, height: 8))
    screen.expectContent(
      """
      A
      > a1
        a2
        loaded
      """)
  }

  @Test func `a row that inserts others finds them in the groups that it reads`() {
    let table = RebuiltTable(count: 2)
    let row = CountingRow(wishOnDisplay: { [weak table] row in
      guard table?.store.rowCount(in: 0) == 3 else { return }
      row.insertBelow([StopRow("below")])
      table?.tableGroups[0].rows.append(StopRow("last"))
    })
    table.insert([row], at: RowPath(group: 0, row: 1))
    let screen = ScreenDriver(table, size: ScreenSize(width: 20, height: 8))
    screen.expectContent(
      """
      A
      > a1
        count 2
        below
        a2
        last
      """)
  }

  @Test(arguments: [false, true])
  func `an open row that closes leaves no children in the groups that a row reads`(inBatch: Bool) {
    let open = ExpandableRowController("Open", id: "open") { StopRow("child") }
    let table = TableDriver(open, StopRow("other"), width: 20)
    table.press("right")
    let controller = table.controller
    let row = CountingRow(wishOnDisplay: { [weak controller] _ in
      guard let controller, controller.isExpanded(RowPath(group: 0, row: 0)) else { return }
      let close = { controller.setExpanded(false, at: RowPath(group: 0, row: 0)) }
      if inBatch { controller.performUpdates(close) } else { close() }
      controller.tableGroups[0].rows.append(StopRow("last"))
    })
    controller.insert([row], at: RowPath(group: 0, row: 3))
    table.update()
    table.expect(
      """
      > Open            ▸
        other
        count 2
        last
      """)
  }

  @Test func `changes requested while groups are created apply to the new groups`() {
    let table = RebuiltTable(count: 1)
    table.whileMaking = { $0.insert([StopRow("new")], at: RowPath(group: 0, row: 0)) }
    let driver = ScreenDriver(table)
    #expect(table.group(at: 0)?.rows.count == 2)
    table.updateAndReload()
    driver.update()
    #expect(table.group(at: 0)?.rows.count == 2)
    #expect(driver.content.contains { $0.contains("new") })
  }
}

/// A table that recreates its rows.
private final class RebuiltTable: GenericTableController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  /// Called while the groups are created.
  var whileMaking: (GenericTableController) -> Void = { _ in }

  override func constructTableGroups() -> [TableGroup] {
    whileMaking(self)
    return [.stops("A", count: count)]
  }
}

/// A row that makes one request when it is configured or measured.
private final class AskingRow: SelectableRow {
  let text: String
  let whenMeasured: Bool
  var asks = false
  private let wish: () -> Void

  init(_ text: String, whenMeasured: Bool, wish: @escaping () -> Void) {
    self.text = text
    self.whenMeasured = whenMeasured
    self.wish = wish
  }

  func configure(_ cell: TableCell) {
    cell.text = text
    if !whenMeasured { ask() }
  }

  func height(forWidth width: Int) -> Int? {
    if whenMeasured { ask() }
    return nil
  }

  func didSelect(_ row: RowContext) {}

  private func ask() {
    guard asks else { return }
    asks = false
    wish()
  }
}

/// A row that makes a request whenever it is configured again, up to five times, or as it comes into
/// view.
private final class CountingRow: SelectableRow {
  private let wish: (RowContext) -> Void
  private let wishOnDisplay: (RowContext) -> Void
  private var context: RowContext?
  private var count = 0

  init(
    wish: @escaping (RowContext) -> Void = { _ in },
    wishOnDisplay: @escaping (RowContext) -> Void = { _ in }
  ) {
    self.wish = wish
    self.wishOnDisplay = wishOnDisplay
  }

  func configure(_ cell: TableCell) {
    count += 1
    let number = count
    if number < 6 { context.map(wish) }
    cell.text = "count \(number)"
  }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    context = row
    wishOnDisplay(row)
  }

  func didSelect(_ row: RowContext) {}
}

/// A row that does something when it comes into view.
private final class ComingRow: SelectableRow {
  let text: String
  let rowID: RowID?
  private let onDisplay: () -> Void

  init(_ text: String, id: Int, onDisplay: @escaping () -> Void) {
    self.text = text
    rowID = RowID(id)
    self.onDisplay = onDisplay
  }

  func configure(_ cell: TableCell) {
    cell.text = text
  }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    onDisplay()
  }

  func didSelect(_ row: RowContext) {}
}
