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
    }
    while screen.canUndo { driver.press("u") }
    #expect(screen.names == screen.model.lists)
    if !screen.movesToOtherGroups {
      #expect(screen.model.lists == [["A", "B", "C", "D"], [], ["E", "F"]])
    }
  }
}
