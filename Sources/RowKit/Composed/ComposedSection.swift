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
    id = .unique()
  }

  init(id: RowID) {
    self.id = id
  }

  /// The section that a table begins with.
  static let first = ComposedSection()
}
