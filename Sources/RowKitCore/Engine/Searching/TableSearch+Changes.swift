/// Following changes: inserted rows in searched territory are searched, and each direction
/// continues from its former place.
extension TableSearch {
  /// Follows a change that the table has already made.
  @MainActor mutating func follow(_ changes: TableChanges, in table: some SearchedTable) {
    prepareForChanges()
    // Moved rows are searched again at their new places.
    matches = matches.following { path in
      changes.keepsOrder(path) ? changes.newPath(for: path) : nil
    }
    missed = missed.flatMap { changes.stayedRows(of: $0) }
    nextBelow = nextBelow.flatMap { Self.next(.down, from: $0, changes, table) }
    nextAbove = nextAbove.flatMap { Self.next(.up, from: $0, changes, table) }
    lookAgain(at: Self.rowsWithNewPlaces(changes, table))
    origin.cursor = origin.cursor.flatMap { $0.following(changes) }
    if let item = origin.anchor.item.following(changes) {
      origin.anchor.item = item
    } else {
      origin.anchor.offset = 0
    }
  }

  /// Returns the inserted and moved rows.
  ///
  /// Some may be included more than once.
  @MainActor private static func rowsWithNewPlaces(
    _ changes: TableChanges, _ table: some SearchedTable
  ) -> [TableChanges.Rows] {
    let groups = changes.insertedGroups + changes.movedGroups.map(\.to)
    return groups.map { TableChanges.Rows(group: $0, rows: 0..<table.shownRowCount(in: $0)) }
      + changes.insertedRows + changes.movedRows.map { TableChanges.Rows($0.to) }
  }

  /// Searches inserted or changed rows again, as far as the search has reached them.
  mutating func lookAgain(at rows: [TableChanges.Rows]) {
    guard !matcher.isEmpty, matchCount < TableSearch.limit, !rows.isEmpty else { return }
    prepareForChanges()
    for rows in rows { note(rows) }
    missed = TableChanges.Rows.united(missed)
  }

  /// Makes a row that waits to be searched again the next one, and returns whether it waits.
  mutating func hasten(_ path: RowPath) -> Bool {
    let (row, former) = (TableChanges.Rows(path), missed)
    missed = former.flatMap { $0.subtracting(row) }
    guard missed != former else { return false }
    missed.append(row)
    return true
  }

  /// Counts rows as matches, whatever their text is, up to the maximum number of matches.
  mutating func accept(_ rows: TableChanges.Rows) {
    missed = missed.flatMap { $0.subtracting(rows) }
    let room = TableSearch.limit - matchCount + matches.count(in: rows)
    _ = matches.replace([rows], with: Array(rows.paths.prefix(max(room, 0))))
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

  /// Returns the row to continue with in a direction: the row or the next one that kept its place.
  @MainActor private static func next(
    _ direction: TableView.Direction, from path: RowPath, _ changes: TableChanges,
    _ table: some SearchedTable
  ) -> RowPath? {
    let isDown = direction == .down
    if !changes.movesGroup(path.group),
      let row = isDown ? changes.stayedRow(from: path) : changes.stayedRow(upTo: path)
    {
      return row
    }
    let step = isDown ? 1 : -1
    let others = stride(
      from: path.group + step, to: isDown ? changes.oldGroupCount : -1, by: step)
    for old in others where !changes.movesGroup(old) {
      guard let group = changes.newGroup(for: old) else { continue }
      let end = RowPath(group: group, row: isDown ? -1 : table.shownRowCount(in: group))
      return isDown ? table.row(after: end) : table.row(before: end)
    }
    return nil
  }
}

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

  private func text(of row: any CellController, at path: RowPath) -> String {
    if let text = row.searchText { return text }
    return ErasedRow.plainText(
      of: row, at: path, width: metrics.cell.count, on: controller?.stage)
  }
}
