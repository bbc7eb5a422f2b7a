/// A row that a group can repeat for each value of a list.
///
/// Such a row can be removed and moved.
///
/// RowKit's own rows that change a value conform. An app's own class can conform by storing the
/// repetition that the group sets.
@MainActor public protocol RepeatableRow: EditableRow, MovableRow {
  /// The row's connection to its list, or `nil` if it belongs to none. Set by the group.
  var repetition: RowRepetition? { get set }
}

extension RepeatableRow {
  public var editingStyle: RowEditingStyle {
    guard let repetition, repetition.isOpen(), repetition.canRemove() else { return .none }
    return .delete
  }
  public var isMovable: Bool {
    repetition.map { $0.isOrdered && $0.isOpen() } == true
  }

  public func didDelete(_ row: RowContext) {
    repetition?.remove()
    row.reloadVisibleRows()
  }

  /// Puts the value back, unless the list is full or can't be changed now.
  public func didUndoDelete(_ row: RowContext) throws {
    guard repetition?.canPutBack() != false else { throw FullList(row.words) }
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

/// The error of a list that takes no further value.
private struct FullList: Error, CustomStringConvertible {
  let description: String

  init(_ words: LocalizedStrings) { description = words[RefusalStrings.listIsFull] }
}

/// A row's connection to its list of values, created by the group.
@MainActor public struct RowRepetition {
  /// Returns whether the value of the row is in the list.
  package let isListed: () -> Bool

  /// Whether the row has a position among others, so that it can be moved.
  let isOrdered: Bool

  /// Returns whether the list can be changed now.
  let isOpen: () -> Bool

  /// Returns whether the row can be removed from a list that can be changed.
  let canRemove: () -> Bool
  let remove: () -> Void

  /// Returns whether the list has room for the removed value.
  let canPutBack: () -> Bool
  let putBack: () -> Void

  /// Returns whether the row can move down by a number of positions.
  let canMove: (Int) -> Bool
  let move: (Int) -> Void

  /// Creates the connection to a list that isn't a list of values in memory.
  package init(
    isListed: @escaping () -> Bool = { true }, isOrdered: Bool = true,
    isOpen: @escaping () -> Bool,
    canRemove: @escaping () -> Bool = { true },
    remove: @escaping () -> Void, canPutBack: @escaping () -> Bool = { true },
    putBack: @escaping () -> Void,
    canMove: @escaping (Int) -> Bool, move: @escaping (Int) -> Void
  ) {
    self.isListed = isListed
    self.isOrdered = isOrdered
    self.isOpen = isOpen
    self.canRemove = canRemove
    self.remove = remove
    self.canPutBack = canPutBack
    self.putBack = putBack
    self.canMove = canMove
    self.move = move
  }
}
