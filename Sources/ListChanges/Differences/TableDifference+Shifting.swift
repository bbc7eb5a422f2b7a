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
        case .unknown: break
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

/// The edits of a group that is too long to search for duplicates at once.
@usableFromInline package struct LongGroupEdits: Sendable {
  /// The maximum number of rows of a group that is searched at once after each insertion.
  @usableFromInline package static let limit = 4_096

  /// The new position of the group.
  @usableFromInline package var group: Int

  /// The old position of the group.
  @usableFromInline package var former: Int

  /// The removed rows by old position and the inserted rows by new position, or `nil` if the rows
  /// have no identifiers.
  @usableFromInline package var rows: (removed: [Int], inserted: [Int])?

  /// Whether duplicates were found and reported during the comparison.
  @usableFromInline package var isReported = false

  @usableFromInline init(
    group: Int, former: Int, rows: (removed: [Int], inserted: [Int])?, isReported: Bool
  ) {
    self.group = group
    self.former = former
    self.rows = rows
    self.isReported = isReported
  }
}
