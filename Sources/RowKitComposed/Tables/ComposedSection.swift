/// An identifier of a section in a composed table, independent of its position and content.
///
/// ```swift
/// let answers = table.addSection()
/// table.setHeader("Answers", of: answers)
/// ```
public struct ComposedSection: Hashable, Sendable {
  /// The id of the section's group.
  let id: RowID

  /// Creates an identifier that no section has yet.
  public init() {
    id = .unique()
  }

  init(id: RowID) {
    self.id = id
  }

  /// Creates the identifier of a section by its number in a composition.
  init(number: Int) {
    id = RowID(Number(value: number))
  }

  /// The section with which a table begins.
  static let first = ComposedSection(number: 0)

  private struct Number: Hashable, Sendable {
    let value: Int
  }
}
