/// A row that a person can delete, or that inserts a new row.
///
/// Rows that don't conform can't be deleted.
@MainActor public protocol EditableRow: CellController {
  /// The effect of editing on the row. The default is ``RowEditingStyle/delete``.
  var editingStyle: RowEditingStyle { get }

  /// Removes the row's value from the model. Called before the row leaves the table.
  ///
  /// If it throws an error, the row stays, and the message of the error is shown.
  func didDelete(_ row: RowContext) throws

  /// Restores the row's value in the model. Called when a person undoes the deletion, before the
  /// row is inserted again. The default implementation does nothing.
  ///
  /// If it throws an error, the row stays deleted, and the message of the error is shown. The deletion can
  /// still be undone.
  func didUndoDelete(_ row: RowContext) throws

  /// Adds a value to the model. Called when a person selects the row's insert sign. The default
  /// implementation does nothing.
  func didInsert(_ row: RowContext)
}

extension EditableRow {
  public var editingStyle: RowEditingStyle { .delete }
  public func didUndoDelete(_ row: RowContext) {}
  public func didInsert(_ row: RowContext) {}
}

/// A row that a person can move.
@MainActor public protocol MovableRow: CellController {
  /// Whether the row can be moved now. The default is `true`.
  var isMovable: Bool { get }

  /// Returns whether the row can move to a path. By default a row moves only within its group.
  ///
  /// The first and the last row of a group can also move to the group beside it. The paths don't count the
  /// children of expanded rows. For a child, the row of a path is its position among the children of its
  /// parent.
  func canMove(from source: RowPath, to destination: RowPath) -> Bool

  /// Moves the row's value in the model. Called after the row has moved in the table.
  ///
  /// The paths count as those of ``canMove(from:to:)`` do. Undoing a move can take the row past several others.
  func didMove(from source: RowPath, to destination: RowPath)
}

extension MovableRow {
  public var isMovable: Bool { true }

  public func canMove(from source: RowPath, to destination: RowPath) -> Bool {
    source.group == destination.group
  }
}

/// The effect of editing on a row.
public enum RowEditingStyle: Hashable, Sendable {
  /// Editing has no effect.
  case none
  /// The row can be deleted.
  case delete
  /// The row inserts a new row.
  case insert
}
