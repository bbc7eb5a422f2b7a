import RowKit

extension Bench {
  /// A bench for changing rows and groups by position.
  static let insertion = Bench(
    name: "insertion",
    summary: "changing 10^6 rows, or 10^5 groups, of a shown table by position"
  ) { effort in
    let rows = (0..<1_000_000).map { NumberedRow($0) }
    let groups = (0..<100_000).map { TableGroup("\($0)", rows: [NumberedRow($0)]) }
    let rounds = effort.rounds(400)
    return [Key.home, .end].flatMap { key in insertions(into: rows, windowAt: key, rounds: rounds) }
      + PositionChange.all(of: groups).map { $0.result(rounds: rounds) }
  }

  @MainActor private static func insertions(
    into rows: [NumberedRow], windowAt key: Key, rounds: Int
  ) -> [BenchResult] {
    let places = [("beginning", 0), ("middle", rows.count / 2), ("end", rows.count)]
    let window = key == .home ? "beginning" : "end"
    return places.map { name, position in
      let path = RowPath(group: 0, row: position)
      return PositionChange(
        name: "at the \(name), window at the \(window)", groups: [TableGroup(rows: rows)], key: key
      ) { $0.insert([NumberedRow(-1)], at: path) }.result(rounds: rounds)
    }
  }
}

/// A change by position of a visible table.
@MainActor private struct PositionChange {
  /// The name of the change.
  let name: String

  /// The groups of the table.
  let groups: [TableGroup]

  /// The key that moves the window to its position.
  var key = Key.home

  /// The target for the time in microseconds, or `nil` for none.
  ///
  /// The default is 20.
  var limit: Double? = 20

  /// Makes the change.
  let change: (GroupsScreen) -> Void

  /// Measures the change and the frame after it.
  func result(rounds: Int) -> BenchResult {
    let screen = GroupsScreen(groups)
    let stage = BenchStage(screen, size: RowCounts.sizes[0])
    stage.press(key)
    var frames: [Double] = []
    let time = Stopwatch.median(
      rounds: rounds,
      prepare: {
        frames.append(Stopwatch.time { stage.takeFrame() })
        stage.passSecond()
      }, { change(screen) })
    return BenchResult(
      name,
      [
        .microseconds(time, limit: limit),
        .count(Stopwatch.median(frames) * 1e6, "µs for the frame after it"),
      ])
  }

  /// Returns changes of one among many groups, outside the visible part.
  static func all(of groups: [TableGroup]) -> [PositionChange] {
    let (middle, last) = (groups.count / 2, groups.count - 1)
    let new = TableGroup("new", rows: [NumberedRow(-1)])
    // Each round uses a different group, because an insertion is compared with all rows of its
    // group.
    var target = middle
    return [
      PositionChange(name: "a group in the middle of 10^5", groups: groups) {
        $0.insert(new, at: middle)
      },
      PositionChange(name: "a group at the end of 10^5", groups: groups) {
        $0.insert(new, at: last)
      },
      PositionChange(name: "10^5 groups, one in the middle removed", groups: groups) {
        $0.removeGroup(at: middle)
      },
      PositionChange(name: "10^5 groups, one moved from the middle to the end", groups: groups) {
        $0.moveGroup(from: middle, to: last - 1000)
      },
      PositionChange(name: "10^5 groups, a row into one", groups: groups) {
        $0.insert([NumberedRow(-1)], at: RowPath(group: middle, row: 0))
      },
      PositionChange(name: "10^5 groups, a row appended to one by value", groups: groups) {
        target += 1
        $0.changeRows(ofGroup: target) { $0.append(NumberedRow(-1)) }
      },
      PositionChange(name: "10^5 groups, three changes in a batch", groups: groups, limit: nil) {
        screen in
        screen.performUpdates {
          screen.moveGroup(from: middle, to: last - 1000)
          screen.insert([NumberedRow(-1)], at: RowPath(group: last - 10, row: 0))
          screen.removeGroup(at: 1000)
        }
      },
    ]
  }
}
