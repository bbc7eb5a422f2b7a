extension TableChanges {
  /// Returns the rows that stayed in place but may have new contents: rows with other objects, and
  /// rows of groups that were collapsed or expanded.
  ///
  /// Inserted and moved rows are not included.
  @MainActor package func rowsWithOtherObjects(
    from old: [TableGroup], to new: [TableGroup]
  ) -> [Rows] {
    new.indices.flatMap { position in
      guard let former = oldGroup(for: position) else { return [Rows]() }
      return rowsWithOtherObjects(at: position, from: old[former], to: new[position])
    }
  }

  /// Returns such rows of one group, given its new position.
  @MainActor package func rowsWithOtherObjects(
    at position: Int, from old: TableGroup, to new: TableGroup
  ) -> [Rows] {
    let (list, others) = (new.rows, old.rows)
    if new.isCollapsed != old.isCollapsed {
      return [Rows(group: position, rows: 0..<list.count)]
    }
    guard let former = oldGroup(for: position), !list.isSame(as: others) else { return [] }
    return runs(of: former, list.count).flatMap { run in
      list.unlike(others, in: run.new, from: run.old).map { Rows(group: position, rows: $0) }
    }
  }

  /// Returns the runs of rows that stayed together in a group, given its old position.
  ///
  /// The result is one run of all rows if nothing changed in the group.
  private func runs(of group: Int, _ count: Int) -> [(old: Int, new: Range<Int>)] {
    let runs = stayedRuns(of: group)
    guard !runs.isEmpty else { return [(0, 0..<count)] }
    return runs.map { ($0.old.row, $0.new.row..<$0.new.row + $0.length) }
  }
}

extension RowList {
  /// Returns the rows of a range that may differ from those of another list, starting at a row.
  fileprivate func unlike(_ other: RowList, in range: Range<Int>, from start: Int) -> [Range<Int>] {
    let (mine, theirs) = (pieces, other.pieces)
    var unlike: [Range<Int>] = []
    var row = range.lowerBound
    while row < range.upperBound {
      let twin = start + row - range.lowerBound
      let (run, otherRun) = (mine.run(at: row), theirs.run(at: twin))
      let count = min(
        range.upperBound - row, run.positions.upperBound - row,
        otherRun.positions.upperBound - twin)
      let part = run.base.unlike(
        otherRun.base, mine[row].ordinal, theirs[twin].ordinal, count: count)
      if !part.isEmpty { unlike.append(row + part.lowerBound..<row + part.upperBound) }
      row += count
    }
    return unlike
  }
}
