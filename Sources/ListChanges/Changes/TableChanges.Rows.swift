extension TableChanges {
  /// Consecutive rows of one group.
  @usableFromInline package struct Rows: Hashable, Sendable {
    /// The position of the group.
    @usableFromInline package var group: Int

    /// The positions of the rows in the group.
    @usableFromInline package var rows: Range<Int>

    @usableFromInline package init(group: Int, rows: Range<Int>) {
      self.group = group
      self.rows = rows
    }

    /// Creates a range of a single row.
    package init(_ path: RowPath) {
      self.init(group: path.group, rows: path.row..<path.row + 1)
    }

    /// The paths of the rows, computed on demand.
    package var paths: some RandomAccessCollection<RowPath> {
      let group = group
      return rows.lazy.map { RowPath(group: group, row: $0) }
    }

    /// Returns the elements of an ascending list whose paths are among the rows, in O(log n).
    package func elements<Element>(
      of list: [Element], at path: (Element) -> RowPath
    ) -> ArraySlice<Element> {
      let first = RowPath(group: group, row: rows.lowerBound)
      let end = RowPath(group: group, row: rows.upperBound)
      let start = list.partitionPoint { path($0) < first }
      return list[start..<max(start, list.partitionPoint { path($0) < end })]
    }

    /// Returns the rows without others: those above and those below them.
    package func subtracting(_ others: Rows) -> [Rows] {
      guard group == others.group, rows.overlaps(others.rows) else { return [self] }
      let above = rows.lowerBound..<max(rows.lowerBound, others.rows.lowerBound)
      let below = min(rows.upperBound, others.rows.upperBound)..<rows.upperBound
      return [above, below].filter { !$0.isEmpty }.map { Rows(group: group, rows: $0) }
    }

    /// Returns ascending rows and ascending paths as one ascending list.
    package static func merged(_ rows: [Rows], _ paths: some Sequence<RowPath>) -> [Rows] {
      var all: [Rows] = []
      all.reserveCapacity(rows.count + paths.underestimatedCount)
      var rest = paths.makeIterator()
      var next = rest.next()
      for range in rows {
        let start = RowPath(group: range.group, row: range.rows.lowerBound)
        while let path = next, path < start {
          all.append(Rows(path))
          next = rest.next()
        }
        all.append(range)
      }
      while let path = next {
        all.append(Rows(path))
        next = rest.next()
      }
      return all
    }

    /// Returns the rows as the smallest number of ranges, ascending and disjoint.
    package static func united(_ rows: [Rows]) -> [Rows] {
      var united: [Rows] = []
      let ascending = rows.sorted {
        ($0.group, $0.rows.lowerBound) < ($1.group, $1.rows.lowerBound)
      }
      for range in ascending {
        if let last = united.last, last.group == range.group,
          last.rows.upperBound >= range.rows.lowerBound
        {
          let end = max(last.rows.upperBound, range.rows.upperBound)
          united[united.count - 1].rows = last.rows.lowerBound..<end
        } else {
          united.append(range)
        }
      }
      return united
    }

    /// Appends ascending positions in a group to ascending rows, as the smallest number of ranges.
    package static func append(
      _ positions: some Sequence<Int>, of group: Int, to rows: inout [Rows]
    ) {
      for position in positions {
        if let last = rows.last, last.group == group, last.rows.upperBound == position {
          rows[rows.count - 1].rows = last.rows.lowerBound..<position + 1
        } else {
          rows.append(Rows(group: group, rows: position..<position + 1))
        }
      }
    }
  }
}

extension TableChanges {
  /// A move from a position in the old table to one in the new table.
  @usableFromInline package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position in the old table.
    @usableFromInline package var from: Position

    /// The position in the new table.
    @usableFromInline package var to: Position

    /// Creates a move.
    @usableFromInline package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }
}
