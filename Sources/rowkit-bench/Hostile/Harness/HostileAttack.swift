import RowKitTesting

/// A kind of hostile input, and how it is judged.
@MainActor struct HostileAttack {
  /// Tries one input that the numbers make; returns what went wrong.
  typealias Attempt = (inout RandomNumbers, HostileSubjects) -> [HostileProblem]

  /// The name by which it is asked for.
  let name: String

  /// What the inputs are, for the table.
  let title: String

  /// How many of each thousand inputs are of this kind.
  let share: Int

  /// Tries one input.
  let attempt: Attempt

  /// All of them.
  static let all: [HostileAttack] = [
    .cards, .jsonCards, .tables, .logs, .json, .keys, .sizes, .bytes, .storms, .signals, .stores,
    .writers, .followedFiles,
  ]

  /// How many of a number of inputs are of this kind, one at least.
  func count(of inputs: Int) -> Int { max(1, inputs * share / 1000) }
}
