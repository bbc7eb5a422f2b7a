import RowKit

extension Bench {
  /// A bench for setting the groups of a visible table.
  static let difference = Bench(
    name: "difference", summary: "showing new groups by what differs: tableGroups = …"
  ) { effort in
    let rounds = effort.rounds(15)
    return DifferenceScenario.all.map { $0.result(rounds: rounds) } + standard(rounds)
  }

  /// Measures the difference of the standard library for the same identifiers, without a table.
  @MainActor private static func standard(_ rounds: Int) -> [BenchResult] {
    [
      BenchResult(
        "CollectionDifference, 10^5 unchanged", [.milliseconds(standardDifference(rounds: rounds))])
    ]
  }

  /// Returns the seconds in which the standard library compares 10^5 equal identifiers.
  ///
  /// The figure tells how fast a machine is.
  @MainActor static func standardDifference(rounds: Int) -> Double {
    let old = (0..<100_000).map(WideID.init)
    let new = Array(old)
    var count = 0
    return Stopwatch.median(rounds: rounds, prepare: {}) {
      count += new.map { $0 }.difference(from: old).count
    }
  }
}
