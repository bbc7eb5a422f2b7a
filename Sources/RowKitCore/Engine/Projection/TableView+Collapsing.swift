/// Collapsed groups, headers that take the cursor to expand them, and expanded rows.
extension TableView {
  /// Whether an item is a header that collapses and expands its group.
  func isCollapsingHeader(_ item: TableItem) -> Bool {
    item.part == .header && projection.isEverything && store.hasCollapsingHeader(item.group)
  }

  func setCursor(toHeaderOf group: Int) {
    cursorState.noteMove()
    guard focusedHeader != group else { return cursorState.noteUse() }
    // First, because a row that receives its text may insert groups, which moves the header.
    focusedHeader = group
    endTextEditing()
    guard let group = focusedHeader else { return }
    setCursor(nil)
    focusedHeader = group
    setNeedsDisplay()
    reveal(TableItem(group: group, .header))
    controller?.stage?.hintsDidChange()
  }

  /// Collapses or expands a group.
  func setCollapsed(_ isCollapsed: Bool, group: Int, _ animation: RowAnimation) {
    trail.pages.forget()
    layoutIfNeeded()
    recycleDeparted()
    guard var changed = store.group(at: group), changed.isCollapsed != isCollapsed else { return }
    noteSeenCursor()
    if isCollapsed {
      if editSession?.path.group == group { interruptAfterChange() }
      beginHiding(group, animation)
    } else {
      for slot in transitions.endHiding(group) { recycle(slot) }
    }
    changed.collapse(isCollapsed)
    store.setGroup(changed, at: group)
    if isCollapsed { leaveRows(of: group) }
    askForPlace()
    // Decorations around the rows have a different height now.
    for slot in window.remove({ $0.part != .row }) { recycle(slot) }
    needsLayout = true
    setNeedsFullDisplay()
    searchAgain([TableChanges.Rows(group: group, rows: 0..<store.rowCount(in: group))])
    if !isCollapsed { beginShowing(group, animation) }
    controller?.stage?.hintsDidChange()
  }

  /// Moves the cursor and the scroll anchor out of the rows of a collapsed group.
  private func leaveRows(of group: Int) {
    if anchor.item.group == group, anchor.item.part != .header {
      anchor = ScrollAnchor(item: TableItem(group: group, .header))
    }
    if let cursor, cursor.group == group { leaveHiddenRow(cursor) }
  }

  // MARK: Expanded rows

  /// Replaces the expansions and reconfigures the rows in view.
  func setExpansions(_ expansions: RowExpansions) {
    self.expansions = expansions
    reconfigureVisibleRows()
  }

  /// Scrolls as little as needed to show a row and its children, giving priority to the row.
  func revealRows(_ path: RowPath, childCount: Int) {
    if childCount > 0 { reveal(path.adding(rows: childCount)) }
    reveal(path)
  }
}
