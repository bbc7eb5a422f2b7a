/// The changes of a model that a person can undo and redo.
///
/// Return one from ``GenericTableController/changeHistory`` if the model records its changes. The
/// table then leaves deletions and moves of rows to it, too.
@MainActor public protocol ChangeHistory: AnyObject {
  /// Whether there is a change that can be undone.
  var canUndo: Bool { get }

  /// Whether there is an undone change that can be redone.
  var canRedo: Bool { get }

  /// Undoes the last change on behalf of a table, and returns whether there was one.
  func undo(in table: GenericTableController) -> Bool

  /// Redoes the change that was undone last, and returns whether there was one.
  func redo(in table: GenericTableController) -> Bool
}
