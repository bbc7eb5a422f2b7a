/// What editing does to a row.
public enum RowEditingStyle: Hashable, Sendable {
  /// Nothing.
  case none
  /// The row may be deleted.
  case delete
  /// The row adds something.
  case insert
}
