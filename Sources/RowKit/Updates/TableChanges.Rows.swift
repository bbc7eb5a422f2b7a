extension TableChanges {
  /// Consecutive rows of one group.
  public struct Rows: Hashable, Sendable {
    /// The position of the group.
    public var group: Int

    /// The positions of the rows in the group.
    public var rows: Range<Int>

    /// Creates a range of rows.
    public init(group: Int, rows: Range<Int>) {
      self.group = group
      self.rows = rows
    }

    /// The paths of the rows, made as they are asked for.
    public var paths: some RandomAccessCollection<RowPath> {
      let group = group
      return rows.lazy.map { RowPath(group: group, row: $0) }
    }

    /// Ascending rows and ascending paths as one ascending list.
    static func merged(_ rows: [Rows], _ paths: some Sequence<RowPath>) -> [Rows] {
      var all: [Rows] = []
      all.reserveCapacity(rows.count + paths.underestimatedCount)
      var rest = paths.makeIterator()
      var next = rest.next()
      for range in rows {
        let start = RowPath(group: range.group, row: range.rows.lowerBound)
        while let path = next, path < start {
          all.append(Rows(group: path.group, rows: path.row..<path.row + 1))
          next = rest.next()
        }
        all.append(range)
      }
      while let path = next {
        all.append(Rows(group: path.group, rows: path.row..<path.row + 1))
        next = rest.next()
      }
      return all
    }

    /// Ascending positions in a group as the fewest ranges, added to ascending rows.
    static func append(_ positions: some Sequence<Int>, of group: Int, to rows: inout [Rows]) {
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
