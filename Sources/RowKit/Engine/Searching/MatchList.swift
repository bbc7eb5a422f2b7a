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

  /// Returns the list with others in their places, given in order.
  func adding(_ others: [RowPath]) -> MatchList {
    var list = MatchList()
    list.below.reserveCapacity(count + others.count)
    var next = 0
    for index in 0..<count {
      while next < others.count, others[next] < self[index] {
        list.below.append(others[next])
        next += 1
      }
      list.below.append(self[index])
    }
    list.below.append(contentsOf: others[next...])
    return list
  }

  /// Follows the rows through a change.
  func following(_ newPath: (RowPath) -> RowPath?) -> MatchList {
    var list = MatchList()
    list.below = (0..<count).compactMap { newPath(self[$0]) }.sorted()
    return list
  }
}
