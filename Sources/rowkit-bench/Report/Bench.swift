/// Something that can be measured.
struct Bench: Sendable {
  /// Its name on the command line.
  let name: String

  /// What it measures, in a line.
  let summary: String

  /// Measures it.
  let run: @MainActor @Sendable (Effort) -> [BenchResult]

  /// How the list shows it.
  var line: String { name + String(repeating: " ", count: max(1, 14 - name.count)) + summary }
}
