/// A table whose rows a search visits.
@MainActor protocol SearchedTable {
  /// Returns the number of rows of a group that aren't hidden.
  func shownRowCount(in group: Int) -> Int

  /// Calls a closure with the path of each row in a range and the text to search in, in order.
  func forEachText(of rows: TableChanges.Rows, _ body: (RowPath, String) -> Void)

  /// Returns the row below another, in any group, or `nil` if there is none.
  func row(after path: RowPath) -> RowPath?

  /// Returns the row above another, in any group, or `nil` if there is none.
  func row(before path: RowPath) -> RowPath?
}

extension TableView: SearchedTable {
  func shownRowCount(in group: Int) -> Int { store.shownRowCount(in: group) }

  func row(after path: RowPath) -> RowPath? {
    if projection.isEverything, path.row + 1 < store.shownRowCount(in: path.group) {
      return RowPath(group: path.group, row: path.row + 1)
    }
    return row(below: TableItem(path))
  }

  func row(before path: RowPath) -> RowPath? {
    if projection.isEverything, path.row > 0, !store.isCollapsed(path.group) {
      return RowPath(group: path.group, row: path.row - 1)
    }
    return row(above: TableItem(path))
  }

  func forEachText(of rows: TableChanges.Rows, _ body: (RowPath, String) -> Void) {
    // A row of a collapsed group isn't found.
    guard !store.isCollapsed(rows.group) else { return }
    var start = rows.rows.lowerBound
    while start < rows.rows.upperBound {
      let seen = window.firstRow(of: rows.group, from: start) ?? .max
      let end = min(seen, rows.rows.upperBound)
      forEachStoredText(of: TableChanges.Rows(group: rows.group, rows: start..<end), body)
      if seen < rows.rows.upperBound {
        let path = RowPath(group: rows.group, row: seen)
        if let row = row(at: path) { body(path, text(of: row, at: path)) }
      }
      start = end + 1
    }
  }

  /// Reads the text of rows that are out of view, run by run.
  private func forEachStoredText(
    of rows: TableChanges.Rows, _ body: (RowPath, String) -> Void
  ) {
    var position = rows.rows.lowerBound
    store.forEachRow(of: rows.group, in: rows.rows) { row in
      let path = RowPath(group: rows.group, row: position)
      body(path, text(of: row, at: path))
      position += 1
    }
  }

  /// Returns the text of a row to search in.
  private func text(of row: any CellController, at path: RowPath) -> String {
    if let text = row.searchText { return text }
    return ErasedRow.plainText(
      of: row, at: path, width: metrics.cell.count, on: controller?.stage)
  }
}
