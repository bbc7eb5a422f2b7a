/// Moving by numbers of rows.
extension TableView {
  /// The group whose rows are numbered: the one with the cursor if the status shows a place in it,
  /// or `nil` for the whole table.
  private var numberedGroup: Int? {
    guard projection.isEverything, case .place = place, let path = cursor, isInView(path) else {
      return nil
    }
    return path.group
  }

  /// The rows that are shown, or `nil` if all are.
  private var shownMatches: MatchList? { projection.isEverything ? nil : search?.matches }

  /// Moves to the row with a number, counted from 1, or the last row if there are fewer.
  func moveCursor(toRowNumber number: Int) {
    if let group = numberedGroup {
      return moveCursor(near: RowPath(group: group, row: max(1, number) - 1))
    }
    path(from: RowPath(group: 0, row: -1), by: max(1, number)).map { moveCursor(near: $0) }
  }

  /// Moves to the row at a percentage of the rows, from 0 to 100.
  func moveCursor(toPercent percent: Int) {
    let groups = numberedGroup.map { $0..<$0 + 1 } ?? 0..<store.groupCount
    let count = shownMatches?.count ?? groups.reduce(0) { $0 + store.shownRowCount(in: $1) }
    let part = (count / 100) * percent + (count % 100 * percent + 99) / 100
    moveCursor(toRowNumber: max(1, part))
  }

  /// Moves by a number of rows from the cursor, or from the first row in view.
  ///
  /// Does nothing for zero and fewer.
  func moveCursor(_ direction: Direction, rows count: Int) {
    layoutIfNeeded()
    guard count > 0,
      let start = cursor ?? window.slots.first(where: { $0.item.part == .row })?.item.path
    else { return }
    path(from: start, by: direction == .down ? count : -count).map { moveCursor(near: $0) }
  }

  /// Moves to a row, or to one near it that can have the cursor, and shows it.
  private func moveCursor(near path: RowPath) {
    trail.places.forget()
    layoutIfNeeded()
    if let target = stop(at: path, within: window.slots.count) {
      return moveCursor(toMatch: target)
    }
    if cursor != nil { setCursor(path) }
    showMatch(path)
  }

  /// Returns the row that is a number of shown rows below a path, or above it for a negative number;
  /// at the end of the table the last one, and at its beginning the first one.
  ///
  /// Returns `nil` if no row is shown on the way. Counts the groups in between.
  private func path(from path: RowPath, by distance: Int) -> RowPath? {
    if let matches = shownMatches {
      let count = matches.count
      let next = matches.lowerBound(path.adding(rows: distance > 0 ? 1 : 0))
      let index = (distance > 0 ? next - 1 : next) + max(-count, min(distance, count))
      return count == 0 ? nil : matches[max(0, min(index, count - 1))]
    }
    var (group, row) = (path.group, path.row + distance)
    var last: RowPath?
    while group >= 0, group < store.groupCount {
      let count = store.shownRowCount(in: group)
      if row >= 0, row < count { return RowPath(group: group, row: row) }
      if count > 0 { last = RowPath(group: group, row: distance > 0 ? count - 1 : 0) }
      if distance > 0 {
        row -= count
        group += 1
      } else {
        group -= 1
        if group >= 0 { row += store.shownRowCount(in: group) }
      }
    }
    return last
  }
}
