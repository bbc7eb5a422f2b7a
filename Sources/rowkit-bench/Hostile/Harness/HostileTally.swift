/// How many inputs of a kind there were, and what they did.
struct HostileTally {
  /// What the inputs are.
  let title: String

  /// How many were tried.
  var inputs = 0

  /// How many of them did something of a kind.
  private(set) var counts: [HostileProblem.Kind: Int] = [:]

  /// The first few complaints.
  private(set) var complaints: [String] = []

  init(title: String) {
    self.title = title
  }

  /// Whether nothing went wrong.
  var isClean: Bool { counts.isEmpty }

  /// Takes something that an input did.
  mutating func add(_ kind: HostileProblem.Kind, _ words: String, input: Int) {
    counts[kind, default: 0] += 1
    if complaints.count < 5 { complaints.append("input \(input): \(kind.rawValue): \(words)") }
  }

  /// A table of tallies, as Markdown.
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
