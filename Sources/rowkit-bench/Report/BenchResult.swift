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

  /// Returns a result without figures, because the program ended early or can't be looked at.
  static func unmeasured(_ circumstances: String) -> BenchResult {
    BenchResult(circumstances, [], note: "can't be measured here")
  }
}
