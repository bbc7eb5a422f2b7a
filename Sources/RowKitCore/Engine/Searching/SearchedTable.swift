/// A table whose rows a search visits.
@MainActor protocol SearchedTable {
  /// Returns the text of a row to search in.
  func searchText(_ path: RowPath) -> String

  /// Returns the row below another, in any group, or `nil` if there is none.
  func row(after path: RowPath) -> RowPath?

  /// Returns the row above another, in any group, or `nil` if there is none.
  func row(before path: RowPath) -> RowPath?
}

extension TableView: SearchedTable {
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

  func searchText(_ path: RowPath) -> String {
    // A row of a collapsed group isn't found.
    guard !store.isCollapsed(path.group), let row = row(at: path) else { return "" }
    if let text = row.searchText { return text }
    return ErasedRow.plainText(of: row, width: metrics.cell.count, on: controller?.stage)
  }
}
