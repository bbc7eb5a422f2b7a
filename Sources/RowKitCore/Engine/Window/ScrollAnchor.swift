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
