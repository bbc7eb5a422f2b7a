/// A section of a data source: models under a title.
@MainActor public struct DataSourceSection {
  /// What makes it the same section after a change; nil lets its title and place tell.
  public var id: RowID?

  /// The words above its rows; empty for none.
  public var title: String

  /// The sign under which the section index lists it; nil leaves it out.
  public var indexTitle: String?

  /// The models, and placeholders.
  public var items: [any Model]

  /// Creates a section.
  public init(
    id: RowID? = nil, title: String = "", indexTitle: String? = nil, items: [any Model] = []
  ) {
    self.id = id
    self.title = title
    self.indexTitle = indexTitle
    self.items = items
  }
}
