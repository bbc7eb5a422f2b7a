/// The figures measured under certain circumstances.
struct BenchResult: Sendable {
  /// The circumstances, such as the size of the screen and the number of rows.
  let circumstances: String

  /// The figures.
  var figures: [Figure]

  /// A remark on the figures, or the reason there are none.
  var note: String?

  init(_ circumstances: String, _ figures: [Figure], note: String? = nil) {
    self.circumstances = circumstances
    self.figures = figures
    self.note = note
  }

  /// Returns the result of a program that ended early, or that can't be looked at on this system.
  ///
  /// The former misses a target.
  static func unmeasured(_ circumstances: String) -> BenchResult {
    guard ChildProcess.isMeasurable else {
      return BenchResult(circumstances, [], note: "can't be measured here")
    }
    return BenchResult(
      circumstances, [.count(1, "failure", limit: 0)], note: "the program ended early")
  }
}
