/// The effect of editing on a row.
public enum RowEditingStyle: Hashable, Sendable {
  /// Editing has no effect.
  case none
  /// The row can be deleted.
  case delete
  /// The row inserts a new row.
  case insert
}
