/// The end of a program that no person asked for, and what its screens report about it.
struct StageEnding {
  private var hasBegun = false

  /// The sentences, in order, without repetitions.
  private(set) var reports: [String] = []

  /// Begins the end, and returns `false` if it has begun already.
  mutating func begin() -> Bool {
    defer { hasBegun = true }
    return !hasBegun
  }

  /// Adds a sentence unless it was added before.
  mutating func report(_ sentence: String) {
    if !reports.contains(sentence) { reports.append(sentence) }
  }
}
