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

  /// Reconfigures the rows in view whose models changed, before the next layout.
  func reconfigureRows(_ changed: Set<UInt64>) {
    recycleDeparted()
    for index in window.slots.indices {
      if let token = window.slots[index].token, changed.contains(token.number) {
        window.setNeedsConfiguring(index)
        setNeedsDisplay()
        if let path = window.slots[index].item.path { searchAgain([TableChanges.Rows(path)]) }
      }
    }
  }

  /// The position of the cursor in its group, or of the first row in view.
  ///
  /// It is `.none` for a group with no more rows than the window has lines, and while a search hides
  /// rows.
  var place: ScreenStatus {
    var path = cursor
    if let row = path, !isInView(row) { path = nil }
    path = path ?? firstVisibleRow
    guard let path, projection.isEverything else { return .none }
    let count = store.rowCount(in: path.group)
    return count > size.height ? .place(path.row + 1, of: count) : .none
  }

  private var firstVisibleRow: RowPath? {
    window.slots.first { $0.item.part == .row && $0.line >= stickyHeight }?.item.path
  }

  /// Shows a group at the top of the window, with the cursor on its first row that can have it.
  func moveToGroup(_ group: Int) {
    cursorState.noteMove()
    anchor = ScrollAnchor(item: TableItem(group: group, .header), offset: 0)
    cursorState.needsPlacing = false
    viewport.wantedEdge = nil
    needsLayout = true
    layoutIfNeeded()
    let rows = window.slots.compactMap(\.item.path).filter { $0.group == group }
    if let target = rows.first(where: takesCursor) {
      setCursor(target)
    } else if store.hasCollapsingHeader(group) {
      setCursor(toHeaderOf: group)
    }
    setNeedsDisplay()
  }
}
