extension TableDifference {
  /// Returns the difference of two tables of one group as that of a group among several, of which
  /// the others didn't change.
  ///
  /// - Parameters:
  ///   - position: The position of the group.
  ///   - groupCount: The number of groups.
  ///   - rowCount: The old number of rows of the group.
  /// - Returns: The same difference at another position.
  package func inGroup(_ position: Int, of groupCount: Int, rowCount: Int) -> TableDifference {
    TableDifference(
      changes: changes.inGroup(position, of: groupCount, rowCount: rowCount),
      diagnostics: diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if case .row(let path) = diagnostic.position {
          diagnostic.position = .row(RowPath(group: position, row: path.row))
        }
        return diagnostic
      },
      longGroups: longGroups.map { edits in
        LongGroupEdits(
          group: position, former: position, rows: edits.rows, isReported: edits.isReported)
      })
  }
}

extension TableChanges {
  /// Returns changes of a table of one group as changes of a group among several.
  fileprivate func inGroup(_ position: Int, of groupCount: Int, rowCount: Int) -> TableChanges {
    let rows = { (rows: Rows) in Rows(group: position, rows: rows.rows) }
    let path = { (path: RowPath) in RowPath(group: position, row: path.row) }
    let move = { (move: Move<RowPath>) in Move(from: path(move.from), to: path(move.to)) }
    return TableChanges(
      groups: PositionChanges(unchanged: groupCount), removedRows: removedRows.map(rows),
      insertedRows: insertedRows.map(rows), movedRows: movedRows.map(move),
      arrivedRows: arrivedRows.map(move), replacedRows: replacedRows.map(rows)
    ) { _ in rowCount }
  }
}
