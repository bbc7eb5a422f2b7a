/// The rows that stayed or moved, looked up by ranges.
extension TableChanges {
  /// Returns whether the row at an old path neither moved nor belongs to a moved group.
  package func keepsOrder(_ old: RowPath) -> Bool { !moves(old) && !movesGroup(old.group) }

  /// Returns whether the group at an old position stayed and kept its order relative to others.
  package func staysInOrder(_ old: Int) -> Bool { newGroup(for: old) != nil && !movesGroup(old) }

  /// Returns the new path of the first unmoved row of a group at or after an old path, or `nil` if
  /// there is none.
  package func stayedRow(from old: RowPath) -> RowPath? {
    guard let group = newGroup(for: old.group) else { return nil }
    let runs = stayedRuns(of: old.group)
    guard !runs.isEmpty else { return RowPath(group: group, row: old.row) }
    for run in runs where run.old.row + run.length > old.row {
      return run.newPath(for: max(run.old, old))
    }
    return nil
  }

  /// Returns the new path of the last unmoved row of a group up to an old path, or `nil` if there
  /// is none, in O(log changes).
  package func stayedRow(upTo old: RowPath) -> RowPath? {
    lastStayedRow(of: Rows(group: old.group, rows: 0..<max(0, old.row + 1)))
  }

  /// Returns the new path of the last unmoved row among rows given by old paths, or `nil` if there
  /// is none, in O(log changes).
  package func lastStayedRow(of rows: Rows) -> RowPath? {
    guard let last = rows.rows.last, let group = newGroup(for: rows.group) else { return nil }
    let runs = stayedRuns(of: rows.group)
    guard !runs.isEmpty else { return RowPath(group: group, row: last) }
    let end = runs.partitionPoint { $0.old.row <= last }
    guard let run = runs[..<end].last(where: { $0.length > 0 }) else { return nil }
    let row = min(last, run.old.row + run.length - 1)
    guard row >= rows.rows.lowerBound else { return nil }
    return run.newPath(for: RowPath(group: rows.group, row: row))
  }

  /// Returns the new path of the first row that was inserted behind the last row of a group, given by
  /// its old position, or `nil` if none was, if the former last row left its place, or if the group
  /// was empty.
  package func firstAddedRow(behindGroup old: Int) -> RowPath? {
    guard let last = stayedRuns(of: old).last, last.length > 0 else { return nil }
    let rest = Rows(group: old, rows: last.old.row + last.length..<Int.max)
    let removed = rest.elements(of: removedRows) {
      RowPath(group: $0.group, row: $0.rows.upperBound - 1)
    }
    guard removed.isEmpty, moves(of: rest).isEmpty else { return nil }
    let place = RowPath(group: last.new.group, row: last.new.row + last.length)
    let added = Rows(place).elements(of: insertedRows) {
      RowPath(group: $0.group, row: $0.rows.lowerBound)
    }
    return added.isEmpty ? nil : place
  }

  /// Returns the moves of rows given by old paths, ascending, in O(log changes).
  package func moves(of rows: Rows) -> ArraySlice<Move<RowPath>> {
    rows.elements(of: movedRows) { $0.from }
  }

  /// Returns whether one of the rows given by old paths still exists, in O(log changes).
  package func keepsAny(of rows: Rows) -> Bool {
    lastStayedRow(of: rows) != nil || !moves(of: rows).isEmpty
  }

  /// Returns the new positions of the unmoved rows among rows given by old paths.
  package func stayedRows(of rows: Rows) -> [Rows] {
    guard !movesGroup(rows.group), let group = newGroup(for: rows.group) else { return [] }
    let runs = stayedRuns(of: rows.group)
    guard !runs.isEmpty else { return [Rows(group: group, rows: rows.rows)] }
    return runs.compactMap { run in
      let part = rows.rows.clamped(to: run.old.row..<run.old.row + run.length)
      let distance = run.new.row - run.old.row
      guard !part.isEmpty else { return nil }
      return Rows(
        group: group, rows: part.lowerBound + distance..<part.upperBound + distance)
    }
  }

  /// Returns the runs of a group with changes inside.
  ///
  /// Empty for other groups.
  package func stayedRuns(of group: Int) -> ArraySlice<StayedRows> {
    let start = stayed.partitionPoint { $0.old.group < group }
    let end = stayed.partitionPoint { $0.old.group <= group }
    return stayed[start..<end]
  }
}
