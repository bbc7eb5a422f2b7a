/// The selected rows, and the table's position for the status.
extension TableView {
  /// Selects a row, and no other in single selection mode, and moves the cursor to it.
  func select(_ path: RowPath) {
    if selectionMode == .single { clearSelection() }
    guard selection.insert(path).inserted else { return }
    _ = giveCursor(to: path)
    reconfigure(path)
  }

  func deselect(_ path: RowPath) {
    if selection.remove(path) != nil { reconfigure(path) }
  }

  func clearSelection() {
    let former = selection
    selection.removeAll()
    for path in former { reconfigure(path) }
  }
}
