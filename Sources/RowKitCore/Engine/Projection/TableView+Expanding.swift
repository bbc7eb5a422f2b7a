/// Expanded rows.
extension TableView {
  /// Replaces the expansions and reconfigures the rows in view.
  func setExpansions(_ expansions: RowExpansions) {
    self.expansions = expansions
    reconfigureVisibleRows()
  }

  /// Sets the part of an expanded row that receives keys.
  ///
  /// Does nothing for other rows.
  func setExpandedPart(_ part: Int, at path: RowPath) {
    guard expansions[path] != nil else { return }
    expansions[path]?.part = part
    reconfigure(path)
  }

  /// Scrolls as little as needed to show a row and its children, giving priority to the row.
  func revealRows(_ path: RowPath, childCount: Int) {
    if childCount > 0 { reveal(path.adding(rows: childCount)) }
    reveal(path)
  }
}
