/// A section of a data source: models under a title.
@MainActor public struct DataSourceSection {
  /// A stable identity across changes.
  ///
  /// If `nil`, the section is matched by title and position.
  public var id: RowID?

  /// The title above the rows.
  ///
  /// May be empty.
  public var title: String

  /// The entry in the section index, or `nil` for none.
  public var indexTitle: String?

  /// The models and placeholders.
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
