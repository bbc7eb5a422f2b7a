import RowKit
import RowKitTesting
import Testing

/// The cursor of a table whose rows leave for others, or arrive late.
@MainActor struct CursorPlaceTests {
  enum Way: CaseIterable {
    case assignment, replacement, reconstruction, twoSteps
  }

  @Test(arguments: Way.allCases, [true, false])
  func `where all rows leave for others, the cursor keeps its place`(way: Way, animates: Bool) {
    let screen = RowsScreen(names("old", 20))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    table.stage.animatesChanges = animates
    for _ in 0..<12 { table.press("down") }
    screen.show(names("new", 20), way)
    table.update()
    table.advance(by: .seconds(1))
    table.expectContent(
      """
        new8
        new9
        new10
        new11
        new12
      > new13
      """)
  }

  @Test(arguments: [1, 2, 3, 12])
  func `the window follows a row that moves by a third of it, however often`(distance: Int) {
    let screen = RowsScreen(names("old", 40))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    for _ in 0..<10 { table.press("down") }
    // In view are the rows 5 to 10.
    for step in 0..<distance {
      screen.moveRow(
        from: RowPath(group: 0, row: 10 + step), to: RowPath(group: 0, row: 11 + step))
    }
    table.advance(by: .seconds(1))
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 10 + distance))
    #expect(table.content.contains("> old11") == (distance <= 2))
    table.press("return")
    #expect(table.content.contains("> old11"))
  }

  @Test(arguments: [true, false])
  func `the place of a cursor without rows follows its group`(inOneStep: Bool) {
    let table = TableDriver(.stops("A", count: 3), .stops("B", count: 4), width: 12)
    let controller = table.controller
    for _ in 0..<5 { table.press("down") }
    #expect(controller.tableView.cursor == RowPath(group: 1, row: 2))
    func path(_ group: Int, _ row: Int) -> RowPath { RowPath(group: group, row: row) }
    let rows = (0..<3).map { path(0, $0) } + (0..<4).map { path(1, $0) }
    if inOneStep {
      controller.performUpdates {
        controller.removeRows(at: rows)
        controller.removeGroup(at: 0)
      }
    } else {
      controller.removeRows(at: rows)
      controller.removeGroup(at: 0)
    }
    table.update()
    controller.performUpdates {
      controller.insert((0..<4).map { StopRow("new\($0)") }, at: path(0, 0))
      controller.insert(.stops("C", count: 4), at: 1)
    }
    table.update()
    #expect(controller.tableView.cursor == path(0, 2))
  }

  @Test func `rows moved above the row with the cursor don't move it out of view`() {
    let screen = RowsScreen(names("old", 40))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    for _ in 0..<10 { table.press("down") }
    for row in 30..<32 {
      screen.moveRow(from: RowPath(group: 0, row: row), to: RowPath(group: 0, row: 7))
    }
    table.advance(by: .seconds(1))
    #expect(table.content.contains("> old11"))
  }

  @Test func `where fewer rows come in, the last one has the cursor, in view`() {
    let screen = RowsScreen(names("old", 20))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    for _ in 0..<12 { table.press("down") }
    screen.show(names("new", 7), .assignment)
    table.advance(by: .seconds(1))
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 6))
    #expect(table.content.contains("> new7"))
  }

  @Test func `taller rows that come in don't push the cursor out of view`() {
    let screen = RowsScreen(names("old", 20))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    for _ in 0..<12 { table.press("down") }
    screen.tableGroups = [
      TableGroup(
        rows: RowList(names("new", 20), id: { RowID($0) }, row: { ProbeRow($0, lines: 3) }))
    ]
    table.advance(by: .seconds(1))
    #expect(screen.tableView.cursor == RowPath(group: 0, row: 12))
    #expect(table.content.contains { $0.hasPrefix(">") })
  }

  @Test(arguments: [true, false])
  func `rows inserted above the row with the cursor don't move it out of view`(animates: Bool) {
    let screen = RowsScreen(names("old", 20))
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    table.stage.animatesChanges = animates
    for _ in 0..<12 { table.press("down") }
    screen.insert((1...3).map { StopRow("x\($0)") }, at: RowPath(group: 0, row: 9))
    table.update()
    table.advance(by: .seconds(1))
    table.expectContent(
      """
        x2
        x3
        old10
        old11
        old12
      > old13
      """)
  }

  @Test func `a group that is expanded above the row with the cursor leaves it in view`() {
    let table = TableDriver(group("A", "a"), group("B", "b"), width: 12, height: 6)
    table.controller.setCollapsed(true, group: 0)
    table.press("down", "down")
    table.controller.setCollapsed(false, group: 0)
    table.update()
    table.advance(by: .seconds(1))
    #expect(table.content.contains { $0.hasPrefix("> b") })
  }

  @Test func `where all groups leave for others, the cursor keeps its place`() {
    let table = TableDriver(group("A", "a"), group("B", "b"), width: 12, height: 6)
    for _ in 0..<7 { table.press("down") }
    table.controller.tableGroups = [group("C", "c"), group("D", "d")]
    table.advance(by: .seconds(1))
    #expect(table.cursor == RowPath(group: 1, row: 2))
    #expect(table.content.contains("> d3"))
  }

  @Test(arguments: [0, 1])
  func `where all rows of a group that moves leave, the cursor keeps its place`(target: Int) {
    let table = TableDriver(group("A", "a"), group("B", "b"), width: 12, height: 6)
    table.press("down", "down")
    table.controller.performUpdates {
      table.controller.moveGroup(from: 0, to: target)
      table.controller.removeRows(at: (0..<5).map { RowPath(group: 0, row: $0) })
      table.controller.insert(stops(5), at: RowPath(group: target, row: 0))
    }
    table.advance(by: .seconds(1))
    #expect(table.cursor == RowPath(group: target, row: 2))
    #expect(table.content.contains("> r3"))
  }

  @Test func `a composed table that is composed again keeps the place of the cursor`() {
    let table = Lines()
    let screen = ComposedDriver(table, width: 12, height: 6)
    for _ in 0..<12 { screen.press("down") }
    table.name = "new"
    table.reset()
    table.compose()
    screen.advance(by: .seconds(1))
    #expect(table.tableView.cursor == RowPath(group: 0, row: 12))
    #expect(screen.content.contains("> new13"))
  }

  @Test func `an insertion while a header makes do with the cursor brings it to a row`() {
    var empty = TableGroup("Rows", rows: [StopRow]())
    empty.isCollapsible = true
    let words = TableGroup("Others", footer: "1\n2\n3\n4\n5\n6\n7\n8", rows: [StopRow]())
    let table = TableDriver(empty, words, width: 12, height: 4)
    #expect(table.cursor == nil)
    table.controller.insert([StopRow("a"), StopRow("b")], at: RowPath(group: 0, row: 0))
    table.update()
    #expect(table.cursor == RowPath(group: 0, row: 0))
    #expect(table.content.filter { $0.hasPrefix(">") }.count == 1)
  }

  @Test func `after a search without a match on a header, one row at most has the mark`() {
    var group = TableGroup.stops("Rows", count: 4)
    group.isCollapsible = true
    let table = TableDriver(group, width: 16, height: 6)
    for key in ["return", "escape"] {
      table.press("home", "up", "/")
      table.type("zzz")
      table.press(key)
      for _ in 0..<3 {
        table.press("down")
        #expect(table.content.filter { $0.hasPrefix(">") }.count == 1)
      }
    }
  }

  @Test func `rows that arrive above a loading row take a cursor that wasn't moved`() {
    let table = TableDriver(TableGroup(rows: [TextRowController("Loading…")]), width: 12, height: 4)
    table.expect("> Loading…")
    table.controller.insert(stops(9), at: RowPath(group: 0, row: 0))
    table.advance(by: .seconds(1))
    table.expect(
      """
      > r1
        r2
        r3
        r4
      """)
  }

  @Test func `arriving rows don't take a cursor that a person moved`() {
    let table = TableDriver(StopRow("a"), StopRow("b"), width: 12)
    table.press("down", "up")
    table.controller.insert(stops(1), at: RowPath(group: 0, row: 0))
    table.advance(by: .seconds(1))
    table.expect(
      """
        r1
      > a
        b
      """)
  }

  @Test func `rows that arrive above the view don't move a table that a person scrolled`() {
    let table = TableDriver(TableGroup(rows: stops(12)), width: 12, height: 4)
    table.wheel(1)
    let seen = table.content
    table.controller.insert([StopRow("x")], at: RowPath(group: 0, row: 0))
    table.advance(by: .seconds(1))
    #expect(table.content == seen)
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test(arguments: [1, 3])
  func `the next row of the group inherits the cursor, whatever texts stand before it`(count: Int) {
    let texts = (1...count).map { TextRowController("text \($0)") as any CellController }
    let table = TableDriver(
      TableGroup(rows: [StopRow("a"), StopRow("b")] + texts + [StopRow("c")]), width: 12)
    table.press("down")
    table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
    table.update()
    #expect(table.line(with: "> c") != nil)
  }

  // MARK: Support

  private func names(_ name: String, _ count: Int) -> [String] {
    (1...count).map { "\(name)\($0)" }
  }

  private func stops(_ count: Int) -> [any CellController] {
    (1...count).map { StopRow("r\($0)") }
  }

  private func group(_ header: String, _ name: String) -> TableGroup {
    TableGroup(
      header: GroupTitle(header), id: RowID(header),
      rows: RowList(names(name, 5), id: { RowID($0) }, row: { StopRow($0) }))
  }

  @Test func `a cursor that comes back to its place goes to a row that can have it`() {
    let table = TableDriver(TableGroup(rows: [StopRow("a"), StopRow("b")]), width: 12)
    table.press("down")
    table.controller.removeRows(at: [RowPath(group: 0, row: 0), RowPath(group: 0, row: 1)])
    table.update()
    table.controller.insert(
      [StopRow("c"), TextRowController("word"), StopRow("d")], at: RowPath(group: 0, row: 0))
    table.update()
    table.expect(
      """
        c
        word
      > d
      """)
  }

  @Test func `where no row is usable, a cursor comes back to its place`() {
    let table = TableDriver(.words("A", count: 3), width: 12)
    table.press("down")
    let rows = table.controller.tableGroups[0].rows
    table.controller.tableGroups[0].rows = RowList()
    table.update()
    table.controller.tableGroups[0].rows = rows
    table.update()
    table.expect("A\n  word 1\n> word 2\n  word 3")
  }

  @Test func `where no row is usable, the cursor moves after a search without a match`() {
    let table = TableDriver(.words("A", count: 3), width: 12)
    table.press("down", "/", "x")
    table.controller.insert([.text("new")], at: RowPath(group: 0, row: 3))
    table.press("escape", "down")
    table.expect("A\n  word 1\n  word 2\n> word 3\n  new")
  }

  @Test func `groups that are constructed again show a cursor, also after a table without rows`() {
    let screen = RowsScreen(["a", "b"])
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    table.press("down")
    screen.tableGroups = []
    table.update()
    screen.clearTableGroups()
    table.update()
    table.expectContent(
      """
        a
      > b
      """)
  }

  /// A screen of names that can be exchanged in several ways.
  private final class RowsScreen: GenericTableController {
    private var names: [String]

    init(_ names: [String]) {
      self.names = names
      super.init()
    }

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: RowList(names, id: { RowID($0) }, row: { StopRow($0) }))]
    }

    func show(_ names: [String], _ way: Way) {
      self.names = names
      switch way {
      case .assignment: tableGroups = constructTableGroups()
      case .replacement: replaceGroup(at: 0, with: constructTableGroups()[0])
      case .reconstruction: updateAndReload()
      case .twoSteps:
        tableGroups = []
        tableGroups = constructTableGroups()
      }
    }
  }

  private final class Lines: ComposedTableController {
    var name = "old"

    override func compose() {
      let names = (1...20).map { "\(name)\($0)" }
      add(rows: RowList(names, id: { RowID($0) }, row: { StopRow($0) }))
    }
  }
}
