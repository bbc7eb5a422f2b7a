import Observation
import RowKitMachines
import RowKitTesting
import Testing

import RowKit
import RowKitRows
@testable import RowKitCore

@MainActor struct SearchChangesTests {
  @Test func `rows inserted during a search are searched`() {
    let names = ["Ada", "Bob", "Barbara", "Dora"]
    let table = TableDriver(TableGroup(rows: names.map { StopRow($0) }), width: 16)
    table.press("/")
    table.type("ar")
    table.controller.insert([StopRow("Mara"), StopRow("Ben")], at: RowPath(group: 0, row: 0))
    table.controller.insert([StopRow("Carla")], at: RowPath(group: 0, row: 99))
    table.update()
    table.expect(
      """
        Mara
      > Barbara
        Carla
      """)
    table.controller.tableGroups.append(TableGroup(rows: [StopRow("Arne")]))
    table.update()
    #expect(table.content.contains("  Arne"))
  }

  @Test func `rows recreated with other words are searched again`() {
    let table = TableDriver(TableGroup(rows: [NamedRow(1, "Ada"), NamedRow(2, "Barbara")]))
    table.press("/")
    table.type("ar")
    table.controller.tableGroups = [
      TableGroup(rows: [NamedRow(1, "Arne"), NamedRow(2, "Bob"), NamedRow(3, "Cem")])
    ]
    table.update()
    table.expect("> Arne")
  }

  @Test func `the cursor stays with a row that is found, whatever the others became`() {
    let table = TableDriver(
      TableGroup(rows: [NamedRow(1, "Arne"), NamedRow(2, "Barbara"), NamedRow(3, "Carla")]))
    table.press("/")
    table.type("ar")
    table.press("down", "down")
    table.controller.tableGroups = [
      TableGroup(rows: [NamedRow(1, "Ada"), NamedRow(2, "Bob"), NamedRow(3, "Mara")])
    ]
    table.controller.insert([StopRow("Dora")], at: RowPath(group: 0, row: 3))
    table.update()
    table.expect("> Mara")
    #expect(table.cursor == RowPath(group: 0, row: 2))
  }

  @Test(arguments: [(0, "> Ada\n  Barbara\n  Mara"), (2, "  Barbara\n> Mara")])
  func `the app's cursor ends a search only at a row that isn't found any more`(
    row: Int, picture: String
  ) {
    let table = TableDriver(
      TableGroup(rows: [NamedRow(1, "Arne"), NamedRow(2, "Barbara"), NamedRow(3, "Cem")]))
    table.press("/")
    table.type("ar")
    table.controller.tableGroups = [
      TableGroup(rows: [NamedRow(1, "Ada"), NamedRow(2, "Barbara"), NamedRow(3, "Mara")])
    ]
    table.controller.moveCursor(to: RowPath(group: 0, row: row))
    table.update()
    table.expect(picture)
  }

  @Test func `a row that a search finds when it gets the cursor is shown among the others`() {
    let rows = [NamedRow(1, "Arne"), NamedRow(2, "Bob"), NamedRow(3, "Carla"), NamedRow(4, "Cem")]
    let table = TableDriver(TableGroup(rows: rows), width: 12, height: 8)
    table.press("/")
    table.type("ar")
    rows[1].name = "Mara"
    table.controller.reloadRows(at: [RowPath(group: 0, row: 1)])
    table.controller.moveCursor(to: RowPath(group: 0, row: 1))
    table.update()
    table.expect("  Arne\n> Mara\n  Carla")
    table.expectConsistentDrawing()
  }

  @Test func `the cursor of a row that is removed goes to a row that is found`() {
    let table = TableDriver(TableGroup(rows: ["bat", "foo", "bar"].map { StopRow($0) }), width: 12)
    table.press("/", "b", "a", "down")
    table.controller.removeRows(at: [RowPath(group: 0, row: 2)])
    table.update()
    table.expect("> bat")
  }

  @Test func `reloaded rows are searched again`() {
    let rows = [NamedRow(1, "Ada"), NamedRow(2, "Barbara"), NamedRow(3, "Bob")]
    let table = TableDriver(TableGroup(rows: rows))
    table.press("/")
    table.type("ar")
    rows[1].name = "Dora"
    rows[2].name = "Arne"
    table.controller.reloadRows(at: [RowPath(group: 0, row: 1), RowPath(group: 0, row: 2)])
    table.update()
    table.expect("> Arne")
  }

  @Test func `a row with a changed model is searched again`() {
    let person = Person("Barbara")
    let table = TableDriver(TableGroup(rows: [PersonRow(person), PersonRow(Person("Carla"))]))
    table.press("/")
    table.type("ar")
    person.name = "Bob"
    table.update()
    table.expect("> Carla")
  }

  @Test func `a live cell with a changed text is searched again`() {
    let composed = ComposedTableController()
    let cell = ActiveCell("Barbara")
    composed.add(cell)
    composed.add(ActiveCell("Carla"))
    let screen = ScreenDriver(composed)
    screen.press("/")
    screen.type("ar")
    #expect(screen.content.contains { $0.contains("Barbara") })
    cell.key = "Bob"
    screen.update()
    #expect(!screen.content.contains { $0.contains("Bob") })
    #expect(screen.content.contains { $0.contains("Carla") })
  }

  @Test func `only rows that may have changed are searched again`() {
    var rows = RowList((0..<9).map { StopRow("\($0)") })
    let old = TableGroup(id: "A", rows: rows)
    rows.removeFirst()
    rows.append(StopRow("9"))
    let shifted = TableGroup(id: "A", rows: rows)
    let changes = TableDifference(from: [old], to: [shifted]).changes
    #expect(changes.rowsWithOtherObjects(from: [old], to: [shifted]).isEmpty)
    rows.replace(2..<4, with: RowList((0..<2).lazy.map { StopRow("new \($0)") }))
    let replaced = TableGroup(id: "A", rows: rows)
    let unchanged = TableChanges(unchanged: 1)
    #expect(
      unchanged.rowsWithOtherObjects(from: [shifted], to: [replaced])
        == [TableChanges.Rows(group: 0, rows: 2..<4)])
  }

  @Test func `no more rows are said to be searched than there are`() {
    let rows = (0..<30_000).map { NamedRow($0, "row \($0)") }
    let table = TableDriver(TableGroup(rows: rows))
    table.press("/")
    table.type("x")
    table.controller.reloadRows(at: (0..<20_000).map { RowPath(group: 0, row: $0) })
    for _ in 0..<40 {
      let searched = table.controller.searchedRows.split(separator: " ").compactMap { Int($0) }
      #expect(searched.first ?? 0 <= rows.count, "\(table.controller.searchedRows)")
      table.update()
    }
    #expect(table.controller.tableView.search?.isFinished == true)
  }

  @Test func `each direction goes on from its neighbour when the next row goes`() {
    var player = Player("a:[0,1,2,3,4,5,6,7]", from: RowPath(group: 0, row: 4), after: 3)
    player.change("a:[0,1,4,5,7]")
    #expect(player.found == player.table.paths)
  }

  @Test func `a direction goes on in the next group when its group goes`() {
    var player = Player("a:[0] b:[1,2] c:[3]", from: RowPath(group: 1, row: 0), after: 1)
    player.change("a:[0] c:[3,9]")
    #expect(player.found == player.table.paths)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `whatever changes in between, every row is found once`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<8 {
      let first = ListedTable.random(&random, duplicates: false)
      let start = first.paths.isEmpty ? nil : first.paths[random.below(first.paths.count)]
      var player = Player(first, from: start, after: random.below(200))
      for _ in 0..<3 {
        player.change(to: ListedTable.random(&random, duplicates: false))
        player.look(at: random.below(80))
      }
      #expect(player.found == player.table.paths, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `longer and shorter patterns find the same rows, whatever changes`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<20 {
      let table = ListedTable.random(&random, duplicates: false)
      guard !table.paths.isEmpty else { continue }
      let start = table.paths[random.below(table.paths.count)]
      var player = Player(table, from: start, after: random.below(40))
      for _ in 0..<6 {
        player.type(["r", "ro", "row", "w", "o w"][random.below(5)])
        player.look(at: random.below(30))
        if random.below(3) == 0 {
          let reworded = table.paths.filter { _ in random.below(3) == 0 }
          player.reword(reworded.map { TableChanges.Rows($0) })
        }
      }
      #expect(player.found == player.visible, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `whichever rows change their words, those that match are found`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<20 {
      let table = ListedTable.random(&random, duplicates: false)
      guard !table.paths.isEmpty else { continue }
      let start = table.paths[random.below(table.paths.count)]
      var player = Player(table, from: start, after: random.below(40))
      for _ in 0..<3 {
        let reworded = table.paths.filter { _ in random.below(3) == 0 }
        player.reword(reworded.map { TableChanges.Rows($0) })
        player.look(at: random.below(20))
      }
      #expect(player.found == player.visible, "seed \(seed), round \(round)")
    }
  }

  /// The rows of a table, some of which say something else.
  private struct Rows: SearchedTable {
    let paths: [RowPath]
    let hidden: Set<RowPath>

    func shownRowCount(in group: Int) -> Int { paths.count { $0.group == group } }
    func forEachText(of rows: TableChanges.Rows, _ body: (RowPath, String) -> Void) {
      for path in rows.paths { body(path, hidden.contains(path) ? "else" : "row") }
    }
    func row(after path: RowPath) -> RowPath? { paths.first { $0 > path } }
    func row(before path: RowPath) -> RowPath? { paths.last { $0 < path } }
  }

  /// A search that finds every row of a table that changes.
  @MainActor private struct Player {
    private(set) var table: ListedTable
    private var search: TableSearch

    /// The rows that say something else.
    private var hidden: Set<RowPath> = []

    init(_ table: ListedTable, from start: RowPath?, after count: Int) {
      self.table = table
      search = TableSearch("row", from: start, origin: (.start, nil))
      look(at: count)
    }

    init(_ text: String, from start: RowPath, after count: Int) {
      self.init(ListedTable(text), from: start, after: count)
    }

    /// The matches after the search has ended.
    var found: [RowPath] {
      mutating get {
        look(at: 10_000)
        return (0..<search.matchCount).map { search.matches[$0] }
      }
    }

    /// The rows that match.
    var visible: [RowPath] { table.paths.filter { !hidden.contains($0) } }

    mutating func change(_ text: String) { change(to: ListedTable(text)) }

    mutating func change(to new: ListedTable) {
      let changes = TableDifference(from: table.groups, to: new.groups).changes
      table = new
      search.follow(changes, in: Rows(paths: new.paths, hidden: hidden))
    }

    mutating func look(at count: Int) {
      _ = search.advance(count, in: Rows(paths: table.paths, hidden: hidden))
    }

    /// Types another pattern, which the same rows match.
    mutating func type(_ pattern: String) {
      search = TableSearch(pattern, after: search, from: table.paths.first)
    }

    /// Changes the text of some rows.
    mutating func reword(_ rows: [TableChanges.Rows]) {
      hidden.formSymmetricDifference(rows.flatMap(\.paths))
      search.lookAgain(at: rows)
    }
  }

  @Observable @MainActor final class Person {
    var name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private final class PersonRow: SelectableRow {
    private let person: Person

    init(_ person: Person) {
      self.person = person
    }

    func configure(_ cell: TableCell) {
      cell.text = person.name
    }

    func didSelect(_ row: RowContext) {}
  }

  private final class NamedRow: SelectableRow {
    private let number: Int
    var name: String

    var rowID: RowID? { RowID(number) }

    init(_ number: Int, _ name: String) {
      self.number = number
      self.name = name
    }

    func configure(_ cell: TableCell) {
      cell.text = name
    }

    func didSelect(_ row: RowContext) {}
  }
}
