import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ExpandableRowTests {
  private func rows() -> [any CellController] {
    [
      .expandable(
        "Advanced",
        children: [
          .toggle("Private", Binding(true)),
          .expandable("More", children: [.toggle("Deep", Binding(false))]),
        ]),
      .toggle("Last", Binding(false)),
    ]
  }

  @Test(arguments: [Key.home, .pageUp])
  func `the window stays where a person moves while the children appear`(key: Key) {
    let rows: [any CellController] = (1...9).map { .toggle("Row \($0)", Binding(true)) }
    let table = GenericTableController()
    table.tableGroups = [TableGroup(rows: rows + self.rows())]
    let stage = Stage(root: table, size: ScreenSize(width: 24, height: 4))
    stage.animatesChanges = true
    _ = stage.frame(at: .zero)
    for key in Array(repeating: Key.down, count: 9) + [.return, key] {
      stage.handle(.key(KeyPress(key)), at: .zero)
      _ = stage.frame(at: .zero)
    }
    let cursor = table.tableView.cursor
    for tenth in 1...10 { _ = stage.frame(at: .milliseconds(tenth * 100)) }
    #expect(cursor != nil && table.tableView.cursor == cursor)
    #expect(cursor.map(table.tableView.visibleRows.contains) == true)
  }

  @Test func `its children appear under it, and go again`() {
    let table = TableDriver(TableGroup(rows: rows()), width: 24)
    table.expect(
      """
      > Advanced            ▸
        Last             ○───
      """)
    table.press("return")
    table.expect(
      """
      > Advanced            ▾
          Private        ━━━●
          More              ▸
        Last             ○───
      """)
    table.press("return")
    table.expect(
      """
      > Advanced            ▸
        Last             ○───
      """)
  }

  @Test func `a row that belongs to an open row can be open too, and goes with it`() {
    let table = TableDriver(TableGroup(rows: rows()), width: 24)
    table.press("right", "down", "down", "right")
    table.expect(
      """
        Advanced            ▾
          Private        ━━━●
      >   More              ▾
            Deep         ○───
        Last             ○───
      """)
    table.press("up", "up", "left")
    table.expect(
      """
      > Advanced            ▸
        Last             ○───
      """)
  }

  @Test func `it stays open when the groups are recreated`() {
    let settings = PhoneSettings()
    let screen = ScreenDriver(OpenScreen(settings), size: ScreenSize(width: 24, height: 12))
    screen.press("down", "right", "down", "down", "right")
    let open =
      """
        First            ○───
        Advanced            ▾
          Private        ━━━●
      >   More              ▾
            Deep         ○───
        Last             ○───
      """
    screen.expectContent(open)
    settings.isOn = true
    screen.update()
    screen.expectContent(open.replacing("  First            ○───\n", with: ""))
    screen.press("up", "up", "left")
    screen.expectContent(
      """
      > Advanced            ▸
        Last             ○───
      """)
  }

  @Test func `an open child stays open when the groups are recreated without its sibling`() {
    let list = NameList("A", "B")
    let table = ScreenDriver(NestedScreen(list), size: ScreenSize(width: 24, height: 12))
    table.press("right down down right")
    #expect(table.line(with: "in B") != nil)
    list.names = ["B", "C"]
    table.update()
    table.expectContent(
      """
        All                 ▾
      >   B                 ▾
            in B
          C                 ▸
      """)
  }

  @Test func `it follows rows that come and go around and in it`() {
    let table = TableDriver(TableGroup(rows: rows()), width: 24)
    table.press("return")
    table.controller.insert([.text("New")], at: RowPath(group: 0, row: 0))
    table.controller.insert([.text("Child")], at: RowPath(group: 0, row: 2))
    table.controller.removeRows(at: [RowPath(group: 0, row: 4)])
    table.update()
    table.expect(
      """
        New
      > Advanced            ▾
          Child
          Private        ━━━●
        Last             ○───
      """)
    table.press("return")
    table.expect(
      """
        New
      > Advanced            ▸
        Last             ○───
      """)
  }

  @Test func `a row without children opens to nothing`() {
    let table = TableDriver(
      .expandable("Advanced", children: []), .toggle("Last", Binding(false)), width: 24)
    table.press("right")
    table.expect(
      """
      > Advanced            ▾
        Last             ○───
      """)
  }

  @Test func `a row without hasChildren can't be opened`() {
    let table = TableDriver(ChildlessRow(), .toggle("Last", Binding(false)), width: 24)
    table.press("up", "right")
    #expect(table.cursor == RowPath(group: 0, row: 1))
    #expect(table.content[0].contains("▸") == false)
  }

  @Test func `random opening and closing matches a plain list of the open rows`() {
    var seed: UInt64 = 0x5EED
    func roll(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let table = TableDriver(TableGroup(rows: rows() + rows()), width: 24, height: 16)
    for step in 0..<200 {
      let keys = ["up", "down", "left", "right", "return", "home", "end"]
      table.press(keys[roll(keys.count)])
      table.expectConsistentDrawing("seed 0x5EED, step \(step)")
    }
    table.press("home", "left", "down", "left", "up")
    #expect(table.content.count { $0.contains("Advanced") } == 2)
  }
}

/// A screen that recreates its groups from new objects when a model changes.
private final class OpenScreen: GenericTableController {
  private let settings: PhoneSettings

  init(_ settings: PhoneSettings) {
    self.settings = settings
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] {
    let more: any CellController = .expandable(
      "More", id: "more", children: [.toggle("Deep", Binding(false), id: "deep")])
    return [
      TableGroup(
        rows: (settings.isOn ? [] : [.toggle("First", Binding(false), id: "first")]) + [
          .expandable(
            "Advanced", id: "advanced",
            children: [.toggle("Private", Binding(true), id: "private"), more]),
          .toggle("Last", Binding(false), id: "last"),
        ])
    ]
  }
}

private final class ChildlessRow: ExpandableRow {
  let label = "Empty"
  let hasChildren = false
  var children: [any CellController] { [] }
}

@Observable @MainActor private final class NameList {
  var names: [String]

  init(_ names: String...) {
    self.names = names
  }
}

/// A screen with an expandable row of expandable rows, all of which are recreated.
private final class NestedScreen: GenericTableController {
  private let list: NameList

  init(_ list: NameList) {
    self.list = list
    super.init(title: "Names")
  }

  override func constructTableGroups() -> [TableGroup] {
    let children = list.names.map { name in
      ExpandableRowController(name, id: RowID(name)) { TextRowController("in \(name)") }
    }
    let parent = ExpandableRowController("All", id: "all", childList: { RowList(children) })
    return [TableGroup(rows: [parent])]
  }
}
