/// A row that handles clicks by position, and drags that begin in it.
@MainActor public protocol MouseRespondingRow: CellController {
  /// Handles a mouse event and returns whether the row used it. Return `false` for a click to
  /// select the row.
  ///
  /// - Parameters:
  ///   - event: The event, at a point relative to the row's content. A drag may leave the content.
  ///   - width: The width of the content, in columns.
  ///   - row: The row's context.
  /// - Returns: Whether the row used the event.
  func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool
}
