/// The size and the scroll position of a table, and the positions to which it may return.
struct Viewport {
  /// The size in columns and lines.
  var size = ScreenSize(width: 0, height: 0)

  /// The item at the top of the window.
  var anchor = ScrollAnchor.start

  /// The anchor to restore after an animation, and the one shown with the heights during it.
  ///
  /// `nil` if the window isn't displaced by an animation.
  var held: (wanted: ScrollAnchor, shown: ScrollAnchor)?

  /// The positions before a panel or a smaller screen took lines from the window.
  var formerPlaces = FormerPlaces()

  /// The pages taken so far, for paging back.
  var pageTrail = PageTrail()

  /// The edge that was requested before the table had any lines.
  var wantedEdge: TableView.Direction?
}
