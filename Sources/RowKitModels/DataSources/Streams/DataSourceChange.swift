/// A change of a streamed list by position, as sent by a fetched results controller.
///
/// Changes sent together are interpreted as a batch. Positions to delete, update or move from are
/// positions before all changes. Positions to insert at or move to are positions after all changes.
/// Positions never trap: inserting beyond the end appends, and changing a missing model or section
/// does nothing.
@MainActor public enum DataSourceChange {
  /// A model is inserted.
  case insert(any Model, at: RowPath)
  /// A model is deleted.
  case delete(at: RowPath)
  /// A model is moved.
  case move(from: RowPath, to: RowPath)
  /// A model is replaced with a new state.
  case update(any Model, at: RowPath)
  /// A section is inserted.
  case insertSection(DataSourceSection, at: Int)
  /// A section is deleted with its models.
  case deleteSection(at: Int)
  /// A section is moved with its models.
  case moveSection(from: Int, to: Int)
  /// The titles of a section change. Its models stay.
  case updateSection(title: String, indexTitle: String? = nil, at: Int)
}
