import RowKit
import RowKitTesting

/// A change of the groups of a table that requires finding and showing the difference.
@MainActor struct DifferenceScenario {
  /// The name of the change.
  let name: String

  /// The target for the time in seconds, or `nil` for none.
  let limit: Double?

  /// The minimum number of moves, or `nil` if it isn't computed.
  var leastMoves: Int?

  /// Returns the groups before and after the change.
  let groups: () -> (old: [TableGroup], new: [TableGroup])

  /// Measures setting the new groups on a screen that shows the old ones.
  func result(rounds: Int) -> BenchResult {
    let (old, new) = groups()
    let screen = GroupsScreen(old)
    let stage = BenchStage(screen, size: RowCounts.sizes[0])
    var moves = 0
    screen.onChange = { moves = $0.moveCount }
    let time = Stopwatch.median(
      rounds: rounds,
      prepare: {
        screen.tableGroups = old
        stage.takeFrame()
      }, { screen.tableGroups = new })
    let frame = Stopwatch.median(
      rounds: rounds,
      prepare: {
        screen.tableGroups = old
        stage.takeFrame()
        screen.tableGroups = new
      }, { stage.takeFrame() })
    return BenchResult(
      name,
      [
        .milliseconds(time, limit: limit.map { $0 * 1e3 }),
        Figure(value: frame * 1e3, unit: "ms for its frame"),
        .count(Double(moves), "moves", limit: leastMoves.map(Double.init)),
      ])
  }

  /// All scenarios.
  static var all: [DifferenceScenario] {
    let rows = Array(0..<100_000)
    return [
      one("published scenario, ids of 16 bytes", 10e-3, rows, published(rows)),
      one("published scenario, ids are numbers", 10e-3, rows, published(rows)) { RowID($0) },
      one("published scenario, ids are words", 10e-3, rows, published(rows)) {
        RowID("contact number \($0)")
      },
      DifferenceScenario(name: "published scenario, recreated rows", limit: nil) {
        (group(rows), group(published(rows)))
      },
      DifferenceScenario(name: "published scenario of 5,000 rows, recreated", limit: nil) {
        let few = Array(rows[..<5_000])
        return (group(few), group(published(few, replaced: 1_000, moved: 200)))
      },
      DifferenceScenario(name: "10^5 unchanged, same groups", limit: 0.3e-3) {
        let groups = group(rows)
        return (groups, groups)
      },
      one("10^5 unchanged, same rows in a new array", 0.3e-3, rows, rows),
      one("10^5, one removed, same rows", 0.3e-3, rows, rows.filter { $0 != 50_000 }),
      one("10^5, one inserted, same rows", 0.3e-3, rows, edited(rows)),
      DifferenceScenario(name: "10^5 unchanged, recreated rows", limit: 6e-3) {
        (group(rows), group(rows))
      },
      DifferenceScenario(name: "10^5 unchanged, recreated rows and ids", limit: 6e-3) {
        (rebuilt(rows), rebuilt(rows))
      },
      one("10^5, first row moved to the end", 2e-3, rows, Array(rows[1...]) + [0]),
      DifferenceScenario(name: "1,000 groups of 100, two edits", limit: 0.5e-3, groups: manyGroups),
      DifferenceScenario(
        name: "1,000 groups of 100, two edits, new arrays", limit: nil, groups: manyArrays),
      DifferenceScenario(
        name: "10^5 groups, one row changed", limit: 5e-3, groups: manyShortGroups),
      shuffle(Array(rows[..<10_000])),
    ]
  }
}

extension DifferenceScenario {
  /// Returns a scenario with one group, in which the remaining rows are the same objects.
  private static func one(
    _ name: String, _ limit: Double, _ old: [Int], _ new: [Int],
    id: @escaping (Int) -> RowID = { RowID(WideID($0)) }
  ) -> DifferenceScenario {
    let moves = LeastMoves.count(from: old, to: new)
    return DifferenceScenario(name: name, limit: limit, leastMoves: moves) {
      var rows: [Int: IdentifiedRow] = [:]
      for number in old + new where rows[number] == nil { rows[number] = IdentifiedRow(id(number)) }
      return (
        [TableGroup(rows: old.compactMap { rows[$0] })],
        [TableGroup(rows: new.compactMap { rows[$0] })]
      )
    }
  }

  private static func group(_ numbers: [Int]) -> [TableGroup] {
    [TableGroup(rows: numbers.map { IdentifiedRow(RowID(WideID($0))) })]
  }

  private static func rebuilt(_ numbers: [Int]) -> [TableGroup] {
    [TableGroup(rows: numbers.map { ModelRow(WideID($0)) })]
  }

  private static func edited(_ rows: [Int]) -> [Int] {
    Array(rows[..<50_000]) + [-1] + Array(rows[50_000...])
  }

  private static func shuffle(_ rows: [Int]) -> DifferenceScenario {
    var random = RandomNumbers(seed: 3)
    return one("10^4 shuffled", 1.5e-3, rows, rows.shuffled(using: &random))
  }

  /// Returns the rows of the scenario that other libraries publish: of 10^5 rows, 10^4 are removed,
  /// 2,000 move, and 10^4 are inserted.
  private static func published(
    _ rows: [Int], replaced: Int = 10_000, moved: Int = 2_000
  ) -> [Int] {
    var random = RandomNumbers(seed: 1)
    let gone = random.positions(replaced, below: rows.count)
    var rest = rows.filter { !gone.contains($0) }
    let places = random.positions(moved, below: rest.count).sorted()
    for (place, number) in zip(places, places.map { rest[$0] }.shuffled(using: &random)) {
      rest[place] = number
    }
    let come = random.positions(replaced, below: rows.count)
    var kept = rest.makeIterator()
    return rows.indices.compactMap { come.contains($0) ? 1_000_000 + $0 : kept.next() }
  }

  /// Returns many groups: one loses a row, one gains a row, and the others are equal values.
  private static func manyGroups() -> (old: [TableGroup], new: [TableGroup]) {
    let old = (0..<1000).map { group in
      TableGroup(
        id: RowID(group),
        rows: (0..<100).map { IdentifiedRow(RowID(WideID(group * 100 + $0))) })
    }
    var new = old
    new[10].rows.remove(at: 5)
    new[900].rows.insert([IdentifiedRow(RowID(WideID(-9)))], at: 70)
    return (old, new)
  }

  /// Returns 10^5 groups of one row each, one of which gets another row.
  private static func manyShortGroups() -> (old: [TableGroup], new: [TableGroup]) {
    let old = (0..<100_000).map { group in
      TableGroup(id: RowID(group), rows: [IdentifiedRow(RowID(WideID(group)))])
    }
    var new = old
    new[50_000].rows = [IdentifiedRow(RowID(WideID(-1)))]
    return (old, new)
  }

  /// Returns the same groups, with the rows of every group in a new array.
  private static func manyArrays() -> (old: [TableGroup], new: [TableGroup]) {
    let (old, new) = manyGroups()
    let copies = new.map { group in
      var copy = group
      copy.rows = RowList((0..<group.rows.count).compactMap { group.rows[$0] })
      return copy
    }
    return (old, copies)
  }
}
