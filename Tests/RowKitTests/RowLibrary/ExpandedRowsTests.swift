import RowKit
import RowKitTesting
import Testing

/// The children of an open row move with it, and the row stays open.
@MainActor struct ExpandedRowsTests {
  private let first = RowPath(group: 0, row: 0)

  private func advanced(
    _ label: String = "Advanced", id: RowID? = "advanced"
  ) -> ExpandableRowController {
    .expandable(
      label, id: id,
      children: [
        .expandable("More", children: [.text("Deep")]), .text("Private"),
      ])
  }

  private func table(_ rows: (any CellController)...) -> TableDriver {
    TableDriver(TableGroup("One", rows: rows), width: 20, height: 12)
  }

  /// `Advanced` open in the first place, with two rows below.
  private func open() -> TableDriver {
    let table = table(advanced(), .text("Middle"), .text("Last"))
    table.controller.setExpanded(true, at: first)
    table.update()
    return table
  }

  private let openRows =
    """
    One
    > Advanced        ▾
        More          ▸
        Private
      Middle
      Last
    """

  @Test func `rows stay open when an observer of a change makes another`() {
    let table = open()
    table.controller.onChange = { [weak controller = table.controller] _ in
      controller?.onChange = nil
      controller?.insert([.text("Told")], at: RowPath(group: 0, row: 0))
    }
    table.controller.tableGroups = [
      TableGroup("One", rows: [.text("New"), advanced(), .text("Last")])
    ]
    table.update()
    table.expect(
      """
      One
        Told
        New
      > Advanced        ▾
          More          ▸
          Private
        Last
      """)
    table.press("left")
    #expect(table.content.contains { $0.contains("Private") } == false)
  }

  @Test func `an inner row that opens adds only its own rows to the outer one`() {
    let table = open()
    table.expect(openRows)
    table.press("down", "right")
    table.expect(
      """
      One
        Advanced        ▾
      >   More          ▾
            Deep
          Private
        Middle
        Last
      """)
    table.press("up", "left")
    table.expect(
      """
      One
      > Advanced        ▸
        Middle
        Last
      """)
  }

  @Test func `removing it by position also removes its children`() {
    let table = open()
    table.press("down", "right")
    table.controller.removeRows(at: [first])
    table.update()
    table.expect(
      """
      One
      > Middle
        Last
      """)
    table.expectConsistentDrawing()
  }

  @Test(arguments: [1, 2, 99, -1, Int.max])
  func `moving it by position also moves its children`(target: Int) {
    let table = open()
    table.press("down", "right", "up")
    table.controller.moveRow(from: first, to: RowPath(group: 0, row: target))
    table.update()
    let moved = ["> Advanced        ▾", "    More          ▾", "      Deep", "    Private"]
    var rows = ["  Middle", "  Last"]
    rows.insert(contentsOf: moved, at: target == 1 ? 1 : 2)
    table.expect((["One"] + rows).joined(separator: "\n"))
    table.press("left")
    #expect(table.text.contains("Private") == false)
    #expect(table.text.contains("Last"))
  }

  @Test func `it moves to another group with its children`() {
    let table = TableDriver(
      TableGroup("One", rows: [advanced()]), TableGroup("Two", rows: [.text("Last")]),
      width: 20, height: 12)
    table.controller.setExpanded(true, at: first)
    table.controller.moveRow(from: first, to: RowPath(group: 1, row: 0))
    table.update()
    table.expect(
      """
      One
      Two
      > Advanced        ▾
          More          ▸
          Private
        Last
      """)
  }

  @Test func `a child that is moved away leaves its row, and no other row becomes its child`() {
    let table = open()
    table.controller.moveRow(from: RowPath(group: 0, row: 1), to: RowPath(group: 0, row: 4))
    table.press("left")
    table.expect(
      """
      One
      > Advanced        ▸
        Middle
        Last
        More            ▸
      """)
  }

  /// A row that a person may move.
  private final class Movable: MovableRow, SelectableRow {
    private let label: String
    let rowID: RowID?

    init(_ label: String) {
      self.label = label
      rowID = RowID(label)
    }

    func configure(_ cell: TableCell) { cell.text = label }
    func didMove(from source: RowPath, to destination: RowPath) {}
    func didSelect(_ row: RowContext) {}
  }

  @Test func `a person moves a row over all that belongs to an open one`() {
    let table = table(advanced(), Movable("Mine"))
    table.controller.setExpanded(true, at: first)
    table.press("end", "alt+up")
    table.expect(
      """
      One
      > Mine
        Advanced        ▾
          More          ▸
          Private
      """)
    table.press("alt+down")
    table.expect(
      """
      One
        Advanced        ▾
          More          ▸
          Private
      > Mine
      """)
    table.press("alt+down", "u")
    #expect(table.line(with: "> Mine") == 2)
  }

  @Test func `a person moves a row only among those that belong to the same row`() {
    let table = table(
      .expandable("List", children: [Movable("a"), Movable("b")]), Movable("c"))
    table.press("return", "down", "alt+up", "alt+down", "alt+down")
    table.advance(by: .seconds(5))
    table.expect(
      """
      One
        List            ▾
          b
      >   a
        c
      """)
  }

  @Test func `within several updates at once it opens after them`() {
    let table = table(advanced(), .text("Middle"))
    table.controller.performUpdates {
      table.controller.setExpanded(true, at: first)
      table.controller.insert([.text("New")], at: first)
      table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
      #expect(!table.controller.isExpanded(first))
    }
    table.update()
    table.expect(
      """
      One
        New
      > Advanced        ▾
          More          ▸
          Private
      """)
  }

  @Test func `of several updates of a row in one batch, the last one counts`() {
    let table = table(advanced(), .text("Middle"))
    table.controller.performUpdates {
      table.controller.setExpanded(true, at: first)
      table.controller.setExpanded(false, at: first)
    }
    table.update()
    #expect(!table.controller.isExpanded(first))
    #expect(table.controller.tableGroups[0].rows.count == 2)
  }

  @Test func `it opens while rows are configured`() {
    let row = advanced()
    let opener = OpeningRow { $0.setExpanded(true, at: RowPath(group: 0, row: 1)) }
    let table = table(opener, row)
    table.update()
    table.expect(
      """
      One
      > Opener
        Advanced        ▾
          More          ▸
          Private
      """)
  }

  @Test(arguments: [RowID?.some("advanced"), nil])
  func `it stays open when the groups are discarded and recreated`(id: RowID?) {
    let kept = advanced(id: id)
    let screen = ScreenDriver(
      MadeAnew { [self] in
        TableGroup(
          "One",
          rows: [.text("Middle"), id == nil ? kept : advanced(id: id), .text("Last")])
      }, size: ScreenSize(width: 20, height: 12))
    let table = screen.stage.screen as? GenericTableController
    screen.press("down", "right")
    let rows =
      """
      One
        Middle
      > Advanced        ▾
          More          ▸
          Private
        Last
      """
    screen.expectContent(rows)
    table?.clearTableGroups()
    table?.clearTableGroups()
    screen.update()
    screen.expectContent(rows)
    table?.updateAndReload()
    screen.expectContent(rows)
  }

  @Test func `it stays open in groups read, changed and set again`() {
    let table = open()
    table.press("down", "right", "up")
    var groups = table.controller.tableGroups
    groups[0].rows.insert([.text("New")], at: 0)
    groups[0].rows.remove(at: 4)
    table.controller.tableGroups = groups
    table.update()
    table.expect(
      """
      One
        New
      > Advanced        ▾
          More          ▾
            Deep
        Middle
        Last
      """)
    table.press("left")
    table.expect(
      """
      One
        New
      > Advanced        ▸
        Middle
        Last
      """)
  }

  @Test func `another object of the same identity in its place stays open`() {
    let table = open()
    table.controller.replaceRow(at: first, with: advanced("Renamed"))
    table.update()
    table.expect(openRows.replacing("Advanced", with: "Renamed "))
    table.controller.replaceRow(at: first, with: advanced("Other", id: "other"))
    table.update()
    #expect(table.controller.tableGroups[0].rows.count == 3)
  }

  @Test func `random changes by position never take rows that aren't children`() {
    var seed: UInt64 = 0xA11CE
    func roll(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(1, count)
    }
    let table = TableDriver(
      TableGroup(rows: (0..<4).map { advanced("Row \($0)", id: RowID($0)) } + [.text("Stays")]),
      width: 20, height: 30)
    let controller = table.controller
    for step in 0..<120 {
      let row = RowPath(group: 0, row: roll(controller.tableGroups[0].rows.count))
      let isChild = table.depth(of: row) > 0
      if roll(2) == 0 {
        controller.setExpanded(!controller.isExpanded(row), at: row)
      } else if !isChild {
        controller.moveRow(from: row, to: RowPath(group: 0, row: 0))
      }
      table.update()
      table.expectConsistentDrawing("seed 0xA11CE, step \(step)")
    }
    while let open = table.firstOpen { controller.setExpanded(false, at: open) }
    table.update()
    let labels = table.content.filter { !$0.isEmpty }.map {
      $0.dropFirst(2).prefix { $0 != "▸" }.split(separator: " ").joined(separator: " ")
    }
    #expect(labels.sorted() == ["Row 0", "Row 1", "Row 2", "Row 3", "Stays"])
  }
}

extension TableDriver {
  /// The first row that is open.
  fileprivate var firstOpen: RowPath? {
    (0..<controller.tableGroups[0].rows.count).lazy.map { RowPath(group: 0, row: $0) }
      .first { controller.isExpanded($0) }
  }

  /// Returns the indentation level of a row.
  fileprivate func depth(of path: RowPath) -> Int {
    (controller.tableView.cell(at: path)?.indentation ?? 0) / 2
  }
}

/// A row that requests a change when it is first configured.
private final class OpeningRow: SelectableRow {
  private let change: (GenericTableController) -> Void
  private var didAsk = false

  init(_ change: @escaping (GenericTableController) -> Void) {
    self.change = change
  }

  func configure(_ cell: TableCell) { cell.text = "Opener" }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    guard !didAsk, let screen = row.screen else { return }
    didAsk = true
    change(screen)
  }

  func didSelect(_ row: RowContext) {}
}

/// A table with one group from a closure.
private final class MadeAnew: GenericTableController {
  private let group: () -> TableGroup

  init(_ group: @escaping () -> TableGroup) {
    self.group = group
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] { [group()] }
}
