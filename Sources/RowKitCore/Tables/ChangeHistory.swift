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

  /// Makes the last two changes one, because a person drags a row on over another row.
  ///
  /// The default does nothing: each row that a row is dragged over is a change of its own.
  func joinLastChanges()
}

extension ChangeHistory {
  public func joinLastChanges() {}
}

/// The deletions and moves that a person can undo, newest last.
@MainActor struct UndoStack {
  /// Those that the table undoes itself.
  var steps: [UndoStep] = []

  /// The rows that were deleted from a model that can undo it.
  private var deleted: [DeletedRow] = []

  /// The number of the cursor's moves when the last row was deleted or came back.
  private var moveCount = 0

  /// Returns the rows that were deleted from a model, or none if the cursor has been moved since.
  func deletedRows(_ cursor: TableCursor) -> [DeletedRow] {
    cursor.moveCount == moveCount ? deleted : []
  }

  /// Records that a row was deleted from a model.
  mutating func noteDeletion(of row: DeletedRow, _ cursor: TableCursor) {
    (deleted, moveCount) = (deletedRows(cursor).suffix(99) + [row], cursor.moveCount)
  }

  /// Records that the cursor was moved to a row that came back.
  mutating func noteReturn(_ cursor: TableCursor) { moveCount = cursor.moveCount }
}

/// A deletion or a move that a person can undo.
@MainActor struct UndoStep {
  /// The position of the group that was changed, or `nil` after the group left the table.
  private var group: Int?

  private let undo: (GenericTableController, Int?) throws -> Void

  /// Creates a step with a closure that undoes the change, given the current position of the group, or
  /// `nil` if the group left the table.
  init(inGroup group: Int, undo: @escaping (GenericTableController, Int?) throws -> Void) {
    self.group = group
    self.undo = undo
  }

  /// Follows the group through changes.
  mutating func follow(_ changes: TableChanges) {
    group = group.flatMap { changes.newGroup(for: $0) }
  }

  /// Marks the group as removed.
  mutating func leaveGroup() { group = nil }

  /// Undoes the change.
  func undo(in table: GenericTableController) throws { try undo(table, group) }
}

/// A row that a person deleted, and its place.
@MainActor struct DeletedRow {
  let row: any EditableRow

  let name: String

  private let key: RowKey

  let place: FormerPlace

  /// Remembers a row that is going to be deleted.
  init(
    _ row: any EditableRow, named name: String, at path: RowPath, in table: GenericTableController
  ) {
    self.row = row
    self.name = name
    key = table.key(of: row, at: path)
    place = FormerPlace(of: path, in: table)
  }

  /// Returns the path of the row's record, or `nil` if it isn't in the table or can't be identified.
  func path(in store: TableStore) -> RowPath? {
    store.path(of: key) ?? (key.isObject ? nil : store.path(of: RowKey(row)))
  }
}
