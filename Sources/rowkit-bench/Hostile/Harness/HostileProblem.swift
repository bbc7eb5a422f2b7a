/// Something that an input did and must not do.
struct HostileProblem {
  /// The kinds, in the order of the table.
  enum Kind: String, CaseIterable {
    case crash, hang, control, value, terminal

    /// The heading of its column.
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

  /// The kind.
  let kind: Kind

  /// What was seen, in a line.
  let words: String

  init(_ kind: Kind, _ words: String) {
    self.kind = kind
    self.words = words
  }
}
