/// Rows that are open.
extension TableView {
  /// Takes over which rows are open, and configures what is in view accordingly.
  func setExpansions(_ expansions: RowExpansions) {
    self.expansions = expansions
    reconfigureVisibleRows()
  }

  /// Sets which part of an open row the keys go to; does nothing for others.
  func setExpandedPart(_ part: Int, at path: RowPath) {
    guard expansions[path] != nil else { return }
    expansions[path]?.part = part
    reconfigure(path)
  }

  /// Scrolls as little as needed to show the rows that belong to one, and first of all the row.
  func revealRows(_ path: RowPath, childCount: Int) {
    if childCount > 0 { reveal(path.adding(rows: childCount)) }
    reveal(path)
  }
}
