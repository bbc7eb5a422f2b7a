import RowKit

extension Bench {
  /// A bench for many rows inserted between two frames, one by one and at once.
  static let manyInsertions = Bench(
    name: "many-insertions", summary: "8,000 rows inserted one by one, and 10^5 rows at once"
  ) { effort in
    let rounds = effort.rounds(24)
    return Place.allCases.map { singles($0, rounds: rounds) }
      + [exchange(rounds: rounds), atOnce(rounds: rounds)]
  }

  /// A place for a new row in a table of some rows.
  private enum Place: String, CaseIterable {
    case beginning, view, end

    /// Returns the position of the next row.
    func position(_ count: Int) -> Int {
      switch self {
      case .beginning: 0
      case .view: min(10, count)
      case .end: count
      }
    }
  }

  private static let count = 8_000

  /// Compares insertions between two frames with and without animations.
  @MainActor private static func singles(_ place: Place, rounds: Int) -> BenchResult {
    compare("8,000 rows one by one at the \(place.rawValue)", rounds: rounds) { screen, step in
      let path = RowPath(group: 0, row: place.position(100 + step))
      screen.insert([NumberedRow(step)], at: path)
    }
  }

  /// Compares insertions and removals in turn.
  @MainActor private static func exchange(rounds: Int) -> BenchResult {
    compare("8,000 rows inserted and removed in turn", rounds: rounds) { screen, step in
      if step % 2 == 0 {
        screen.insert([NumberedRow(step)], at: RowPath(group: 0, row: 3))
      } else {
        screen.removeRows(at: [RowPath(group: 0, row: 8)])
      }
    }
  }

  @MainActor private static func compare(
    _ name: String, rounds: Int, _ change: (GroupsScreen, Int) -> Void
  ) -> BenchResult {
    let times = [true, false].map { animates in
      Stopwatch.median(
        (0..<rounds).map { _ in
          let screen = GroupsScreen([TableGroup(rows: (0..<100).map { NumberedRow($0) })])
          let stage = BenchStage(screen, size: RowCounts.sizes[0])
          stage.stage.animatesChanges = animates
          return Stopwatch.time {
            for step in 0..<count { change(screen, step) }
            stage.takeFrame()
          }
        })
    }
    return BenchResult(
      name,
      [
        .milliseconds(times[0]), .milliseconds(times[1]),
        .ratio(times[0], to: times[1], limit: 2),
      ], note: "with and without animations")
  }

  /// Measures one insertion of many rows.
  @MainActor private static func atOnce(rounds: Int) -> BenchResult {
    let rows = (0..<100_000).map { NumberedRow($0) as any CellController }
    let times = (0..<rounds).map { _ in
      let screen = GroupsScreen([TableGroup(rows: (0..<100).map { NumberedRow($0) })])
      let stage = BenchStage(screen, size: RowCounts.sizes[0])
      defer { stage.takeFrame() }
      return Stopwatch.time { screen.insert(rows, at: RowPath(group: 0, row: 50)) }
    }
    return BenchResult("10^5 rows at once", [.milliseconds(Stopwatch.median(times), limit: 5)])
  }
}
