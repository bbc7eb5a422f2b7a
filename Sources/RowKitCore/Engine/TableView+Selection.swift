/// The selected rows, and the table's position for the status.
extension TableView {
  /// Selects a row and moves the cursor to it.
  ///
  /// In single selection mode, deselects all others.
  func select(_ path: RowPath) {
    if selectionMode == .single { clearSelection() }
    guard selection.insert(path).inserted else { return }
    setCursor(path)
    reconfigure(path)
  }

  /// Deselects a row.
  func deselect(_ path: RowPath) {
    guard selection.remove(path) != nil else { return }
    reconfigure(path)
  }

  /// Deselects all rows.
  func clearSelection() {
    let former = selection
    selection.removeAll()
    for path in former { reconfigure(path) }
  }

  /// Shows a group at the top of the window, with the cursor on its first row that can have it.
  func moveToGroup(_ group: Int) {
    cursorState.noteMove()
    cursorState.needsPlacing = false
    viewport.wantedEdge = nil
    show(ScrollAnchor(item: TableItem(group: group, .header)))
    let rows = window.slots.compactMap(\.item.path).filter { $0.group == group }
    if let target = rows.first(where: takesCursor) {
      setCursor(target)
    } else if store.hasCollapsingHeader(group) {
      setCursor(toHeaderOf: group)
    }
    setNeedsDisplay()
  }
}
