/// An item in view with its position, row and cell.
struct WindowSlot {
  var item: TableItem

  /// The first line, relative to the top of the window.
  ///
  /// Negative if the item begins above it.
  var line = 0

  /// The current height in lines.
  var height = 0

  /// The height in lines when the item isn't animating.
  var fullHeight = 0

  /// The row, or `nil` for other parts of a group.
  var row: (any CellController)?

  var cell: TableCell?

  /// Whether the cell is the row's own, which another table may show as well.
  var isCellOfRow = false

  /// The token that identifies observed changes of this row.
  var token: ObservationToken?

  /// The line where the item was last drawn, or `nil` if it hasn't been drawn.
  var drawnLine: Int?

  /// Whether the item differs from what was last drawn.
  var needsDrawing = true

  /// Whether the row must be configured again before the next layout.
  var needsConfiguring = false

  /// Whether the cell was configured with the cursor, or `nil` for an item without one.
  ///
  /// All slots are asked before each frame, which this copy of the cell's state makes cheap.
  var mark: Bool?

  init(item: TableItem) { self.item = item }

  /// Whether the row was configured with the cursor and doesn't have it, or has it and was configured
  /// without.
  func isMarkedWrong(cursor: RowPath?) -> Bool {
    guard let mark else { return false }
    return mark != (item.path == cursor)
  }

  /// The number of lines that the item has moved up since it was last drawn, or `nil` if it hasn't
  /// been drawn.
  var distance: Int? { drawnLine.map { $0 - line } }

  /// Whether the item was drawn in another place.
  var hasMoved: Bool { drawnLine != nil && drawnLine != line }

  /// The line after the item.
  var endLine: Int { line + height }
}
