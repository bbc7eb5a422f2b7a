/// A row that a person may delete, or that stands for adding one.
///
/// Nothing is deletable by default: only rows that conform are.
@MainActor public protocol EditableRow: CellController {
  /// What editing does to the row. By default ``RowEditingStyle/delete``.
  var editingStyle: RowEditingStyle { get }

  /// Takes the row's thing out of the model. Called before the row leaves the table.
  func didDelete(_ row: RowContext)

  /// Puts the row's thing back into the model, when a person takes the deletion back. Called
  /// before the row comes back. By default nothing.
  func didUndoDelete(_ row: RowContext)

  /// Adds something, for a row with the insert sign. By default nothing.
  func didInsert(_ row: RowContext)
}

extension EditableRow {
  public var editingStyle: RowEditingStyle { .delete }
  public func didUndoDelete(_ row: RowContext) {}
  public func didInsert(_ row: RowContext) {}
}
