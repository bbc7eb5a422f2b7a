/// Where a row stands among the rows of its group that are seen.
public enum GroupPosition: Hashable, Sendable {
  /// It is the only one.
  case only
  /// It is the first.
  case top
  /// It stands between others.
  case middle
  /// It is the last.
  case bottom
}
