/// Following rows that are inserted between those in view, which is the most frequent change.
extension TableView {
  /// Follows a change that only inserts rows, after the anchor has been updated.
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
