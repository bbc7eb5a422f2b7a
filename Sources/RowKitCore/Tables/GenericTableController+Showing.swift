/// Reading and showing rows by their paths.
extension GenericTableController {
  /// Returns the row at a path, or `nil` if there is none.
  public final func row(at path: RowPath) -> (any CellController)? {
    tableView.row(at: path)
  }

  /// Scrolls as little as needed to show a row.
  ///
  /// Does nothing if there is no such row.
  public final func scrollToRow(at path: RowPath) {
    guard store.contains(path) else { return }
    tableView.reveal(path)
    stage?.setNeedsFrame()
  }

  /// Moves the cursor to a row and scrolls to it.
  ///
  /// Does nothing if there is no such row.
  public final func moveCursor(to path: RowPath) {
    tableView.moveCursor(to: path)
    stage?.setNeedsFrame()
  }
}
