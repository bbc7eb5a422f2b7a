/// A change of what a stream has told before, by position, as fetched results controllers send it.
///
/// Of several changes sent together, what is deleted, updated or moved away is named by where it
/// stood before all of them; what is inserted, and where something moves to, by where it stands
/// after all of them. Positions are never an error: an insertion beyond the end appends, and what
/// is not there is left alone.
@MainActor public enum DataSourceChange {
  /// A model comes.
  case insert(any Model, at: RowPath)
  /// A model goes.
  case delete(at: RowPath)
  /// A model changes its place.
  case move(from: RowPath, to: RowPath)
  /// Another state of a model takes the place of the one there is.
  case update(any Model, at: RowPath)
  /// A section comes.
  case insertSection(DataSourceSection, at: Int)
  /// A section goes with its models.
  case deleteSection(at: Int)
  /// A section changes its place, with its models.
  case moveSection(from: Int, to: Int)
  /// What stands above a section, and what it is called in the section index, changes; its models
  /// stay.
  case updateSection(title: String, indexTitle: String? = nil, at: Int)
}
