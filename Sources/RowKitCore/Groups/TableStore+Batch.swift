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
    let inserted = runs(of: resolution.rows)
    for (path, rows) in (inserted + movedRows).sorted(by: { $0.path < $1.path }) {
      changeRows(of: path.group) { $0.insert(rows, at: path.row) }
    }
  }

  /// Returns inserted rows as lists of consecutive ones.
  private func runs(
    of rows: [(path: RowPath, row: any CellController)]
  ) -> [(path: RowPath, rows: RowList)] {
    var runs: [(path: RowPath, rows: RowList)] = []
    var start = 0
    for end in 1..<max(1, rows.count + 1) where start < rows.count {
      let first = rows[start].path
      if end < rows.count, rows[end].path.group == first.group,
        rows[end].path.row == first.row + end - start
      {
        continue
      }
      runs.append((first, RowList(rows[start..<end].map(\.row))))
      start = end
    }
    return runs
  }

  private func removeRows(_ changes: TableChanges) {
    for rows in changes.vacatedRows {
      changeRows(of: rows.group) { $0.replace(rows.rows, with: RowList()) }
    }
  }

  /// Returns a row as a list of its own, without making the row.
  private func slice(at path: RowPath) -> RowList {
    group(at: path.group)?.rows.slice(at: path.row) ?? RowList()
  }
}
