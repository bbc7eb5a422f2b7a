/// The parts of a table to lay out or draw before the next frame, and the place where it was drawn.
struct RedrawState {
  /// Whether anything must be redrawn.
  var needsDisplay = true

  /// Whether everything must be redrawn.
  var needsFullDrawing = true

  /// Whether items may have been inserted or removed, or changed their height.
  private(set) var needsLayout = true

  /// Whether the window needs a layout only because rows were inserted between those in view, so that
  /// what is in view is still among its items and the new rows.
  var lacksOnlyRows = false

  /// The line of the screen where the table began when it was last drawn.
  var drawnOrigin = 0

  /// The group whose header had the cursor when the table was last drawn, or `nil` if none had it.
  var drawnHeader: Int?

  /// The number of lines that a header covered at the top when the table was last drawn.
  var drawnStickyHeight = 0

  /// Updates the header that was drawn with the cursor after a change of the groups.
  mutating func follow(_ changes: TableChanges) {
    guard let header = drawnHeader else { return }
    drawnHeader = changes.newGroup(for: header)
    if drawnHeader == nil { needsFullDrawing = true }
  }

  /// Records that the table was drawn.
  mutating func didDraw() { (needsFullDrawing, needsDisplay) = (false, false) }

  /// Requests a layout, or records that none is needed.
  mutating func setNeedsLayout(_ isNeeded: Bool) {
    (needsLayout, lacksOnlyRows) = (isNeeded, false)
  }
}
