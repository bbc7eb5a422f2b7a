/// One item in view: where it stands, and the row and cell that show it.
struct WindowSlot {
  /// What it is.
  var item: TableItem

  /// Its first line, counted from the top of the window; negative when it begins above.
  var line = 0

  /// The height in lines that it takes now.
  var height = 0

  /// The height in lines that it takes when it is not on its way in or out.
  var fullHeight = 0

  /// The row; nil for other parts of a group.
  var row: (any CellController)?

  /// The cell that shows the row.
  var cell: TableCell?

  /// What tells observed changes of this row from those of others.
  var token: ObservationToken?

  /// The line it was last drawn at; nil before it was drawn.
  var drawnLine: Int?

  /// Whether it looks different from what was drawn.
  var needsDrawing = true

  init(item: TableItem) {
    self.item = item
  }

  /// The line after it.
  var endLine: Int { line + height }
}
