/// The rules for the row that inherits the cursor from a removed or hidden row.
extension TableView {
  /// Moves the cursor of a removed row to the row that came in its place, or else to the next one of its
  /// group, or to the nearest one.
  func inheritCursor(of path: RowPath, _ changes: TableChanges) {
    let tookAny = cursorState.everyRowTakesIt
    cursorState.everyRowTakesIt = false
    if let place = standIn(for: path, changes), let heir = stop(at: place) { return cursor = heir }
    // A cursor that wasn't moved is placed by the next layout, which looks further.
    let place = predecessor(of: path, changes) ?? (cursorState.isMoved ? firstItem : nil)
    let below = (place ?? firstItem).flatMap { nearest(to: $0, row(below:)) }
    // It may stand behind texts, such as a message about the removed row.
    let group = changes.newGroup(for: path.group)
    if let below, below.path.group == group { return cursor = below.path }
    let above = place.flatMap { place in
      if let path = place.path, shows(path), takesStoredCursor(path) {
        return (path: path, distance: 1)
      }
      return nearest(to: place, row(above:), from: place.path == nil ? 1 : 2)
    }
    giveCursor(toNearerOf: below, above, from: place)
    guard cursor == nil else { return }
    cursorState.leave(TableCursor.place(path, after: changes))
    cursorState.everyRowTakesIt = tookAny
  }

  /// Returns a row if it can have the cursor, or else the nearest one that can, among a number of rows.
  ///
  /// A row beyond the end of its group means the last one.
  func stop(at path: RowPath, within reach: Int = 100) -> RowPath? {
    let row = min(path.row, store.rowCount(in: path.group) - 1)
    let item =
      row < 0
      ? TableItem(group: path.group, .topEdge) : TableItem(group: path.group, .row, row: row)
    if let path = item.path, shows(path), takesStoredCursor(path) { return path }
    return nearer(
      nearest(to: item, within: reach, row(below:)), nearest(to: item, within: reach, row(above:)))
  }

  /// Returns the place of the row that came in for a removed one, or `nil` if none did.
  ///
  /// It is as far below the last row of the group that stayed as the removed row was, at most the
  /// last of those that came in there, wherever the group is now. For a removed group, it is as
  /// far below the rows of the group directly above, or else a row of the group that came in.
  private func standIn(for path: RowPath, _ changes: TableChanges) -> RowPath? {
    guard let group = changes.newGroup(for: path.group) else {
      return addedRow(above: path.group, changes)?.adding(rows: path.row)
        ?? standInGroup(for: path.group, changes).map { RowPath(group: $0, row: path.row) }
    }
    let last = changes.stayedRow(upTo: path)
    let next = changes.stayedRow(from: path)
    let formerLast = last.flatMap { changes.oldPath(for: $0) }?.row ?? -1
    let start = (last?.row ?? -1) + 1
    let end = next?.row ?? store.rowCount(in: group)
    guard start < end else { return nil }
    return RowPath(group: group, row: min(start + path.row - formerLast - 1, end - 1))
  }

  /// Returns the group that came in for a removed one, or `nil` if none did or hundreds left.
  ///
  /// A cursor of a table that was cleared may be beyond the last group.
  private func standInGroup(for old: Int, _ changes: TableChanges) -> Int? {
    guard old < changes.oldGroupCount else { return nil }
    let highest = min(changes.oldGroupCount, old + 101)
    let last = stayedGroup(above: old, changes)
    let next = (old..<highest).first { changes.staysInOrder($0) }
    guard last != nil || old <= 100, next != nil || highest == changes.oldGroupCount else {
      return nil
    }
    let start = (last.flatMap { changes.newGroup(for: $0) } ?? -1) + 1
    let end = next.flatMap { changes.newGroup(for: $0) } ?? changes.newGroupCount
    return start < end ? min(start + old - (last ?? -1) - 1, end - 1) : nil
  }

  /// Returns the old position of the nearest group above a removed one that stayed, among a hundred.
  private func stayedGroup(above old: Int, _ changes: TableChanges) -> Int? {
    (max(0, old - 100)..<old).last { changes.staysInOrder($0) }
  }

  /// A row that can have the cursor, and its distance from a place.
  typealias Stop = (path: RowPath, distance: Int)

  /// Returns the nearer of two rows, or the first one if both are as near.
  private func nearer(_ below: Stop?, _ above: Stop?) -> RowPath? {
    (above?.distance ?? .max) < (below?.distance ?? .max) ? above?.path : below?.path
  }

  /// Moves the cursor to the nearer of two rows, or to the next row of any kind if both are `nil`.
  func giveCursor(toNearerOf below: Stop?, _ above: Stop?, from place: TableItem?) {
    cursor = nearer(below, above)
    guard cursor == nil else { return }
    let heir = place.flatMap { item in
      row(below: item) ?? item.path.flatMap { shows($0) ? $0 : nil } ?? row(above: item)
    }
    cursorState.everyRowTakesIt = heir != nil
    cursor = heir
  }

  /// Returns the new item of the nearest predecessor of a removed row that stayed, or `nil` if none did.
  private func predecessor(of path: RowPath, _ changes: TableChanges) -> TableItem? {
    if let group = changes.newGroup(for: path.group) {
      return changes.stayedRow(upTo: path).map { TableItem($0) } ?? TableItem(group: group, .header)
    }
    if let added = addedRow(above: path.group, changes) {
      return TableItem(group: added.group, .row, row: added.row - 1)
    }
    let group = stayedGroup(above: path.group, changes).flatMap { changes.newGroup(for: $0) }
    return group.map { TableItem(group: $0, .gap) }
  }

  /// Returns the first row added to the group directly above a removed one, or `nil` if none was.
  private func addedRow(above old: Int, _ changes: TableChanges) -> RowPath? {
    old > 0 && changes.staysInOrder(old - 1) ? changes.firstAddedRow(behindGroup: old - 1) : nil
  }

  /// Returns the first of the next rows, by default a hundred, that can have the cursor, and its distance.
  func nearest(
    to item: TableItem, within reach: Int = 100, _ next: (TableItem) -> RowPath?,
    from first: Int = 1
  ) -> Stop? {
    var item = item
    for distance in first...max(first, reach) {
      guard let path = next(item) else { return nil }
      if takesStoredCursor(path) { return (path, distance) }
      item = TableItem(path)
    }
    return nil
  }

  /// Moves the cursor from a hidden row to its header, or to the nearest shown row.
  func leaveHiddenRow(_ path: RowPath) {
    cursor = nil
    if store.hasCollapsingHeader(path.group) { return focusedHeader = path.group }
    cursorState.everyRowTakesIt = false
    let edge = TableItem(group: path.group, .topEdge)
    giveCursor(
      toNearerOf: nearest(to: edge, row(below:)), nearest(to: edge, row(above:)), from: edge)
    guard let cursor else { return placeCursor() }
    if cursorState.wasSeen { cursorState.isHeirOfSeenRow = true }
    reconfigure(cursor)
  }
}
