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

  /// Creates the position of a row that is the first, the last, both or neither.
  package init(isFirst: Bool, isLast: Bool) {
    self =
      switch (isFirst, isLast) {
      case (true, true): .only
      case (true, false): .top
      case (false, true): .bottom
      case (false, false): .middle
      }
  }
}
