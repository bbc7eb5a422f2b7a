import RowKit

extension Bench {
  /// Setting the groups of a table that is shown.
  static let difference = Bench(
    name: "difference", summary: "showing new groups by what differs: tableGroups = …"
  ) { effort in
    let rounds = effort.rounds(15)
    return DifferenceScenario.all.map { $0.result(rounds: rounds) }
  }

  /// Inserting a row by its position.
  static let insertion = Bench(
    name: "insertion", summary: "inserting a row by position into 10^6 rows of a shown table"
  ) { effort in
    let rows = (0..<1_000_000).map { NumberedRow($0) }
    return [Key.home, .end].flatMap { key in
      insertions(into: rows, windowAt: key, rounds: effort.rounds(400))
    }
  }

  @MainActor private static func insertions(
    into rows: [NumberedRow], windowAt key: Key, rounds: Int
  ) -> [BenchResult] {
    let places = [("beginning", 0), ("middle", rows.count / 2), ("end", rows.count)]
    return places.map { name, position in
      let screen = GroupsScreen([TableGroup(rows: rows)])
      let stage = BenchStage(screen, size: RowCounts.sizes[0])
      stage.press(key)
      let path = RowPath(group: 0, row: position)
      var frames: [Double] = []
      let time = Stopwatch.median(
        rounds: rounds,
        prepare: {
          frames.append(Stopwatch.time { stage.takeFrame() })
          stage.passSecond()
        },
        { screen.insert([NumberedRow(-1)], at: path) })
      let window = key == .home ? "beginning" : "end"
      return BenchResult(
        "at the \(name), window at the \(window)",
        [
          .microseconds(time, limit: 20),
          .count(Stopwatch.median(frames) * 1e6, "µs for the frame after it"),
        ])
    }
  }
}
