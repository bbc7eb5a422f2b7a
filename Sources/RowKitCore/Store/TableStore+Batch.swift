/// Applying batches, at a cost that depends on the number of changes and not on the number of rows.
extension TableStore {
  typealias Batch = TableBatch<any CellController, TableGroup>

  /// Resolves requests into valid changes of the current groups.
  func resolve(_ batch: Batch) -> Batch.Resolution {
    batch.resolve(
      groupCount: groupCount, rowCount: { rowCount(in: $0) },
      groupRowCount: { group in group.rows.count }, makeGroup: { TableGroup() })
  }

  /// Applies valid changes.
  ///
  /// Removes rows first, then arranges the groups, and finally inserts rows in ascending order.
  func apply(_ resolution: Batch.Resolution) {
    let changes = resolution.changes
    let movedRows: [(path: RowPath, rows: RowList)] = changes.movedRows.map { move in
      (path: move.to, rows: slice(at: move.from))
    }
    removeRows(changes)
    arrangeGroups(changes.groups, inserted: resolution.groups.map(\.group))
    let inserted = resolution.runs.map { (path: $0.path, rows: RowList($0.rows)) }
    for (path, rows) in (inserted + movedRows).sorted(by: { $0.path < $1.path }) {
      changeRows(of: path.group) { $0.insert(rows, at: path.row) }
    }
  }

  private func removeRows(_ changes: TableChanges) {
    for rows in changes.vacatedRows {
      changeRows(of: rows.group) { $0.replace(rows.rows, with: RowList()) }
    }
  }

  /// Returns a list of one row, without creating the row.
  private func slice(at path: RowPath) -> RowList {
    group(at: path.group)?.rows.slice(at: path.row) ?? RowList()
  }
}
