/// The position of a row: the index of its group, and its index in the group, both from 0.
///
/// The rows below an expanded row count, too.
public struct RowPath: Hashable, Sendable {
  /// The index of the group in the table.
  public var group: Int

  /// The index of the row in its group.
  public var row: Int

  /// Creates a path.
  public init(group: Int, row: Int) {
    self.group = group
    self.row = row
  }

  /// The last position in a request: the last group, or after the last row.
  ///
  /// Gives no diagnostic.
  package static let end = Int.max - 1

  /// Returns the path a number of rows further down in the same group, or up for a negative number.
  ///
  /// A row that no number can express is the last one that a number can, in either direction.
  @usableFromInline package func adding(rows count: Int) -> RowPath {
    let (sum, hasOverflow) = row.addingReportingOverflow(count)
    return RowPath(group: group, row: hasOverflow ? (count < 0 ? .min : .max) : sum)
  }
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
