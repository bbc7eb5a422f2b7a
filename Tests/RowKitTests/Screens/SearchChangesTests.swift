import RowKitTesting
import Testing

@testable import RowKit

@MainActor struct SearchChangesTests {
  @Test func `rows that come in while a search narrows are looked at`() {
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

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `whatever changes in between, every row is found once`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<8 {
      let first = TableDifferenceTests.randomTable(&random, duplicates: false)
      let start = first.paths.isEmpty ? nil : first.paths[random.below(first.paths.count)]
      var player = Player(first, from: start, after: random.below(200))
      for _ in 0..<3 {
        player.change(to: TableDifferenceTests.randomTable(&random, duplicates: false))
        player.look(at: random.below(80))
      }
      #expect(player.found == player.table.paths, "seed \(seed), round \(round)")
    }
  }

  /// A search that finds every row of a table that changes.
  private struct Player {
    private(set) var table: ListedTable
    private var search: TableSearch

    init(_ table: ListedTable, from start: RowPath?, after count: Int) {
      self.table = table
      search = TableSearch("row", from: start, origin: (.start, nil))
      look(at: count)
    }

    init(_ text: String, from start: RowPath, after count: Int) {
      self.init(ListedTable(text), from: start, after: count)
    }

    /// What was found when nothing is left to look at.
    var found: [RowPath] {
      mutating get {
        look(at: 10_000)
        return (0..<search.matchCount).map { search.matches[$0] }
      }
    }

    mutating func change(_ text: String) { change(to: ListedTable(text)) }

    mutating func change(to new: ListedTable) {
      let changes = TableDifference(from: table.groups, to: new.groups).changes
      table = new
      search.follow(
        changes,
        TableSearch.Surroundings(
          rowCount: { new.groups[$0].rows.count },
          firstRow: { group in new.paths.first { $0.group >= group } },
          lastRow: { group in new.paths.last { $0.group <= group } }))
    }

    mutating func look(at count: Int) {
      let paths = table.paths
      search.advance(
        count, below: { path in paths.first { $0 > path } },
        above: { path in paths.last { $0 < path } }, text: { _ in "row" })
    }
  }
}
