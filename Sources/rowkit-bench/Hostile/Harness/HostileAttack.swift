import RowKitTesting

/// A kind of hostile input, with its check.
@MainActor struct HostileAttack {
  /// Tries one input, made from random numbers, and returns the problems.
  typealias Attempt = (inout RandomNumbers, HostileSubjects) -> [HostileProblem]

  /// The name on the command line.
  let name: String

  /// A title for the table of results.
  let title: String

  /// The number of inputs of this kind among 1,000.
  let share: Int

  /// Tries one input.
  let attempt: Attempt

  /// All attacks.
  static let all: [HostileAttack] = [
    .cards, .jsonCards, .tables, .logs, .json, .propertyLists, .bundles, .keys, .sizes, .bytes,
    .storms, .signals, .stores, .writers, .followedFiles, .silence,
  ]

  /// Returns the number of inputs of this kind among a total, at least 1.
  func count(of inputs: Int) -> Int { max(1, inputs * share / 1000) }
}
