/// Where a row stands: the position of its group, and its position in the group, both from 0.
public struct RowPath: Hashable, Sendable {
  /// The position of the group in the table.
  public var group: Int

  /// The position of the row in its group.
  public var row: Int

  /// Creates a path.
  public init(group: Int, row: Int) {
    self.group = group
    self.row = row
  }

  /// What stands for the last position in a request, and gives no report: the last group, or after
  /// the last row.
  static let end = Int.max - 1

  /// The place some rows further down in the same group, or up for a negative number.
  func adding(rows count: Int) -> RowPath { RowPath(group: group, row: row + count) }
}

// MARK: Comparable

extension RowPath: Comparable {
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.group, left.row) < (right.group, right.row)
  }
}

// MARK: CustomStringConvertible

extension RowPath: CustomStringConvertible {
  public var description: String { "\(group).\(row)" }
}
