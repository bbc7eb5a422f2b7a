/// A problem caused by an input.
struct HostileProblem {
  /// The kinds of problems, in the order of the table.
  enum Kind: String, CaseIterable {
    case crash, hang, control, value, terminal

    /// The heading of the kind's column.
    var heading: String {
      switch self {
      case .crash: "crashes"
      case .hang: "hangs over 2 s"
      case .control: "control bytes out"
      case .value: "wrong values"
      case .terminal: "terminals lost"
      }
    }
  }

  /// The kind of the problem.
  let kind: Kind

  /// A description in one line.
  let words: String

  init(_ kind: Kind, _ words: String) {
    self.kind = kind
    self.words = words
  }
}
