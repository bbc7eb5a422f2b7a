/// A measurement with a name.
struct Bench: Sendable {
  /// The name on the command line.
  let name: String

  /// A summary of the measurement in one line.
  let summary: String

  /// Performs the measurement.
  let run: @MainActor @Sendable (Effort) -> [BenchResult]

  /// The line in the list of benches.
  var line: String { name + String(repeating: " ", count: max(1, 14 - name.count)) + summary }
}
