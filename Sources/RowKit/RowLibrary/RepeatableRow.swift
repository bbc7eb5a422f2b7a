/// A row that a group can make for each of a list of values; it can be removed and moved then.
///
/// The ready rows that change a value are such rows. An object of an app's own becomes one by
/// keeping what the group gives it.
@MainActor public protocol RepeatableRow: EditableRow, MovableRow {
  /// How the row leaves its list and moves in it; nil where it belongs to none.
  var repetition: RowRepetition? { get set }
}

extension RepeatableRow {
  public var editingStyle: RowEditingStyle { repetition == nil ? .none : .delete }
  public var isMovable: Bool { repetition != nil }

  public func didDelete(_ row: RowContext) {
    repetition?.remove()
    row.reloadVisibleRows()
  }

  public func didUndoDelete(_ row: RowContext) {
    repetition?.putBack()
    row.reloadVisibleRows()
  }

  public func canMove(from source: RowPath, to destination: RowPath) -> Bool {
    source.group == destination.group && repetition?.canMove(destination.row) == true
  }

  public func didMove(from source: RowPath, to destination: RowPath) {
    repetition?.move(destination.row)
  }
}

/// What a row that belongs to a list of values needs of the list; given by its group.
@MainActor public struct RowRepetition {
  let remove: () -> Void
  let putBack: () -> Void
  let canMove: (Int) -> Bool
  let move: (Int) -> Void
}
