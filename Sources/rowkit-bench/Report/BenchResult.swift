/// What was measured under one set of circumstances.
struct BenchResult: Sendable {
  /// The circumstances, such as the size of the screen and the number of rows.
  let circumstances: String

  /// The numbers.
  var figures: [Figure]

  /// What one must know to read the numbers, or why there are none.
  var note: String?

  init(_ circumstances: String, _ figures: [Figure], note: String? = nil) {
    self.circumstances = circumstances
    self.figures = figures
    self.note = note
  }
}
