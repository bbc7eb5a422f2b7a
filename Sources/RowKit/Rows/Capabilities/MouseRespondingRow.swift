/// A row that acts on where it is clicked, and on a drag that begins in it.
@MainActor public protocol MouseRespondingRow: CellController {
  /// Acts on the mouse; returns false to let a click select the row.
  ///
  /// - Parameters:
  ///   - event: What was done, at a point of the row's content; a drag may leave it.
  ///   - width: The columns of the content.
  ///   - row: The row.
  /// - Returns: Whether it was used.
  func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool
}
