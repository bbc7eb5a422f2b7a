/// Names a section of a composed table, wherever it stands and whatever is in it.
///
/// ```swift
/// let answers = table.addSection()
/// table.setHeader("Answers", of: answers)
/// ```
public struct ComposedSection: Hashable, Sendable {
  /// The id of the section's group.
  public let id: RowID

  /// Creates a name that no section has yet.
  public init() {
    id = RowID(Token())
  }

  init(id: RowID) {
    self.id = id
  }

  /// The section that a table begins with.
  static let first = ComposedSection()

  /// Is unlike every other as long as somebody keeps it.
  private final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
