/// A fast path for the most frequent change: rows are inserted and nothing else happens.
///
/// Rows may also be removed between such changes. Any number of them costs one layout.
extension TableView {
  /// Whether a change only inserts rows into a full window.
  func onlyInsertsIntoFullWindow(_ changes: TableChanges) -> Bool {
    guard changes.removedRows.isEmpty, changesRowsInFullWindow(changes) else { return false }
    // The first rows of a group add edges.
    return style == .plain
      || !changes.insertedRows.contains { $0.rows.count == store.rowCount(in: $0.group) }
  }

  /// Whether a change only removes rows from a full window, and leaves no group empty.
  func onlyRemovesFromFullWindow(_ changes: TableChanges) -> Bool {
    changes.insertedRows.isEmpty && changesRowsInFullWindow(changes)
      && !changes.removedRows.contains { store.rowCount(in: $0.group) == 0 }
  }

  /// Whether a change neither moves rows nor changes groups, while the window is full and laid out, or
  /// was so before rows were inserted and removed.
  ///
  /// Without a cursor, the layout has to look for one among the rows.
  private func changesRowsInFullWindow(_ changes: TableChanges) -> Bool {
    guard !needsLayout || redrawing.lacksOnlyRows, cursorItem != nil, projection.isEverything,
      changes.groups.isEmpty, changes.movedRows.isEmpty, let last = window.slots.last
    else { return false }
    return last.endLine >= size.height
  }

  /// Follows such a change after the anchor has been updated.
  ///
  /// Rows inserted above or below the view need no layout. Rows inserted in between begin their
  /// animation, as many as the window could hold, and the next layout places them.
  func followInsertion(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard let first = window.slots.first?.item.following(changes),
      var end = window.slots.last?.item.following(changes)
    else { return followInWindow(changes) }
    // Rows below those in view may take the lines of removed ones.
    if needsLayout { end.row += size.height }
    let seen = changes.insertedRows.compactMap { rows in
      TableView.rows(rows, after: min(first, anchor.item), before: end)
    }
    guard !seen.isEmpty || !transitions.isEmpty else { return window.renumber(changes) }
    followInWindow(changes)
    redrawing.lacksOnlyRows = true
    beginComing(seen, animations)
  }

  /// Returns the rows of a range that lie between two items, or `nil` if there are none.
  private static func rows(
    _ rows: TableChanges.Rows, after first: TableItem, before end: TableItem
  ) -> TableChanges.Rows? {
    let item = { TableItem(RowPath(group: rows.group, row: $0)) }
    let start = rows.rows.partitionPoint { item($0) < first }
    let range = start..<max(start, rows.rows.partitionPoint { item($0) <= end })
    return range.isEmpty ? nil : TableChanges.Rows(group: rows.group, rows: range)
  }
}
