import Observation
import RowKit
import RowKitTesting
import Testing

/// Moves of rows whose model moves its values by the paths that it gets.
@MainActor struct MovedRowTests {
  @Observable final class Model {
    var lists: [[String]]
    init(_ lists: [[String]]) { self.lists = lists }
  }

  private final class Row: MovableRow, ExpandableRow {
    let label: String
    let model: Model
    let movesToOtherGroups: Bool
    var rowID: RowID? { RowID(label) }

    init(_ label: String, _ model: Model, movesToOtherGroups: Bool) {
      (self.label, self.model) = (label, model)
      self.movesToOtherGroups = movesToOtherGroups
    }

    var children: [any CellController] {
      ["1", "2"].map { TextRowController(label + $0, id: RowID(label + $0)) }
    }

    func canMove(from source: RowPath, to destination: RowPath) -> Bool {
      source.group == destination.group || movesToOtherGroups
    }

    func didMove(from source: RowPath, to destination: RowPath) {
      let value = model.lists[source.group].remove(at: source.row)
      model.lists[destination.group].insert(value, at: destination.row)
    }
  }

  private final class Screen: GenericTableController {
    let model: Model
    var movesToOtherGroups = false

    init(_ lists: [String]...) {
      model = Model(lists)
      super.init(title: "Rows")
    }

    override func constructTableGroups() -> [TableGroup] {
      model.lists.enumerated().map { index, names in
        TableGroup(
          "List \(index)", id: RowID(index),
          rows: names.map { Row($0, model, movesToOtherGroups: movesToOtherGroups) })
      }
    }

    /// The rows that the table shows, without children.
    var names: [[String]] {
      tableGroups.map { group in
        (0..<group.rows.count).compactMap { (group.rows[$0] as? Row)?.label }
      }
    }
  }

  private func driver(_ screen: Screen) -> ScreenDriver {
    ScreenDriver(screen, size: ScreenSize(width: 60, height: 16))
  }

  @Test(arguments: [
    ("E", "alt+up", "ABCED"), ("C", "alt+down", "ABDCE"), ("D", "alt+down", "ABCED"),
  ])
  func `a value moves past one value, whatever is open beside it`(
    name: String, key: String, order: String
  ) {
    let screen = Screen(["A", "B", "C", "D", "E"])
    let driver = driver(screen)
    for open in ["B", "D"] {
      driver.moveCursor(to: open)
      driver.press("right")
    }
    driver.moveCursor(to: name)
    driver.press(key)
    #expect(screen.model.lists[0].joined() == order && screen.names[0].joined() == order)
    driver.press("u")
    #expect(screen.model.lists[0].joined() == "ABCDE" && screen.names[0].joined() == "ABCDE")
    #expect(driver.line(with: "D2") != nil)
  }

  @Test(arguments: [("ABD", "ABD"), ("ABDC", "ABDC"), ("ACXBD", "ABCXD"), ("BCXA", "CXAB")])
  func `undo moves a row back between the rows where it was, whatever was moved since`(
    meanwhile: String, restored: String
  ) {
    let screen = Screen(["A", "B", "C", "D"])
    let driver = driver(screen)
    driver.moveCursor(to: "B")
    driver.press("alt+down")
    #expect(screen.model.lists[0].joined() == "ACBD")
    screen.model.lists[0] = meanwhile.map(String.init)
    driver.update()
    driver.press("u")
    #expect(screen.model.lists[0].joined() == restored && screen.names[0].joined() == restored)
  }

  @Test func `undo says that a row is back, or that its place is gone`() {
    let screen = Screen(["A", "B", "C"])
    let driver = driver(screen)
    driver.press("alt+down")
    screen.model.lists[0] = ["A", "B", "C"]
    driver.update()
    driver.press("u")
    #expect(driver.lines.last?.contains("A is there again.") == true)
    driver.press("alt+down")
    screen.model.lists[0] = ["X", "A"]
    driver.update()
    driver.press("u")
    #expect(driver.lines.last?.contains("its place is gone") == true)
    #expect(screen.model.lists[0] == ["X", "A"])
  }

  @Test func `a row moves to the group beside its own if it may`() {
    let screen = Screen(["A", "B"], ["C"])
    let driver = driver(screen)
    driver.moveCursor(to: "B")
    driver.press("alt+down")
    #expect(screen.model.lists == [["A", "B"], ["C"]])
    screen.movesToOtherGroups = true
    screen.updateAndReload()
    driver.press("alt+down", "alt+down")
    #expect(screen.model.lists == [["A"], ["C", "B"]])
    driver.press("u", "u")
    #expect(screen.model.lists == [["A", "B"], ["C"]] && screen.names == screen.model.lists)
    driver.moveCursor(to: "C")
    driver.press("alt+up")
    #expect(screen.model.lists == [["A", "B", "C"], []] && screen.names == screen.model.lists)
    driver.press("u")
    #expect(
      screen.model.lists == [["A", "B", "C"], []], "the group has no row beside which it was")
  }

  @Test func `a row is carried to the group beside its own once the mouse is there`() {
    let screen = Screen(["A", "B", "C"], ["D"], [], ["E"])
    screen.movesToOtherGroups = true
    let driver = driver(screen)
    driver.moveCursor(to: "C")
    driver.press("e")
    /// Carries the row with the cursor to the line of a text, and returns the model.
    func carry(to target: String, by distance: Int = 0) -> [String] {
      let (line, to) = (driver.line(with: "> ") ?? 0, driver.line(with: target) ?? 0)
      driver.drag(from: (column: 58, line: line), to: (58, to + distance))
      #expect(screen.names == screen.model.lists, "\(driver.text)")
      return screen.model.lists.map { $0.joined() }
    }
    #expect(carry(to: "List 1", by: -1) == ["ABC", "D", "", "E"])
    #expect(carry(to: "List 1") == ["AB", "CD", "", "E"])
    #expect(carry(to: "List 1") == ["ABC", "D", "", "E"], "the line above it is the way back")
    #expect(carry(to: "    D") == ["AB", "DC", "", "E"])
    #expect(carry(to: "    B") == ["ACB", "D", "", "E"])
    #expect(carry(to: "    E") == ["AB", "D", "", "EC"])
    #expect(carry(to: "List 3") == ["AB", "D", "C", "E"])
    driver.press("u")
    driver.expectContent(
      """
      List 0
          A                                                   ▸ ≡
          B                                                   ▸ ≡
      List 1
          D                                                   ▸ ≡
      List 2
      List 3
          E                                                   ▸ ≡
      >   C                                                   ▸ ≡
      """)
  }

  @Test func `a row that is carried sideways stays, though nothing is between the groups`() {
    let first = ["A", "B"].map { AnywhereRow($0) as any CellController }
    let second = [AnywhereRow("C") as any CellController]
    let table = TableDriver(
      TableGroup(rows: RowList(first)), TableGroup(rows: RowList(second)), width: 30, height: 8)
    let counts = { table.controller.tableGroups.map(\.rows.count) }
    table.press("down", "e")
    let line = table.line(with: "> ") ?? 0
    table.drag(from: (column: 28, line: line), to: (27, line), (28, line))
    #expect(counts() == [2, 1], "\(table.text)")
    table.drag(from: (column: 28, line: line), to: (28, line + 1))
    #expect(counts() == [1, 2], "\(table.text)")
    #expect(table.line(with: "> ") == line + 1)
  }

  private final class AnywhereRow: MovableRow {
    let label: String
    init(_ label: String) { self.label = label }
    func configure(_ cell: TableCell) { cell.text = label }
    func canMove(from source: RowPath, to destination: RowPath) -> Bool { true }
    func didMove(from source: RowPath, to destination: RowPath) {}
  }

  @Test(arguments: 1...20)
  func `the table and its model agree after random moves and undos`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let screen = Screen(["A", "B", "C", "D"], [], ["E", "F"])
    screen.movesToOtherGroups = Bool.random(using: &numbers)
    let driver = driver(screen)
    let keys = ["alt+up", "alt+down", "alt+down", "right", "left", "up", "down", "u"]
    for _ in 0..<30 {
      let key = keys[Int.random(in: 0..<keys.count, using: &numbers)]
      driver.press(key)
      #expect(screen.names == screen.model.lists, "\(seed): \(key)")
      if Int.random(in: 0..<4, using: &numbers) == 0 { driver.press("e") }
      let lines = (0..<3).map { _ in Int.random(in: 0..<16, using: &numbers) }
      driver.drag(from: (58, lines[0]), to: (58, lines[1]), (58, lines[2]))
      #expect(screen.names == screen.model.lists, "\(seed): \(lines)")
    }
    while screen.canUndo { driver.press("u") }
    #expect(screen.names == screen.model.lists)
    if !screen.movesToOtherGroups {
      #expect(screen.model.lists == [["A", "B", "C", "D"], [], ["E", "F"]])
    }
  }
}
