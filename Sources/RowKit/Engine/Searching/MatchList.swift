/// The rows a search found, in the order of the table, gathered from a place outward.
///
/// Finding more at either end costs O(1), since a search over a long table adds on both sides.
struct MatchList: Sendable {
  private var above: [RowPath] = []
  private var below: [RowPath] = []

  /// How many there are.
  var count: Int { above.count + below.count }

  /// One of them, in order.
  subscript(index: Int) -> RowPath {
    index < above.count ? above[above.count - 1 - index] : below[index - above.count]
  }

  /// Adds one that stands after all others.
  mutating func append(_ path: RowPath) {
    below.append(path)
  }

  /// Adds one that stands before all others.
  mutating func prepend(_ path: RowPath) {
    above.append(path)
  }

  /// The place of the first that is not before a path.
  func lowerBound(_ path: RowPath) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first that is not before a path; nil if there is none.
  func first(from path: RowPath) -> RowPath? {
    let index = lowerBound(path)
    return index < count ? self[index] : nil
  }

  /// The last before a path; nil if there is none.
  func last(before path: RowPath) -> RowPath? {
    let index = lowerBound(path) - 1
    return index >= 0 ? self[index] : nil
  }

  /// Lets of some rows only those be in the list that are given; returns whether that changed it.
  ///
  /// Costs O(rows looked at) where nothing changes, which is what most often happens.
  mutating func replace(_ rows: [TableChanges.Rows], with found: [RowPath]) -> Bool {
    let rows = rows.sorted { $0.start < $1.start }
    let found = found.sorted()
    let former = rows.flatMap { rows in
      (lowerBound(rows.start)..<lowerBound(rows.end)).map { self[$0] }
    }
    guard former != found else { return false }
    exchange(Set(former), for: found[...])
    return true
  }

  /// Takes some out and puts others, given in order, into their places.
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

  /// Follows the rows through a change.
  func following(_ newPath: (RowPath) -> RowPath?) -> MatchList {
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
