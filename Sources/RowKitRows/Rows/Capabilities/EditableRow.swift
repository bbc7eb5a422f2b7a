/// A row that a person can delete, or that inserts a new row.
///
/// Rows that don't conform can't be deleted.
@MainActor public protocol EditableRow: CellController {
  /// The effect of editing on the row. The default is ``RowEditingStyle/delete``.
  var editingStyle: RowEditingStyle { get }

  /// Removes the row's value from the model. Called before the row leaves the table.
  func didDelete(_ row: RowContext)

  /// Restores the row's value in the model. Called when a person undoes the deletion, before the
  /// row is inserted again. The default implementation does nothing.
  func didUndoDelete(_ row: RowContext)

  /// Adds a value to the model. Called when a person selects the row's insert sign. The default
  /// implementation does nothing.
  func didInsert(_ row: RowContext)
}

extension EditableRow {
  public var editingStyle: RowEditingStyle { .delete }
  public func didUndoDelete(_ row: RowContext) {}
  public func didInsert(_ row: RowContext) {}
}
