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
