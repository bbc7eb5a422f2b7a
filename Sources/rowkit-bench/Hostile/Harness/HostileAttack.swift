import RowKitTesting

/// A kind of hostile input, with its check.
@MainActor struct HostileAttack {
  /// Tries one input, made from random numbers, and returns the problems.
  typealias Attempt = (inout RandomNumbers, HostileSubjects) -> [HostileProblem]

  /// The name on the command line.
  let name: String

  /// A title for the table of results.
  let title: String

  /// The number of inputs of this kind among 1,000, if all kinds are tried.
  let share: Int

  /// Tries one input.
  let attempt: Attempt

  /// All attacks.
  static let all: [HostileAttack] = [
    .cards, .jsonCards, .tables, .logs, .json, .propertyLists, .bundles, .keys, .sizes,
    .conversations, .bytes, .storms, .signals, .stores, .writers, .followedFiles, .silence,
  ]

  /// Returns the number of inputs of this kind, at least 1.
  ///
  /// - Parameters:
  ///   - inputs: The number of all inputs.
  ///   - attacks: The attacks that are tried. If they are some of all, they share all inputs.
  /// - Returns: The number of inputs.
  func count(of inputs: Int, among attacks: [HostileAttack]) -> Int {
    let isPart = attacks.count < HostileAttack.all.count
    let whole = isPart ? attacks.reduce(0) { $0 + $1.share } : 1000
    return max(1, inputs * share / whole)
  }
}
