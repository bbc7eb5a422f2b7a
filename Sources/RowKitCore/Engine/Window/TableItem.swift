/// A piece of a table from top to bottom: a row, or a decoration of a group.
///
/// Positions are those of the model, regardless of rows hidden by a search, so that an item means
/// the same before and after.
struct TableItem: Hashable, Sendable {
  /// A part of a group, from top to bottom.
  enum Part: Int, Comparable, Sendable {
    case header, topEdge, row, bottomEdge, footer, gap

    static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  var group: Int
  var part: Part

  /// The index of a row in its group, or 0 for other parts.
  var row: Int

  init(group: Int, _ part: Part, row: Int = 0) {
    self.group = group
    self.part = part
    self.row = row
  }

  init(_ path: RowPath) { self.init(group: path.group, .row, row: path.row) }

  /// The path of the row, or `nil` for other parts.
  var path: RowPath? {
    // Patterns, because an access that contains `==` of an enumeration is checked at run time.
    if case .row = part { RowPath(group: group, row: row) } else { nil }
  }

  /// The group whose header this is, or `nil` for other parts.
  var headerGroup: Int? { if case .header = part { group } else { nil } }
}

extension TableItem: Comparable {
  static func < (left: TableItem, right: TableItem) -> Bool {
    if left.group != right.group { return left.group < right.group }
    if left.part != right.part { return left.part < right.part }
    return left.row < right.row
  }
}

extension TableItem {
  /// Returns the item after a change, or `nil` if it was removed.
  func following(_ changes: TableChanges) -> TableItem? {
    if let path { return changes.newPath(for: path).map { TableItem($0) } }
    return changes.newGroup(for: group).map { TableItem(group: $0, part) }
  }
}

/// The title of a header or a footer, which a removed group keeps while it is drawn.
struct ItemTitle {
  /// The text, or the content drawn instead.
  let title: GroupTitle

  /// The sign of a collapsing header, or `nil` for other titles.
  var sign: String?

  var hasCursor = false
}

/// A scroll position: the item at the top of the window, and the number of its lines above the top.
///
/// Positions refer to an item instead of an absolute height. Rows that were never measured cost
/// nothing, and changes above the window don't move the visible rows.
struct ScrollAnchor: Hashable, Sendable {
  var item: TableItem
  var offset = 0

  /// The beginning of a table.
  static let start = ScrollAnchor(item: TableItem(group: 0, .header))
}
