/// A group of rows with an optional header and footer.
///
/// The rows can be any random-access collection: an array, a block, or a lazy map over a billion
/// items, of which only the visible rows are created.
///
/// ```swift
/// TableGroup("Phone numbers", rows: book.phoneNumbers.lazy.map {
///   PhoneNumberRowController(name: $0.name, number: $0.number)
/// })
/// ```
///
/// A group is a value: header, footer and rows are copied together.
@MainActor public struct TableGroup {
  /// The title above the rows.
  ///
  /// `nil` or empty shows none.
  public var header: GroupTitle?

  /// The title below the rows.
  ///
  /// `nil` or empty shows none.
  public var footer: GroupTitle?

  /// A stable identity across changes.
  ///
  /// If `nil`, groups match by header, and those whose header changed by position.
  public var id: RowID?

  /// The entry of the group in the section index, such as a letter, or `nil` to omit it.
  public var indexTitle: String?

  /// The rows.
  public var rows: RowList

  /// Whether the rows are hidden.
  ///
  /// Hidden rows stay in the table. A group that was collapsed or expanded on the screen stays so when
  /// it is constructed again with the same value and the same ``id``, or the same header if it has none.
  public var isCollapsed = false

  /// The value of ``isCollapsed`` that the group was made with, once it is another on the screen.
  var constructedCollapse: Bool?

  /// Whether a person can collapse and expand the group with its header or a key.
  ///
  /// The header, if any, shows a symbol and takes the cursor.
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

  /// Creates a group from a list of rows, by default without rows, which are added later.
  ///
  /// Used for literals of different rows. Disfavored, so that a lazy map stays lazy.
  @_disfavoredOverload
  public init(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, rows: RowList = RowList()
  ) {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) }, id: id,
      rows: rows)
  }

  /// Creates a group from a collection of rows of any type.
  ///
  /// An array is stored. Any other collection is kept, and creates a row each time the row becomes
  /// visible.
  @inlinable public init<Rows: RandomAccessCollection>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, rows: Rows
  ) where Rows.Element == any CellController {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) }, id: id,
      rows: RowList(rows))
  }

  /// Creates a group of rows listed in a block.
  public init(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    @ListBuilder<any CellController> _ rows: () -> [any CellController]
  ) {
    self.init(header, footer: footer, id: id, rows: rows())
  }

  /// Creates a group from a collection of rows of one type.
  ///
  /// An array is stored. Any other collection is kept, and creates a row each time the row becomes
  /// visible. Rows without identifiers match by position.
  @inlinable public init<Rows: RandomAccessCollection>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, rows: Rows
  ) where Rows.Element: CellController {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) }, id: id,
      rows: RowList(rows))
  }

  /// Creates a group with a row for each element of a collection, created when it comes into view.
  ///
  /// Rows match by the `id` of their elements, which is read without creating the rows. Those of a
  /// group of more than 262,144 elements match by position.
  ///
  /// ```swift
  /// TableGroup("People", people) { PersonRowController($0) }
  /// ```
  @inlinable public init<Items: RandomAccessCollection>(
    _ header: String?, footer: String? = nil, _ items: Items,
    row: @escaping (Items.Element) -> any CellController
  ) where Items.Element: Identifiable, Items.Element.ID: Sendable {
    self.init(header, footer: footer, items, id: { $0.id }, row: row)
  }

  /// Creates a group with a row for each element of a collection, identified by a property or a
  /// closure.
  ///
  /// ```swift
  /// TableGroup("People", people, id: \.number) { PersonRowController($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - header: The text above the rows.
  ///   - footer: The text below the rows.
  ///   - items: The elements.
  ///   - itemID: Returns the identifier of an element, without creating its row. Rows of more than
  ///     262,144 elements match by position.
  ///   - row: Creates the row of an element when it comes into view.
  @inlinable public init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ header: String?, footer: String? = nil, _ items: Items,
    id itemID: @escaping (Items.Element) -> ID,
    row: @escaping (Items.Element) -> any CellController
  ) {
    self.init(
      header: header.map { GroupTitle($0) }, footer: footer.map { GroupTitle($0) },
      rows: RowList(items, id: itemID, row: row))
  }
}

/// A header or footer of a group: text, or any content.
public struct GroupTitle {
  /// The text.
  ///
  /// Empty if the content stands alone.
  public let text: String

  /// The content, or `nil` to draw the text in the table's style.
  public let content: (any CellContent)?

  /// Called when a person presses the main mouse button on the title, with the point in its content.
  ///
  /// The default is `nil`. The header of a group that collapses isn't called. Offer the same by a key.
  public var onPress: (@MainActor (ScreenPoint) -> Void)?

  /// Creates a title.
  ///
  /// - Parameters:
  ///   - text: The text, which wraps if it is too long.
  ///   - content: The content to draw instead of the text, which is then only searched, printed and
  ///     shown in the section index. The default is `nil`.
  public init(_ text: String, content: (any CellContent)? = nil) {
    self.text = text
    self.content = content
  }

  /// Whether the title shows nothing.
  package var isEmpty: Bool { text.isEmpty && content == nil }
}

// MARK: ExpressibleByStringLiteral

extension GroupTitle: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
