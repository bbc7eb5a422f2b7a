/// The rows that match a search, in table order, collected outward from a starting place.
///
/// Adding a match at either end takes O(1), because a search of a long table adds at both ends.
package struct MatchList: Sendable {
  private var above: [RowPath] = []
  private var below: [RowPath] = []

  /// Creates an empty list.
  package init() {}

  /// The number of matches.
  package var count: Int { above.count + below.count }

  /// Returns the match at an index.
  package subscript(index: Int) -> RowPath {
    index < above.count ? above[above.count - 1 - index] : below[index - above.count]
  }

  /// The matches below and above the start, the nearest first.
  package var outward: (below: [RowPath], above: [RowPath]) { (below, above) }

  /// Adds matches, given in order, after all others.
  package mutating func append(_ paths: [RowPath]) {
    below.append(contentsOf: paths)
  }

  /// Adds matches, given in order, before all others.
  package mutating func prepend(_ paths: [RowPath]) {
    above.append(contentsOf: paths.reversed())
  }

  /// Returns the index of the first match at or after a path.
  package func lowerBound(_ path: RowPath) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the first match at or after a path, or `nil` if there is none.
  package func first(from path: RowPath) -> RowPath? {
    let index = lowerBound(path)
    return index < count ? self[index] : nil
  }

  /// Returns the last match before a path, or `nil` if there is none.
  package func last(before path: RowPath) -> RowPath? {
    let index = lowerBound(path) - 1
    return index >= 0 ? self[index] : nil
  }

  /// Returns whether a path is a match.
  package func contains(_ path: RowPath) -> Bool { first(from: path) == path }

  /// Returns the number of matches among some rows.
  package func count(in rows: TableChanges.Rows) -> Int {
    lowerBound(rows.end) - lowerBound(rows.start)
  }

  /// Replaces the matches among some rows and returns whether the list changed.
  ///
  /// Costs O(number of rows) if nothing changes, which is the usual case.
  package mutating func replace(_ rows: [TableChanges.Rows], with found: [RowPath]) -> Bool {
    let rows = rows.sorted { $0.start < $1.start }
    let found = found.sorted()
    let former = rows.flatMap { rows in
      (lowerBound(rows.start)..<lowerBound(rows.end)).map { self[$0] }
    }
    guard former != found else { return false }
    exchange(Set(former), for: found[...])
    return true
  }

  /// Removes some matches and inserts others, which are given in order.
  private mutating func exchange(_ gone: Set<RowPath>, for found: ArraySlice<RowPath>) {
    var found = found
    var paths: [RowPath] = []
    paths.reserveCapacity(count + found.count)
    for index in 0..<count where !gone.contains(self[index]) {
      while let next = found.first, next < self[index] { paths.append(found.removeFirst()) }
      paths.append(self[index])
    }
    above = []
    below = paths + found
  }

  /// Returns the list after a change.
  package func following(_ newPath: (RowPath) -> RowPath?) -> MatchList {
    var list = MatchList()
    list.below = (0..<count).compactMap { newPath(self[$0]) }.sorted()
    return list
  }
}

extension TableChanges.Rows {
  /// The path of the first row.
  fileprivate var start: RowPath { RowPath(group: group, row: rows.lowerBound) }

  /// The path after the last row.
  fileprivate var end: RowPath { RowPath(group: group, row: rows.upperBound) }
}
