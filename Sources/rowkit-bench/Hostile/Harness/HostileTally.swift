/// The number of inputs of a kind, and their problems.
struct HostileTally {
  /// The title of the inputs.
  let title: String

  /// The number of inputs tried.
  var inputs = 0

  /// The number of inputs with each kind of problem.
  private(set) var counts: [HostileProblem.Kind: Int] = [:]

  /// The first few problems.
  private(set) var complaints: [String] = []

  init(title: String) {
    self.title = title
  }

  /// Whether there were no problems.
  var isClean: Bool { counts.isEmpty }

  /// Adds a problem of an input.
  mutating func add(_ kind: HostileProblem.Kind, _ words: String, input: Int) {
    counts[kind, default: 0] += 1
    if complaints.count < 5 { complaints.append("input \(input): \(kind.rawValue): \(words)") }
  }

  /// Returns a table of tallies in Markdown.
  static func table(_ tallies: [HostileTally]) -> String {
    let kinds = HostileProblem.Kind.allCases
    var lines = ["| inputs | count | " + kinds.map(\.heading).joined(separator: " | ") + " |"]
    lines.append("| --- |" + String(repeating: " ---: |", count: kinds.count + 1))
    for tally in tallies {
      let counts = kinds.map { "\(tally.counts[$0] ?? 0)" }.joined(separator: " | ")
      lines.append("| \(tally.title) | \(tally.inputs) | \(counts) |")
    }
    let sums = kinds.map { kind in "\(tallies.reduce(0) { $0 + ($1.counts[kind] ?? 0) })" }
    let all = tallies.reduce(0) { $0 + $1.inputs }
    lines.append("| all | \(all) | \(sums.joined(separator: " | ")) |")
    return lines.joined(separator: "\n")
  }
}
