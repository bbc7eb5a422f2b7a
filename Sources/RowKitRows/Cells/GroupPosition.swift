/// The position of a row among the shown rows of its group.
public enum GroupPosition: Hashable, Sendable {
  /// The only row.
  case only
  /// The first row.
  case top
  /// A row between others.
  case middle
  /// The last row.
  case bottom
}
