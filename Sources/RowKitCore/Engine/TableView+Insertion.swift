/// A fast path for the most frequent change: rows are inserted and nothing else happens.
extension TableView {
  /// Whether a change only inserts rows, while the window is full and laid out, or lacks only rows
  /// that were inserted since.
  ///
  /// Without a cursor, the layout has to look for one among the inserted rows.
  func onlyInsertsIntoFullWindow(_ changes: TableChanges) -> Bool {
    guard !needsLayout || lacksOnlyRows, cursorItem != nil, projection.isEverything,
      changes.groups.isEmpty,
      changes.removedRows.isEmpty, changes.movedRows.isEmpty, let last = window.slots.last,
      last.endLine >= size.height
    else { return false }
    // The first rows of a group add edges.
    return style == .plain
      || !changes.insertedRows.contains { $0.rows.count == store.rowCount(in: $0.group) }
  }

  /// Follows such a change after the anchor has been updated.
  ///
  /// Rows inserted above or below the view need no layout. Rows inserted in between begin their
  /// animation, as many as the window could hold, and the next layout places them.
  func followInsertion(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard let first = window.slots.first?.item.following(changes),
      let end = window.slots.last?.item.following(changes)
    else { return followInWindow(changes) }
    let seen = changes.insertedRows.compactMap { rows in
      TableView.rows(rows, after: min(first, anchor.item), before: end)
    }
    guard !seen.isEmpty || !transitions.isEmpty else { return window.renumber(changes) }
    followInWindow(changes)
    lacksOnlyRows = true
    beginComing(seen, animations)
  }

  /// Returns the rows of a range that lie between two items, or `nil` if there are none.
  private static func rows(
    _ rows: TableChanges.Rows, after first: TableItem, before end: TableItem
  ) -> TableChanges.Rows? {
    var range = rows.rows
    while let row = range.first, TableItem(RowPath(group: rows.group, row: row)) < first {
      range.removeFirst()
    }
    while let row = range.last, TableItem(RowPath(group: rows.group, row: row)) > end {
      range.removeLast()
    }
    return range.isEmpty ? nil : TableChanges.Rows(group: rows.group, rows: range)
  }
}
