extension TableDifference {
  /// Returns the difference of some consecutive groups as that of a whole table, whose other groups
  /// didn't change.
  ///
  /// - Parameters:
  ///   - offset: The number of groups above them.
  ///   - following: The number of groups below them.
  ///   - rowCount: Returns the old number of rows of a group, by its old position in the table.
  /// - Returns: The same difference at other positions.
  package func inTable(
    after offset: Int, before following: Int, rowCount: (Int) -> Int
  ) -> TableDifference {
    TableDifference(
      changes: changes.inTable(after: offset, before: following, rowCount: rowCount),
      diagnostics: diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        switch diagnostic.position {
        case .group(let group): diagnostic.position = .group(group + offset)
        case .row(let path):
          diagnostic.position = .row(RowPath(group: path.group + offset, row: path.row))
        }
        return diagnostic
      },
      longGroups: longGroups.map { edits in
        LongGroupEdits(
          group: edits.group + offset, former: edits.former + offset, rows: edits.rows,
          isReported: edits.isReported)
      })
  }
}

extension TableChanges {
  /// Returns the changes of some consecutive groups as changes of a whole table.
  fileprivate func inTable(
    after offset: Int, before following: Int, rowCount: (Int) -> Int
  ) -> TableChanges {
    let rows = { (rows: Rows) in Rows(group: rows.group + offset, rows: rows.rows) }
    let path = { (path: RowPath) in RowPath(group: path.group + offset, row: path.row) }
    let move = { (move: Move<RowPath>) in Move(from: path(move.from), to: path(move.to)) }
    return TableChanges(
      groups: groups.inList(after: offset, before: following), removedRows: removedRows.map(rows),
      insertedRows: insertedRows.map(rows), movedRows: movedRows.map(move),
      arrivedRows: arrivedRows.map(move), replacedRows: replacedRows.map(rows), rowCount: rowCount)
  }
}

extension PositionChanges {
  /// Returns the changes of a part of a list as changes of the whole list.
  fileprivate func inList(after offset: Int, before following: Int) -> PositionChanges {
    var edits = edits
    edits.shift(by: offset)
    return PositionChanges(
      oldCount: offset + oldCount + following, newCount: offset + newCount + following,
      edits: edits)
  }
}
