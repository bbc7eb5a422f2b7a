import RowKit

extension Bench {
  /// Setting the groups of a table that is shown.
  static let difference = Bench(
    name: "difference", summary: "showing new groups by what differs: tableGroups = …"
  ) { effort in
    let rounds = effort.rounds(15)
    return DifferenceScenario.all.map { $0.result(rounds: rounds) }
  }
}
