/// Groups whose rows are hidden, and headers that take the cursor to show them again.
extension TableView {
  /// What has the cursor; nil when nothing can have it.
  var cursorItem: TableItem? {
    headerCursor.map { TableItem(group: $0, .header) } ?? cursor.map { TableItem($0) }
  }

  /// Whether an item is a header by which a person hides the rows of its group.
  func isCollapsingHeader(_ item: TableItem) -> Bool {
    item.part == .header && projection.isEverything && store.hasCollapsingHeader(item.group)
  }

  /// The first group near the beginning whose header can have the cursor.
  var firstCollapsingHeader: Int? {
    (0..<min(store.groupCount, 200)).first { store.hasCollapsingHeader($0) }
  }

  /// Gives the cursor to a header.
  func setCursor(toHeaderOf group: Int) {
    guard headerCursor != group else { return }
    endTextEditing()
    setCursor(nil)
    headerCursor = group
    isHeaderCursorMakeshift = false
    setNeedsDisplay()
    reveal(TableItem(group: group, .header))
    controller?.stage?.hintsDidChange()
  }

  /// Hides the rows of a group, or shows them again.
  func setCollapsed(_ isCollapsed: Bool, group: Int, _ animation: RowAnimation) {
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
    // What stands around the rows has another height now.
    window.remove({ $0.part != .row }, recycle)
    needsLayout = true
    setNeedsFullDisplay()
    searchAgain([TableChanges.Rows(group: group, rows: 0..<store.rowCount(in: group))])
    if !isCollapsed { beginShowing(group, animation) }
    controller?.stage?.hintsDidChange()
  }

  /// Takes cursor and place out of rows that are hidden now.
  private func leaveRows(of group: Int) {
    if anchor.item.group == group, anchor.item.part != .header {
      anchor = ScrollAnchor(item: TableItem(group: group, .header), offset: 0)
    }
    if let cursor, cursor.group == group { leaveHiddenRow(cursor) }
  }

  /// Gives the cursor of a hidden row to its header, or to the nearest row that is seen.
  func leaveHiddenRow(_ path: RowPath) {
    cursor = nil
    if store.hasCollapsingHeader(path.group) {
      headerCursor = path.group
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
