/// A group of rows with what stands above and below them.
///
/// The rows may be any random-access collection: an array, a block, or a lazy map over a billion
/// things, of which only the visible rows are ever made.
///
/// ```swift
/// TableGroup("Phone numbers", rows: book.phoneNumbers.lazy.map {
///   PhoneNumberRowController(name: $0.name, number: $0.number)
/// })
/// ```
///
/// It is a value: header, footer and rows move together.
@MainActor public struct TableGroup {
  /// What stands above the rows; nil or empty for nothing.
  public var header: GroupTitle?

  /// What stands below the rows; nil or empty for nothing.
  public var footer: GroupTitle?

  /// What makes this the same group after a change; nil lets its header and place tell.
  public var id: RowID?

  /// The sign under which the section index lists the group, such as a letter; nil leaves it out.
  public var indexTitle: String?

  /// The rows.
  public var rows: RowList

  /// Whether the rows are hidden; they are in the table all the same.
  public var isCollapsed = false

  /// Whether a person may hide the rows and show them again, by the header or a key.
  ///
  /// The header, if there is one, shows a sign and takes the cursor.
  public var isCollapsible = false

  /// Creates a group of rows.
  public init(
    header: GroupTitle? = nil, footer: GroupTitle? = nil, id: RowID? = nil,
    indexTitle: String? = nil, rows: RowList = RowList()
  ) {
    self.header = header
    self.footer = footer
    self.id = id
    self.indexTitle = indexTitle
    self.rows = rows
  }

  /// Creates a group of rows of any kinds that a collection holds or makes.
  ///
  /// An array is taken as it is; any other collection is kept, and asked for a row only when the
  /// row comes into view, each time anew.
  public init<Rows: RandomAccessCollection>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, rows: Rows
  ) where Rows.Element == any CellController {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) }, id: id,
      rows: RowList(rows))
  }

  /// Creates a group of rows of any kinds.
  ///
  /// It is what a list of different rows means; disfavoured, so that a lazy map stays lazy.
  @_disfavoredOverload
  public init(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, rows: [any CellController]
  ) {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) }, id: id,
      rows: RowList(rows))
  }

  /// Creates a group of rows listed in a block.
  public init(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    @RowBuilder _ rows: () -> [any CellController]
  ) {
    self.init(header, footer: footer, id: id, rows: rows())
  }

  /// Creates a group of rows of one kind that a collection holds or makes.
  ///
  /// An array is taken as it is; any other collection is kept, and asked for a row only when the
  /// row comes into view, each time anew. Without ids its rows are told apart by their place.
  public init<Rows: RandomAccessCollection>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, rows: Rows
  ) where Rows.Element: CellController {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) }, id: id,
      rows: RowList(rows))
  }

  /// Creates a group with a row for each item of a collection, made when it comes into view.
  ///
  /// - Parameters:
  ///   - header: What stands above the rows.
  ///   - footer: What stands below them.
  ///   - items: What the rows stand for.
  ///   - itemID: What tells an item from the others; asked without making a row.
  ///   - row: Makes the row of an item.
  public init<Items: RandomAccessCollection>(
    _ header: String? = nil, footer: String? = nil, _ items: Items,
    id itemID: @escaping (Items.Element) -> RowID,
    row: @escaping (Items.Element) -> any CellController
  ) {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) },
      rows: RowList(items, id: itemID, row: row))
  }
}
