import ListChanges

/// Numbers of rows at ascending paths, added up once so that the sum of each range is found in
/// O(log n).
struct RowCounts {
  private let paths: [RowPath]

  /// The sums of the numbers before each path, and of all of them.
  private let sums: [Int]

  /// Creates sums of numbers at ascending paths.
  init(_ counts: [(path: RowPath, count: Int)]) {
    paths = counts.map(\.path)
    sums = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// Returns the sum of the numbers of a range of rows.
  func count(in rows: TableChanges.Rows) -> Int {
    sum(before: rows.group, rows.rows.upperBound) - sum(before: rows.group, rows.rows.lowerBound)
  }

  /// Returns the sum of the numbers above a row in its group.
  func count(above path: RowPath) -> Int {
    sum(before: path.group, path.row) - sum(before: path.group, 0)
  }

  private func sum(before group: Int, _ row: Int) -> Int {
    sums[paths.partitionPoint { $0 < RowPath(group: group, row: row) }]
  }
}
