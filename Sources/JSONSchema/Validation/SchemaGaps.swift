import JSONText

/// The parts of schemas that a check leaves out.
struct SchemaGaps {
  /// The limits that the check came to, each once.
  private(set) var notes: [SchemaNote] = []

  /// The number of schemas that weren't applied, because the depth is limited.
  var cutCount = 0

  /// The number of parts that weren't checked, in what accepts a value.
  ///
  /// A violation elsewhere holds whatever they say, so those in schemas that a value breaks don't count.
  var uncheckedCount = 0

  /// Adds a note about a limit, unless there is one.
  mutating func note(_ words: String, _ node: SchemaNode) {
    guard !notes.contains(where: { $0.reason == .limit(words) }) else { return }
    notes.append(
      SchemaNote(
        reason: .limit(words), location: node.location, position: node.content.position))
  }
}
