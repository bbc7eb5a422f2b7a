import Observation
import RowKit
import RowKitTesting
import Testing

/// Rows stay open, with their own children, when groups are set by value.
@MainActor struct ExpandedRowsByValueTests {
  private let first = RowPath(group: 0, row: 0)

  /// A row named by a letter, which is a record.
  private final class Letter: EditableRow, SelectableRow {
    let name: String
    var rowID: RowID? { RowID(name) }

    init(_ name: String) { self.name = name }

    func configure(_ cell: TableCell) { cell.text = name }
    func didSelect(_ row: RowContext) {}
    func didDelete(_ row: RowContext) {}
  }

  private func letters(_ names: String...) -> [any CellController] { names.map { Letter($0) } }

  /// `P` open with `c1` and `c2`, then `X` and `Y`.
  private func open() -> TableDriver {
    let parent = ExpandableRowController("P", id: "P", children: letters("c1", "c2"))
    let table = TableDriver(
      TableGroup(rows: [parent] + letters("X", "Y")), width: 20, height: 12)
    table.controller.setExpanded(true, at: first)
    table.update()
    return table
  }

  private func collapsed(_ table: TableDriver) -> [String] {
    table.controller.setExpanded(false, at: first)
    table.update()
    return table.names
  }

  @Test func `a row inserted between the children belongs to their row, and no child is doubled`() {
    let table = open()
    table.controller.changeRows(ofGroup: 0) { $0.insert(letters("n"), at: 1) }
    table.update()
    #expect(table.names == ["P", "  n", "  c1", "  c2", "X", "Y"])
    #expect(collapsed(table) == ["P", "X", "Y"])
  }

  @Test func `a child that is moved away leaves its row, and no other row becomes its child`() {
    let table = open()
    table.controller.changeRows(ofGroup: 0) { $0.move(from: 2, to: 4) }
    table.update()
    #expect(table.names == ["P", "  c1", "X", "Y", "c2"])
    #expect(collapsed(table) == ["P", "X", "Y", "c2"])
  }

  @Test func `an inner row without its children keeps none of the following rows`() {
    let inner = ExpandableRowController("In", id: "In", children: letters("d"))
    let parent = ExpandableRowController("P", id: "P", children: [inner, Letter("c")])
    let table = TableDriver(TableGroup(rows: [parent] + letters("X")), width: 20, height: 12)
    table.controller.setExpanded(true, at: first)
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 1))
    table.update()
    #expect(table.names == ["P", "  In", "    d", "  c", "X"])
    table.controller.tableGroups[0].rows.remove(at: 2)
    table.update()
    table.controller.setExpanded(false, at: RowPath(group: 0, row: 1))
    table.update()
    #expect(table.names == ["P", "  In", "  c", "X"])
  }

  @Test func `a closed row gets children among those of another open row`() {
    let table = open()
    let other = ExpandableRowController("Q", id: "Q", children: letters("q"))
    table.controller.insert([other], at: RowPath(group: 0, row: 4))
    table.controller.setExpanded(true, at: RowPath(group: 0, row: 4))
    table.update()
    #expect(table.names == ["P", "  c1", "  c2", "X", "Q", "  q", "Y"])
    table.controller.changeRows(ofGroup: 0) { rows in
      rows.remove(at: 5)
      rows.move(from: 4, to: 2)
    }
    table.update()
    #expect(table.names == ["P", "  c1", "  Q", "    q", "  c2", "X", "Y"])
    #expect(collapsed(table) == ["P", "X", "Y"])
  }

  @Test
  func `a row that is moved by position out of an open row or into it is indented accordingly`() {
    let table = open()
    table.controller.moveRow(from: RowPath(group: 0, row: 1), to: RowPath(group: 0, row: 4))
    table.update()
    #expect(table.names == ["P", "  c2", "X", "Y", "c1"])
    table.controller.insert(letters("c3"), at: RowPath(group: 0, row: 1))
    table.controller.moveRow(from: RowPath(group: 0, row: 3), to: RowPath(group: 0, row: 2))
    table.update()
    #expect(table.names == ["P", "  c3", "  X", "  c2", "Y", "c1"])
  }

  @Observable fileprivate final class Folder {
    var children = ["c1", "c2"]
    var others = ["X"]
  }

  private final class FolderScreen: GenericTableController {
    let folder = Folder()

    override func constructTableGroups() -> [TableGroup] {
      let children: [any CellController] = folder.children.map { Letter($0) }
      let parent = ExpandableRowController("P", id: "P", children: children)
      return [TableGroup(rows: [parent] + folder.others.map { Letter($0) })]
    }
  }

  @Test func `a child that constructed groups show at the top is no child, and the others stay`() {
    let screen = FolderScreen(title: "Folder")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 12))
    screen.setExpanded(true, at: first)
    driver.update()
    screen.folder.children = ["c2"]
    screen.folder.others = ["c1", "X"]
    driver.update()
    #expect(screen.tableGroups[0].rows.count == 4)
    screen.setExpanded(false, at: first)
    driver.update()
    #expect(screen.tableGroups[0].rows.count == 3)
  }

  @Test(arguments: 1...2)
  func `random insertions and removals by value leave the same rows as those by position`(seed: Int)
  {
    var dice = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func roll(_ count: Int) -> Int {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(dice >> 33) % max(1, count)
    }
    func table() -> TableDriver {
      let rows: [any CellController] = (0..<5).map { number in
        let inner = ExpandableRowController(
          "I\(number)", id: RowID("I\(number)"), children: letters("d\(number)"))
        return ExpandableRowController(
          "P\(number)", id: RowID("P\(number)"),
          children: letters("c\(number)", "e\(number)") + [inner])
      }
      return TableDriver(TableGroup(rows: rows + letters("X")), width: 20, height: 60)
    }
    let (byValue, byPosition) = (table(), table())
    for step in 0..<40 {
      let count = byPosition.controller.tableGroups[0].rows.count
      let row = roll(count)
      let path = RowPath(group: 0, row: row)
      switch roll(4) {
      case 0:
        let isExpanded = !byPosition.controller.isExpanded(path)
        for table in [byValue, byPosition] { table.controller.setExpanded(isExpanded, at: path) }
      case 1 where byPosition.names[row].contains("n"):
        byValue.controller.changeRows(ofGroup: 0) { $0.remove(at: row) }
        byPosition.controller.removeRows(at: [path])
      default:
        byValue.controller.changeRows(ofGroup: 0) { $0.insert(letters("n\(step)"), at: row) }
        byPosition.controller.insert(letters("n\(step)"), at: path)
      }
      for table in [byValue, byPosition] { table.update() }
      #expect(byValue.names == byPosition.names, "step \(step)")
      guard byValue.names == byPosition.names else { return }
    }
  }

  private final class OwnCellRow: CellController {
    let retainedCell: TableCell? = TableCell()
    func configure(_ cell: TableCell) { cell.text = "own" }
  }

  @Test
  func `a row with a cell of its own is indented by its depth, however often it is configured`() {
    let parent = ExpandableRowController("P", id: "P", children: [OwnCellRow()])
    let table = TableDriver(TableGroup(rows: [parent]), width: 20, height: 12)
    table.controller.setExpanded(true, at: first)
    for _ in 0..<3 {
      table.controller.reloadRows(at: [RowPath(group: 0, row: 1)])
      table.update()
    }
    #expect(table.names == ["P", "  own"])
  }

  // MARK: Undoing

  @Test func `a row deleted below a row that is expanded meanwhile comes back below its children`()
  {
    let table = open()
    table.controller.setExpanded(false, at: first)
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("delete")
    table.controller.setExpanded(true, at: first)
    table.press("u")
    #expect(table.names == ["P", "  c1", "  c2", "X", "Y"])
    #expect(collapsed(table) == ["P", "X", "Y"])
  }

  @Test(arguments: [1, 2]) func `a deleted child comes back as a child`(row: Int) {
    let table = open()
    table.controller.moveCursor(to: RowPath(group: 0, row: row))
    table.press("delete", "u")
    #expect(table.names == ["P", "  c1", "  c2", "X", "Y"])
    #expect(collapsed(table) == ["P", "X", "Y"])
  }

  @Test func `the last child that is deleted comes back as a child`() {
    let table = open()
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("delete", "delete", "u", "u")
    #expect(table.names == ["P", "  c1", "  c2", "X", "Y"])
    #expect(collapsed(table) == ["P", "X", "Y"])
  }

  @Test func `a deleted child of a row that is collapsed since is there when it is expanded`() {
    let table = open()
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.press("delete")
    table.controller.setExpanded(false, at: first)
    table.press("u")
    #expect(table.names == ["P", "X", "Y"])
    #expect(table.controller.tableView.cursor == first)
    table.controller.setExpanded(true, at: first)
    table.update()
    #expect(table.names == ["P", "  c1", "  c2", "X", "Y"])
  }

  @Test
  func `rows inserted below an open row or a last child belong to the row that it belongs to`() {
    let table = open()
    table.controller.context(at: first).insertBelow(letters("n"))
    table.controller.context(at: RowPath(group: 0, row: 2)).insertBelow(letters("c3"))
    table.update()
    #expect(table.names == ["P", "  c1", "  c2", "  c3", "n", "X", "Y"])
    #expect(collapsed(table) == ["P", "n", "X", "Y"])
  }

  // MARK: Replacing rows

  @Test func `a row is replaced where the other changes of its batch leave it`() {
    let table = open()
    table.controller.performUpdates {
      table.controller.replaceRow(at: RowPath(group: 0, row: 3), with: Letter("Z"))
      table.controller.replaceRow(at: first, with: Letter("R"))
      table.controller.insert(letters("n"), at: first)
      table.controller.moveRow(
        from: RowPath(group: 0, row: 3), to: RowPath(group: 0, row: .max))
    }
    table.update()
    #expect(table.names == ["n", "R", "Y", "Z"])
  }

  @Test func `a missing row is not replaced`() {
    let table = open()
    table.controller.replaceRow(at: RowPath(group: 0, row: 5), with: Letter("Z"))
    table.controller.replaceRow(at: RowPath(group: 0, row: -1), with: Letter("Z"))
    table.controller.replaceRow(at: RowPath(group: 9, row: 0), with: Letter("Z"))
    table.update()
    #expect(table.names == ["P", "  c1", "  c2", "X", "Y"])
  }
}

extension TableDriver {
  /// The rows in view, as shown, with the indentation of children.
  fileprivate var names: [String] {
    content.filter { !$0.isEmpty }.map {
      String($0.dropFirst(2)).replacing("▾", with: "").replacing("▸", with: "").trimmingEnd
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
