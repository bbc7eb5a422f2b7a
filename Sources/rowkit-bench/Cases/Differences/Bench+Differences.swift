import RowKit

extension Bench {
  /// A bench for setting the groups of a visible table.
  static let difference = Bench(
    name: "difference", summary: "showing new groups by what differs: tableGroups = …"
  ) { effort in
    let rounds = effort.rounds(15)
    return DifferenceScenario.all.map { $0.result(rounds: rounds) }
  }
}
