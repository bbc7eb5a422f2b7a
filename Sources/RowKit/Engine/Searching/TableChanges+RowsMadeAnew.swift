extension TableChanges {
  /// The rows that stayed, but may not be the same objects or are hidden or shown now: those may say
  /// something else.
  ///
  /// Rows that moved or came in are not among them.
  @MainActor func rowsMadeAnew(from old: [TableGroup], to new: [TableGroup]) -> [Rows] {
    new.indices.flatMap { position in
      oldGroup(for: position).map { rowsMadeAnew(at: position, from: old[$0], to: new[position]) }
        ?? []
    }
  }

  /// The same of one group, by its new position.
  @MainActor func rowsMadeAnew(
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

  /// What stayed together in a group, by its old position: all rows where nothing changed inside.
  private func runs(of group: Int, _ count: Int) -> [(old: Int, new: Range<Int>)] {
    let runs = stayedRuns(of: group)
    guard !runs.isEmpty else { return [(0, 0..<count)] }
    return runs.map { ($0.old.row, $0.new.row..<$0.new.row + $0.length) }
  }
}

extension RowList {
  /// The rows of a range that are not known to be those of another list from a row on.
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

extension RowBase {
  /// Which of so many rows from an ordinal on may not be those of another run, but for what both
  /// share at the ends.
  fileprivate func unlike(
    _ other: RowBase, _ ordinal: Int, _ twin: Int, count: Int
  ) -> Range<Int> {
    if self === other, ordinal == twin { return 0..<0 }
    guard let mine = self as? StoredRows, let theirs = other as? StoredRows else {
      return 0..<count
    }
    let (rows, others) = (ordinal..<ordinal + count, twin..<twin + count)
    let leading = mine.commonLength(rows, with: theirs, others, fromEnd: false)
    guard leading < count else { return 0..<0 }
    return leading..<count - mine.commonLength(rows, with: theirs, others, fromEnd: true)
  }
}
