/// Following changes: inserted rows in searched territory are searched, and each direction
/// continues from its former place.
extension TableSearch {
  /// The queries that a search makes about the table after a change.
  struct Context {
    /// Returns the number of rows in a group.
    let rowCount: (Int) -> Int

    /// Returns the first row at or below the beginning of a group.
    let firstRow: (Int) -> RowPath?

    /// Returns the last row at or above the end of a group.
    let lastRow: (Int) -> RowPath?
  }

  /// Follows a change that the table has already made.
  mutating func follow(_ changes: TableChanges, _ table: Context) {
    prepareForChanges()
    // Moved rows are searched again at their new places.
    matches = matches.following { path in
      changes.keepsOrder(path) ? changes.newPath(for: path) : nil
    }
    missed = missed.flatMap { changes.stayedRows(of: $0) }
    nextBelow = nextBelow.flatMap { Self.next(below: $0, changes, table) }
    nextAbove = nextAbove.flatMap { Self.next(above: $0, changes, table) }
    lookAgain(at: Self.rowsWithNewPlaces(changes, table))
    origin.cursor = origin.cursor.flatMap { changes.newPath(for: $0) }
    if let item = origin.anchor.item.following(changes) {
      origin.anchor.item = item
    } else {
      origin.anchor.offset = 0
    }
  }

  /// Returns the inserted and moved rows.
  ///
  /// Some may be included more than once.
  private static func rowsWithNewPlaces(
    _ changes: TableChanges, _ table: Context
  ) -> [TableChanges.Rows] {
    let groups = changes.insertedGroups + changes.movedGroups.map(\.to)
    return groups.map { TableChanges.Rows(group: $0, rows: 0..<table.rowCount($0)) }
      + changes.insertedRows + changes.movedRows.map { TableChanges.Rows($0.to) }
  }

  /// Searches inserted or changed rows again, as far as the search has reached them.
  mutating func lookAgain(at rows: [TableChanges.Rows]) {
    guard !matcher.isEmpty, matchCount < TableSearch.limit, !rows.isEmpty else { return }
    prepareForChanges()
    for rows in rows { note(rows) }
    missed = TableChanges.Rows.united(missed)
  }

  /// Notes the rows of a range that neither direction will still reach.
  private mutating func note(_ rows: TableChanges.Rows) {
    var range = rows.rows
    if let nextAbove, nextAbove.group >= rows.group {
      let first = nextAbove.group > rows.group ? range.upperBound : nextAbove.row + 1
      range = range.clamped(to: min(first, range.upperBound)..<range.upperBound)
    }
    if let nextBelow, nextBelow.group <= rows.group {
      let end = nextBelow.group < rows.group ? range.lowerBound : nextBelow.row
      range = range.clamped(to: range.lowerBound..<max(end, range.lowerBound))
    }
    if !range.isEmpty { missed.append(.init(group: rows.group, rows: range)) }
  }

  /// Returns the row to continue with on the way down: the row itself, or the next one below it
  /// that kept its place.
  private static func next(
    below path: RowPath, _ changes: TableChanges, _ table: Context
  ) -> RowPath? {
    if !changes.movesGroup(path.group), let row = changes.stayedRow(from: path) { return row }
    for old in path.group + 1..<max(changes.oldGroupCount, path.group + 1)
    where !changes.movesGroup(old) {
      if let group = changes.newGroup(for: old) { return table.firstRow(group) }
    }
    return nil
  }

  /// Returns the row to continue with on the way up: the row itself, or the next one above it that
  /// kept its place.
  private static func next(
    above path: RowPath, _ changes: TableChanges, _ table: Context
  ) -> RowPath? {
    if !changes.movesGroup(path.group), let row = changes.stayedRow(upTo: path) { return row }
    for old in (0..<path.group).reversed() where !changes.movesGroup(old) {
      if let group = changes.newGroup(for: old) { return table.lastRow(group) }
    }
    return nil
  }
}
