import ListChanges

/// A sorted index of expanded rows and their nesting, built once between two changes.
///
/// Children follow their row without a gap, so two expanded rows are either disjoint or nested.
package final class OpenRowIndex {
  private let paths: [RowPath]
  private let ends: [Int]
  private let parents: [Int?]

  /// The number of expanded rows that contain each expanded row.
  private let depths: [Int]

  /// Creates an index from the number of rows below each expanded row, in O(n log n).
  package init(_ counts: [RowPath: Int]) {
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

  /// Returns the number of expanded rows that contain a row, in O(log n + depth).
  package func depth(of path: RowPath) -> Int { innermost(path).map { depths[$0] + 1 } ?? 0 }

  /// Returns the innermost expanded row that contains a row, or `nil` if there is none.
  package func parent(of path: RowPath) -> RowPath? { innermost(path).map { paths[$0] } }

  /// Returns the expanded rows that contain a row, innermost first.
  package func ancestors(of path: RowPath) -> [RowPath] {
    var ancestors: [RowPath] = []
    var next = innermost(path)
    while let index = next {
      ancestors.append(paths[index])
      next = parents[index]
    }
    return ancestors
  }

  /// Returns the expanded rows among rows, in O(log n).
  package func paths(in rows: TableChanges.Rows) -> ArraySlice<RowPath> {
    rows.elements(of: paths) { $0 }
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
