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

  /// Creates the identifier of a section by its number in a table, and by the number of the table.
  init(number: Int, table: Int) {
    id = RowID(Number(table: table, section: number))
  }

  private struct Number: Hashable, Sendable {
    let table: Int
    let section: Int
  }
}
