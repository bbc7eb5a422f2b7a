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
    // Sliced without creating rows.
    let movedRows = changes.movedRows.map { move in
      (path: move.to, rows: rows(of: move.from.group).slice(at: move.from.row))
    }
    for rows in changes.vacatedRows {
      changeRows(of: rows.group) { $0.replace(rows.rows, with: RowList()) }
    }
    arrangeGroups(changes.groups, inserted: resolution.groups.map(\.group))
    let inserted = resolution.runs.map { (path: $0.path, rows: RowList($0.rows)) }
    for (path, rows) in (inserted + movedRows).sorted(by: { $0.path < $1.path }) {
      changeRows(of: path.group) { $0.insert(rows, at: path.row) }
    }
  }

  /// Returns the path of a row's record, or `nil` if it isn't in the table or can't be identified.
  ///
  /// Rows made on demand without known IDs are not examined.
  func path(ofRecordOf row: any CellController) -> RowPath? {
    let key = RowKey(row)
    for group in 0..<groupCount {
      guard let rows = self.group(at: group)?.rows, rows.knowsIDs else { continue }
      for position in 0..<rows.count where RowKey(rows, at: position) == key {
        return RowPath(group: group, row: position)
      }
    }
    return nil
  }
}
