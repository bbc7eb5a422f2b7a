import RowKit
import RowKitTesting
import Testing

@MainActor struct ReentrantChangesTests {
  @Test func `a row may change the whole table when it is selected`() {
    let table = TableDriver(ProbeRow("all") { Self.replaceAll($0.screen) }, width: 12)
    table.press("return")
    table.expect(
      """
      > new 1
        new 2
      """)
  }

  @Test func `changes asked for while a row is configured are made after the layout`() {
    let table = TableDriver(TableGroup(rows: []), width: 12)
    let rows = (1...3).map { number in
      WishRow("r\(number)") { [controller = table.controller] in
        controller.insert([StopRow("n\(number)")], at: RowPath(group: 0, row: 0))
      }
    }
    table.controller.insert(rows, at: RowPath(group: 0, row: 0))
    table.update()
    #expect(table.controller.tableGroups[0].rows.count == 6)
    table.expectConsistentDrawing()
    #expect(table.content[0...2].map { $0.dropFirst(2) } == ["n3", "n2", "n1"])
  }

  @Test func `a row that removes itself while others are configured is the removed one`() {
    let rows = (1...4).map { number in
      DisplayedRow("r\(number)") { if number % 2 == 0 { $0.remove() } }
    }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 12)
    table.update()
    table.expect(
      """
      > r1
        r3
      """)
  }

  @Test func `a change asked for while a search looks at rows is made`() {
    let table = TableDriver(StopRow("a1"), StopRow("b2"), width: 12)
    table.controller.insert(
      (0..<20).map { number in
        WishRow("w\(number)") { [controller = table.controller] in
          controller.removeRows(at: [RowPath(group: 0, row: 0)])
        }
      }, at: RowPath(group: 0, row: 2))
    table.press("/", "w", "1", "return")
    table.update()
    #expect(table.controller.tableGroups[0].rows.count < 22)
    table.expectConsistentDrawing()
  }

  @Test func `a table changes before it was ever shown`() {
    let controller = GenericTableController()
    controller.insert([StopRow("a")], at: RowPath(group: 0, row: 0))
    controller.insert(TableGroup("G", rows: []), at: 0, animation: .left)
    controller.tableGroups[1].rows.append(StopRow("b"))
    let screen = ScreenDriver(controller, size: ScreenSize(width: 12, height: 6))
    screen.expectContent(
      """
      G
      > a
        b
      """)
  }

  @Test func `a table that changes after it was popped is correct when it is shown again`() {
    let screen = ScreenDriver(TextScreen(title: "Root", text: ""))
    let table = GenericTableController()
    table.tableGroups = [.stops("A", count: 3)]
    screen.stage.navigation.push(table)
    screen.update()
    screen.stage.navigation.pop()
    screen.update()
    table.removeRows(at: [RowPath(group: 0, row: 0)])
    table.insert([StopRow("new")], at: RowPath(group: 0, row: 2), animation: .left)
    screen.stage.navigation.push(table)
    screen.update()
    screen.expectContent(
      """
      A
      > a2
        a3
        new
      """)
  }

  @Test func `several tasks change a table at once`() async {
    let table = TableDriver(TableGroup(rows: []), width: 12, height: 6)
    let tasks = (0..<20).map { number in
      Task { @MainActor [controller = table.controller] in
        for step in 0..<5 {
          controller.insert([StopRow("\(number) \(step)")], at: RowPath(group: 0, row: 0))
          await Task.yield()
          controller.moveRow(from: RowPath(group: 0, row: 0), to: RowPath(group: 0, row: step))
        }
      }
    }
    for task in tasks { await task.value }
    table.update()
    #expect(table.controller.tableGroups[0].rows.count == 100)
    table.expectConsistentDrawing()
  }

  @Test func `a key deletes the row with the cursor, whatever rows asked for in the last frame`() {
    let table = TableDriver(StopRow("a"), ProbeRow("one"), ProbeRow("two"), width: 12)
    table.press("down")
    let asking = WishRow("asks", wish: inserting("new", into: table.controller))
    table.controller.replaceRow(at: RowPath(group: 0, row: 0), with: asking)
    #expect(table.controller.tableView.visibleRows.count == 3)
    table.stage.handle(.key(KeyPress(.delete)), at: .zero)
    table.update()
    table.advance(by: .seconds(5))
    table.expect(
      """
        new
        asks
      > two
      """)
  }

  @Test func `a click collapses the group of the clicked header`() {
    let table = TableDriver(.stops("A", count: 1), .stops("B", count: 1), width: 12)
    table.controller.tableGroups[1].isCollapsible = true
    table.update()
    let asking = WishRow("asks") { [controller = table.controller] in
      controller.insert(.stops("N", count: 1), at: 0)
    }
    table.controller.replaceRow(at: RowPath(group: 0, row: 0), with: asking)
    #expect(table.controller.tableView.visibleRows.count == 2)
    let point = ScreenPoint(column: 2, line: 3)
    table.stage.handle(.mouse(MouseEvent(.press, at: point)), at: .zero)
    table.update()
    #expect(table.controller.tableGroups.map(\.isCollapsed) == [false, false, true])
  }

  @Test func `a row that asks for another as it opens and closes has its own rows below it`() {
    let opened = OpeningRow("opens", [StopRow("child")])
    let table = TableDriver(StopRow("a"), opened, StopRow("b"), width: 14)
    table.press("up")
    opened.wish = inserting("first", into: table.controller)
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 1))
    table.update()
    table.expect(
      """
        first
      > a
        opens
          child
        b
      """)
    opened.wish = inserting("second", into: table.controller)
    table.controller.setExpanded(false, at: RowPath(group: 0, row: 2))
    table.update()
    table.expect(
      """
        second
        first
      > a
        opens
        b
      """)
  }

  private func inserting(_ name: String, into table: GenericTableController) -> () -> Void {
    { table.insert([StopRow(name)], at: RowPath(group: 0, row: 0)) }
  }

  private static func replaceAll(_ table: GenericTableController?) {
    table?.tableGroups = [TableGroup(rows: [StopRow("new 1"), StopRow("new 2")])]
  }
}

/// A row that makes a request when it is first configured.
private final class WishRow: SelectableRow {
  private let text: String
  private var wish: (() -> Void)?

  init(_ text: String, wish: @escaping () -> Void) {
    self.text = text
    self.wish = wish
  }

  func configure(_ cell: TableCell) {
    cell.text = text
    // Taken first, because it may make others.
    wish.take()?()
  }

  func didSelect(_ row: RowContext) {}
}

/// A row with children below it when it is open, which may make a request while it is configured.
private final class OpeningRow: ExpandableRow {
  let label: String
  let children: [any CellController]
  var wish: (() -> Void)?

  init(_ label: String, _ children: [any CellController]) {
    self.label = label
    self.children = children
  }

  func configure(_ cell: TableCell) {
    cell.text = label
    // Taken first, because it may make others.
    wish.take()?()
  }
}

/// A row that does something when it comes into view.
private final class DisplayedRow: SelectableRow {
  private let text: String
  private let onDisplay: (RowContext) -> Void

  init(_ text: String, onDisplay: @escaping (RowContext) -> Void) {
    self.text = text
    self.onDisplay = onDisplay
  }

  func configure(_ cell: TableCell) {
    cell.text = text
  }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    onDisplay(row)
  }

  func didSelect(_ row: RowContext) {}
}
