/// The mouse in a table.
struct PointerState {
  /// The place and time of the last press in a text.
  var lastPress: (point: ScreenPoint, time: Duration)?

  /// The row in which the mouse was pressed, while that row handles the mouse.
  var draggedRow: RowContext?
}
