/// What is at the top of the window: an item, and how many of its lines are above the top.
///
/// Scrolling hangs on an item instead of an absolute height, so that what was never measured
/// costs nothing and changes above the window don't move what is seen.
struct ScrollAnchor: Hashable, Sendable {
  var item: TableItem
  var offset: Int

  /// The beginning of a table.
  static let start = ScrollAnchor(item: TableItem(group: 0, .header), offset: 0)
}
