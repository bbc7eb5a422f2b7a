/// The size and the scroll position of a table.
struct Viewport {
  /// The size in columns and lines.
  var size = ScreenSize(width: 0, height: 0)

  /// The item at the top of the window.
  var anchor = ScrollAnchor.start

  /// The anchor to restore after an animation, and the one shown with the heights during it.
  ///
  /// `nil` if the window isn't displaced by an animation.
  var held: (wanted: ScrollAnchor, shown: ScrollAnchor)?

  /// The edge that was requested before the table had any lines.
  var wantedEdge: TableView.Direction?
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
