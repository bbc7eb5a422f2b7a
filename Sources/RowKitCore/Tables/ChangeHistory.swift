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

  /// Creates a step that undoes two moves of a row.
  init(joining first: UndoStep, _ second: UndoStep) {
    self.init(inGroup: second.group ?? 0) { table, _ in
      try second.undo(in: table)
      try first.undo(in: table)
    }
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

/// A row that a person deleted, and the rows that were beside it.
@MainActor struct DeletedRow {
  let row: any EditableRow

  let name: String

  private let key: RowKey
  private let place: Int

  /// The expanded row that it belongs to, or `nil` for none.
  let parent: RowContext?

  private let above: [Neighbor]
  private let below: [Neighbor]

  /// A row beside it: its context, and its identity if it is deleted meanwhile and comes back.
  private typealias Neighbor = (context: RowContext, key: RowKey?)

  /// The number of siblings remembered at each side.
  private static let reach = 8

  /// Remembers a row that is going to be deleted, and the rows beside it.
  init(
    _ row: any EditableRow, named name: String, at path: RowPath, in table: GenericTableController
  ) {
    self.row = row
    self.name = name
    key = table.key(of: row, at: path)
    place = path.row
    let (expansions, rows) = (table.tableView.expansions, table.store.rows(of: path.group))
    let neighbors = { (isNext: Bool) in
      sequence(first: path) { expansions.sibling(of: $0, isNext: isNext, rowCount: rows.count) }
        .dropFirst().prefix(DeletedRow.reach).map { path in
          let key = rows.knowsIDs ? RowKey(rows, at: path.row) : nil
          return (table.context(at: path), key?.isObject == true ? nil : key)
        }
    }
    parent = expansions.parent(of: path).map { table.context(at: $0) }
    (above, below) = (neighbors(false), neighbors(true))
  }

  /// Returns the path of the row's record, or `nil` if it isn't in the table or can't be identified.
  func path(in store: TableStore) -> RowPath? {
    store.path(of: key) ?? (key.isObject ? nil : store.path(of: RowKey(row)))
  }

  /// Returns the path at which the row is inserted again: beside the nearest of its former
  /// siblings in the group, or else at its former position.
  ///
  /// Returns `nil` for a child of a row that isn't expanded now, which has it again when it is.
  func place(
    inGroup group: Int, of store: TableStore, _ expansions: RowExpansions
  ) -> (row: RowPath, parent: RowPath?)? {
    let count = store.rowCount(in: group)
    let parent = parent?.path
    if self.parent != nil, parent.flatMap({ expansions[$0] }) == nil { return nil }
    let isSibling = { (path: RowPath) in
      path.group == group && expansions.parent(of: path) == parent
    }
    let path = { (neighbor: Neighbor) in
      neighbor.context.path ?? neighbor.key.flatMap { store.path(of: $0) }
    }
    if let path = above.lazy.compactMap(path).first(where: isSibling) {
      return (expansions.end(of: path), parent)
    }
    let former = parent?.adding(rows: 1) ?? RowPath(group: group, row: min(place, count))
    return (below.lazy.compactMap(path).first(where: isSibling) ?? former, parent)
  }
}

/// The rows whose children read models, including rows that are collapsed again.
@MainActor struct OpenChildren {
  private struct Entry {
    /// The row, which its group or the view owns.
    weak var row: (any ExpandableRow)?
    let token: ObservationToken

    /// The source of the children, which tells whether the row returns the same list again.
    weak var source: AnyObject?
  }

  private var entries: [Entry] = []

  /// Records the token of the models that the children of a row read, or `nil` for none.
  ///
  /// A row that returns the same list again reads nothing: the token of that list stays.
  mutating func note(
    _ row: any ExpandableRow, _ children: RowList, _ token: ObservationToken?
  ) {
    let source = children.source
    if source != nil, entries.contains(where: { $0.row === row && $0.source === source }) {
      token?.end()
      return
    }
    remove { $0.row == nil || $0.row === row }
    if let token { entries.append(Entry(row: row, token: token, source: source)) }
  }

  /// Removes and returns the rows whose children read something that has changed.
  mutating func take(_ changed: Set<UInt64>) -> [any ExpandableRow] {
    guard !entries.isEmpty else { return [] }
    let rows = entries.filter { changed.contains($0.token.number) }.compactMap(\.row)
    remove { changed.contains($0.token.number) }
    return rows
  }

  /// Stops observing all children.
  mutating func removeAll() { remove { _ in true } }

  private mutating func remove(where isRemoved: (Entry) -> Bool) {
    for entry in entries where isRemoved(entry) { entry.token.end() }
    entries.removeAll(where: isRemoved)
  }
}
