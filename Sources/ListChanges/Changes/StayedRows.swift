/// Consecutive rows of a group that stayed consecutive.
///
/// A group with changes inside has at least one run, if only an empty one at its start.
package struct StayedRows: Sendable {
  /// The old path of the first row.
  package var old: RowPath

  /// The new path of the first row.
  package var new: RowPath

  /// The number of rows.
  package var length: Int

  /// Returns the new path for an old path in the same group, or `nil` if it is not in this run.
  package func newPath(for path: RowPath) -> RowPath? {
    guard path.row - old.row < length else { return nil }
    return RowPath(group: new.group, row: path.row - old.row + new.row)
  }

  /// Returns the old path for a new path in the same group, or `nil` if it is not in this run.
  package func oldPath(for path: RowPath) -> RowPath? {
    guard path.row - new.row < length else { return nil }
    return RowPath(group: old.group, row: path.row - new.row + old.row)
  }

  /// Returns the runs of all groups that stayed and have changes inside, ascending by old path.
  ///
  /// `gone` contains all rows that left their positions, and `come` all rows with new positions,
  /// both ascending.
  package static func runs(
    _ groups: PositionChanges, gone: [TableChanges.Rows], come: [TableChanges.Rows],
    rowCount: (Int) -> Int
  ) -> [StayedRows] {
    guard !gone.isEmpty || !come.isEmpty else { return [] }
    var runs: [StayedRows] = []
    for (old, new) in changedGroups(groups, gone, come) {
      runs.append(
        StayedRows(old: RowPath(group: old, row: 0), new: RowPath(group: new, row: 0), length: 0))
      let left = rows(gone, of: old).lazy.map { $0.rows }
      let came = rows(come, of: new).lazy.map { $0.rows }
      for run in StayedRun.runs(oldCount: rowCount(old), gone: left, come: came) {
        runs.append(
          StayedRows(
            old: RowPath(group: old, row: run.old), new: RowPath(group: new, row: run.new),
            length: run.length))
      }
    }
    return runs
  }

  /// Returns the old and new positions of the groups that stayed and have changes inside,
  /// ascending.
  static func changedGroups(
    _ groups: PositionChanges, _ gone: [TableChanges.Rows], _ come: [TableChanges.Rows]
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    forEachGroup(gone) { old in
      if let new = groups.newPosition(for: old) { pairs.append((old, new)) }
    }
    forEachGroup(come) { new in
      if let old = groups.oldPosition(for: new) { pairs.append((old, new)) }
    }
    pairs.sort { $0.old < $1.old }
    return pairs.indices.filter { $0 == 0 || pairs[$0 - 1].old != pairs[$0].old }.map { pairs[$0] }
  }

  static func forEachGroup(_ rows: [TableChanges.Rows], _ body: (Int) -> Void) {
    var last: Int?
    for range in rows where range.group != last {
      body(range.group)
      last = range.group
    }
  }

  static func rows(
    _ rows: [TableChanges.Rows], of group: Int
  ) -> ArraySlice<TableChanges.Rows> {
    let start = rows.partitionPoint { $0.group < group }
    let end = rows.partitionPoint { $0.group <= group }
    return rows[start..<end]
  }
}

/// Consecutive positions of a list that stayed consecutive.
@usableFromInline package struct StayedRun: Sendable, Equatable {
  /// The first old position.
  @usableFromInline package var old: Int

  /// The first new position.
  @usableFromInline package var new: Int

  /// The number of positions.
  @usableFromInline package var length: Int

  /// Returns the new position for an old one, or `nil` if it is not in this run.
  @usableFromInline package func newPosition(for position: Int) -> Int? {
    position >= old && position - old < length ? new + position - old : nil
  }

  /// Returns the old position for a new one, or `nil` if it is not in this run.
  package func oldPosition(for position: Int) -> Int? {
    position >= new && position - new < length ? old + position - new : nil
  }

  /// Returns the runs between removed old ranges and inserted new ranges.
  ///
  /// Both sequences are ascending and don't overlap.
  @usableFromInline package static func runs(
    oldCount: Int, gone: some Sequence<Range<Int>>, come: some Sequence<Range<Int>>
  ) -> [StayedRun] {
    var runs: [StayedRun] = []
    var (goneRanges, comeRanges) = (gone.makeIterator(), come.makeIterator())
    var (nextGone, nextCome) = (goneRanges.next(), comeRanges.next())
    var (old, new) = (0, 0)
    while true {
      while let range = nextGone, range.lowerBound <= old {
        old = range.upperBound
        nextGone = goneRanges.next()
      }
      while let range = nextCome, range.lowerBound <= new {
        new = range.upperBound
        nextCome = comeRanges.next()
      }
      let oldLength = (nextGone?.lowerBound ?? oldCount) - old
      let length = min(oldLength, (nextCome?.lowerBound ?? .max) - new)
      guard length > 0 else { return runs }
      runs.append(StayedRun(old: old, new: new, length: length))
      old += length
      new += length
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element doesn't satisfy a condition that holds for a prefix
  /// only.
  @inlinable package func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
