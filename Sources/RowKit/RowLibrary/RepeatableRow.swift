/// A row that a group can make for each of a list of values; it can be removed and moved then.
///
/// The ready rows that change a value are such rows. An object of an app's own becomes one by
/// keeping what the group gives it.
@MainActor public protocol RepeatableRow: EditableRow, MovableRow {
  /// How the row leaves its list and moves in it; nil where it belongs to none.
  var repetition: RowRepetition? { get set }
}

extension RepeatableRow {
  public var editingStyle: RowEditingStyle { repetition?.isOpen() == true ? .delete : .none }
  public var isMovable: Bool { repetition?.isOpen() == true }

  public func didDelete(_ row: RowContext) {
    repetition?.remove()
    row.reloadVisibleRows()
  }

  public func didUndoDelete(_ row: RowContext) {
    repetition?.putBack()
    row.reloadVisibleRows()
  }

  public func canMove(from source: RowPath, to destination: RowPath) -> Bool {
    source.group == destination.group
      && repetition?.canMove(destination.row - source.row) == true
  }

  public func didMove(from source: RowPath, to destination: RowPath) {
    repetition?.move(destination.row - source.row)
  }
}

/// What a row that belongs to a list of values needs of the list; given by its group.
@MainActor public struct RowRepetition {
  /// Whether the list may be changed now.
  let isOpen: () -> Bool
  let remove: () -> Void
  let putBack: () -> Void

  /// Whether there is a place so many places further down.
  let canMove: (Int) -> Bool
  let move: (Int) -> Void
}
