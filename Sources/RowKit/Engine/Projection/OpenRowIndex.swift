/// Where open rows stand within one another, found once for all questions between two changes.
///
/// What belongs to a row follows it without a gap, so two open rows lie apart or one within the other.
final class OpenRowIndex {
  private let paths: [RowPath]
  private let ends: [Int]
  private let parents: [Int?]

  /// How many open rows each of them belongs to.
  private let depths: [Int]

  /// Orders open rows with how many rows belong to each, in O(n log n).
  init(_ counts: [RowPath: Int]) {
    paths = counts.keys.sorted()
    ends = paths.map { $0.row + counts[$0, default: 0] }
    var (parents, depths): ([Int?], [Int]) = ([], [])
    var open: [Int] = []
    for (index, path) in paths.enumerated() {
      while let last = open.last, !(paths[last].group == path.group && path.row <= ends[last]) {
        open.removeLast()
      }
      parents.append(open.last)
      depths.append(open.count)
      open.append(index)
    }
    (self.parents, self.depths) = (parents, depths)
  }

  /// How many open rows a row belongs to, in O(log n + depth).
  func depth(of path: RowPath) -> Int { innermost(path).map { depths[$0] + 1 } ?? 0 }

  /// The innermost open row that a row belongs to; nil if it belongs to none.
  func parent(of path: RowPath) -> RowPath? { innermost(path).map { paths[$0] } }

  /// The open rows that a row belongs to, the innermost first.
  func ancestors(of path: RowPath) -> [RowPath] {
    var ancestors: [RowPath] = []
    var next = innermost(path)
    while let index = next {
      ancestors.append(paths[index])
      next = parents[index]
    }
    return ancestors
  }

  private func innermost(_ path: RowPath) -> Int? {
    var index = paths.partitionPoint { $0 < path } - 1
    while index >= 0 {
      if paths[index].group == path.group, path.row <= ends[index] { return index }
      guard let parent = parents[index] else { return nil }
      index = parent
    }
    return nil
  }
}
