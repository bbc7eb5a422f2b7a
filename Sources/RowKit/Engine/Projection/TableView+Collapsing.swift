/// Collapsed groups, and headers that take the cursor to expand them.
extension TableView {
  /// The item that has the cursor, or `nil` if nothing can have it.
  var cursorItem: TableItem? {
    focusedHeader.map { TableItem(group: $0, .header) } ?? cursor.map { TableItem($0) }
  }

  /// Whether an item is a header that collapses and expands its group.
  func isCollapsingHeader(_ item: TableItem) -> Bool {
    item.part == .header && projection.isEverything && store.hasCollapsingHeader(item.group)
  }

  /// The first group, among the first 200, whose header can have the cursor.
  var firstCollapsingHeader: Int? {
    (0..<min(store.groupCount, 200)).first { store.hasCollapsingHeader($0) }
  }

  /// Moves the cursor to a header.
  func setCursor(toHeaderOf group: Int) {
    guard focusedHeader != group else { return }
    endTextEditing()
    setCursor(nil)
    focusedHeader = group
    isHeaderCursorMakeshift = false
    setNeedsDisplay()
    reveal(TableItem(group: group, .header))
    controller?.stage?.hintsDidChange()
  }

  /// Collapses or expands a group.
  func setCollapsed(_ isCollapsed: Bool, group: Int, _ animation: RowAnimation) {
    pageTrail.forget()
    guard var changed = store.group(at: group), changed.isCollapsed != isCollapsed else { return }
    layoutIfNeeded()
    if isCollapsed {
      if editSession?.path.group == group { endTextEditing() }
      beginHiding(group, animation)
    }
    changed.isCollapsed = isCollapsed
    store.setGroup(changed, at: group)
    if isCollapsed { leaveRows(of: group) }
    if cursorItem == nil { needsInitialCursor = true }
    // Decorations around the rows have a different height now.
    window.remove({ $0.part != .row }, recycle)
    needsLayout = true
    setNeedsFullDisplay()
    searchAgain([TableChanges.Rows(group: group, rows: 0..<store.rowCount(in: group))])
    if !isCollapsed { beginShowing(group, animation) }
    controller?.stage?.hintsDidChange()
  }

  /// Moves the cursor and the scroll anchor out of the rows of a collapsed group.
  private func leaveRows(of group: Int) {
    if anchor.item.group == group, anchor.item.part != .header {
      anchor = ScrollAnchor(item: TableItem(group: group, .header), offset: 0)
    }
    if let cursor, cursor.group == group { leaveHiddenRow(cursor) }
  }

  /// Moves the cursor from a hidden row to its header, or to the nearest shown row.
  func leaveHiddenRow(_ path: RowPath) {
    cursor = nil
    if store.hasCollapsingHeader(path.group) {
      focusedHeader = path.group
      isHeaderCursorMakeshift = false
      return
    }
    everyRowTakesCursor = false
    let edge = TableItem(group: path.group, .topEdge)
    giveCursor(
      toNearerOf: nearest(to: edge, row(below:)), nearest(to: edge, row(above:)), from: edge)
    if let cursor { reconfigure(cursor) } else { placeInitialCursor() }
  }
}
