/// Deletion with undo, and moving rows.
extension GenericTableController {
  /// Whether the table is in edit mode, which shows the editing controls of rows.
  public final var isEditing: Bool {
    get { tableView.isEditing }
    set {
      tableView.isEditing = newValue
      stage?.hintsDidChange()
    }
  }

  func toggleEditing() -> Bool {
    guard isEditing || hasEditableRow else { return false }
    isEditing.toggle()
    return true
  }

  /// Uses the editing sign of the row with the cursor and returns whether it has one.
  func useEditingSign() -> Bool {
    guard let path = tableView.cursor, let row = cursorRow as? any EditableRow else { return false }
    switch row.editingStyle {
    case .none: return false
    case .delete: return deleteCursorRow()
    case .insert:
      row.didInsert(context(at: path))
      return true
    }
  }

  /// Deletes the row with the cursor, if allowed, and records an undo.
  func deleteCursorRow() -> Bool { tableView.cursor.map { deleteRow(at: $0) } ?? false }

  package final func deleteRow(at path: RowPath) -> Bool {
    guard let row = tableView.row(at: path) as? any EditableRow, row.editingStyle == .delete
    else { return false }
    let name = name(ofRowAt: path)
    let (context, deleted) = (context(at: path), DeletedRow(row, named: name, at: path, in: self))
    // Recorded before, so that it follows what the deletion does to the groups.
    let undoCount = recordUndo(inGroup: path.group) { table, group in
      try table.putBack(deleted, inGroup: group)
    }
    do {
      try row.didDelete(context)
    } catch {
      undoStack.steps.removeLast(max(undoStack.steps.count - undoCount, 0))
      stage?.refuse(words.errorMessage(error))
      return true
    }
    // The model may have rebuilt the groups already; only a row that is still there is removed.
    if let place = context.path,
      tableView.row(at: place) === row || store.group(at: place.group)?.rows.isStored == false
    {
      context.remove()
    }
    if changeHistory != nil { undoStack.noteDeletion(of: deleted, tableView.cursorState) }
    showUndoable(.deleted, of: name)
    return true
  }

  package final func didClear(
    _ path: RowPath, named name: String, undo: @escaping () -> Bool
  ) {
    let row = context(at: path)
    recordUndo(inGroup: path.group) { table, _ in
      if !undo() {
        let message = table.words[ScreenStrings.hasOtherValue]
        table.stage?.showMessage(LocalizedStrings.fill(message, name))
      }
      if let path = row.path { table.moveCursor(to: path) }
    }
    showUndoable(.cleared, of: name)
  }

  /// Shows what was done to a row, and the key that undoes it.
  private func showUndoable(_ message: ScreenStrings, of name: String) {
    stage?.showMessage(LocalizedStrings.fill(words[message], name) + undoHint)
  }

  /// The end of a message about a change that a key undoes, which names the key.
  package final var undoHint: String {
    undoKey.map { "  \($0) \(words[ActionStrings.undo])" } ?? ""
  }

  /// Inserts a deleted row at its former place, unless it is in the table or its group is gone.
  private func putBack(_ deleted: DeletedRow, inGroup group: Int?) throws {
    if let path = deleted.path(in: store) {
      tableView.moveCursor(to: path)
      return say(.isThereAgain, about: deleted.name)
    }
    let count = group.map { store.rowCount(in: $0) } ?? 0
    let place = group.flatMap {
      deleted.place.path(inGroup: $0, of: store, tableView.expansions, guesses: true)
    }
    let context =
      place.map { self.context(forRowAt: $0.row) } ?? self.context(at: RowPath(group: -1, row: -1))
    try deleted.row.didUndoDelete(context)
    applyObservedChanges()
    let path = deleted.path(in: store)
    if let place, path == nil, store.rowCount(in: place.row.group) == count {
      insert([deleted.row], at: place.row, in: place.parent)
    }
    if let path = path ?? place?.row {
      context.handle.move(to: path)
      tableView.moveCursor(to: path)
    } else if let parent = deleted.place.parent?.path {
      tableView.moveCursor(to: parent)
    } else {
      say(.cannotPutBack, about: deleted.name)
    }
  }

  /// Inserts rows at a path as rows that belong to an expanded row, or to none.
  private func insert(_ rows: [any CellController], at path: RowPath, in parent: RowPath?) {
    telling {
      insert(rows, at: path)
      guard let parent else { return }
      var expansions = tableView.expansions
      expansions.include(path.adding(rows: rows.count - 1), in: parent)
      tableView.setExpansions(expansions)
    }
  }

  package final func insert(_ rows: [any CellController], below row: RowContext) {
    afterBatch(preview: { $0.insert(rows, below: row) }) { [weak self] in
      guard let self, let path = row.path else { return row.handle.reportGone() }
      let expansions = tableView.expansions
      insert(rows, at: expansions.end(of: path), in: expansions.parent(of: path))
    }
  }

  package final func remove(_ row: RowContext) {
    whenSettled(preview: { $0.remove(row) }) { [weak self] in
      if let path = row.path { self?.removeRows(at: [path]) }
    }
  }

  /// Undoes the last deletion or move and returns whether there was one.
  func undo() -> Bool {
    tableView.pointer.carried?.hasMoved = false
    if let changeHistory { return undo(changeHistory) }
    guard let last = undoStack.steps.popLast() else { return false }
    do {
      try last.undo(in: self)
    } catch {
      undoStack.steps.append(last)
      stage?.refuse(words.errorMessage(error))
    }
    return true
  }

  /// Undoes the last change of a model.
  ///
  /// A row that comes back gets the cursor again if a person hasn't moved it since the row was deleted.
  private func undo(_ history: any ChangeHistory) -> Bool {
    let gone = undoStack.deletedRows(tableView.cursorState).last { $0.path(in: store) == nil }
    guard history.undo(in: self) else { return false }
    showHistory()
    // There are none after the history has moved the cursor itself.
    let isUnmoved = !undoStack.deletedRows(tableView.cursorState).isEmpty
    guard isUnmoved, let path = gone?.path(in: store) else { return true }
    moveCursor(to: path)
    undoStack.noteReturn(tableView.cursorState)
    return true
  }

  /// Makes the change again that was undone last, and returns whether there was one.
  func redo() -> Bool {
    guard changeHistory?.redo(in: self) == true else { return false }
    showHistory()
    return true
  }

  /// Shows the row at the cursor after a change of the history, which may have changed its height.
  private func showHistory() {
    tableView.texts.endedSession = nil
    applyObservedChanges()
    tableView.cursor.map { tableView.reveal($0) }
  }

  func moveCursorRow(_ move: RowMove?, continuing: Bool = false) -> Bool {
    guard let move, let row = cursorRow as? any MovableRow else { return false }
    // A row that is dragged on goes back to where it was taken.
    if !continuing || undoStack.steps.isEmpty { recordUndo(of: move, row) }
    perform(move, of: row)
    if continuing { changeHistory?.joinLastChanges() }
    return true
  }

  /// Records how to undo a move, before it is made, so that the step follows what it does to the groups.
  private func recordUndo(of move: RowMove, _ row: any MovableRow) {
    let (context, key) = (context(at: move.path), key(of: row, at: move.path))
    let (place, name) = (FormerPlace(of: move.path, in: self), name(ofRowAt: move.path))
    recordUndo(inGroup: move.path.group) { table, group in
      table.moveBack(key, context, to: place, inGroup: group, named: name)
    }
  }

  /// Records how to undo a change, unless the model does, and returns the number of steps before it.
  ///
  /// Keeps 100 steps, because each change visits them, and a person may delete thousands of marked rows.
  @discardableResult
  private func recordUndo(
    inGroup group: Int, undo: @escaping (GenericTableController, Int?) throws -> Void
  ) -> Int {
    tableView.pointer.carried?.hasMoved = false
    guard changeHistory == nil else { return undoStack.steps.count }
    undoStack.steps.removeFirst(max(0, undoStack.steps.count - 99))
    undoStack.steps.append(UndoStep(inGroup: group, undo: undo))
    return undoStack.steps.count - 1
  }

  private func say(_ sentence: ScreenStrings, about name: String) {
    _ = stage?.showMessage(LocalizedStrings.fill(words[sentence], name))
  }

  /// Moves a row back to its former place, or says that it is there, or can't be.
  private func moveBack(
    _ key: RowKey, _ moved: RowContext, to place: FormerPlace, inGroup group: Int?,
    named name: String
  ) {
    let expansions = tableView.expansions
    guard let source = moved.path ?? store.path(of: key),
      let row = tableView.row(at: source) as? any MovableRow,
      let former = group.flatMap({
        place.path(inGroup: $0, of: store, expansions, guesses: false)
      })
    else { return say(.cannotPutBack, about: name) }
    tableView.moveCursor(to: source)
    guard former.row != source, former.row != expansions.end(of: source) else {
      return say(.isThereAgain, about: name)
    }
    perform(expansions.rowMove(of: source, to: former.row, in: former.parent), of: row)
  }

  private func perform(_ move: RowMove, of row: any MovableRow) {
    moveRow(from: move.path, to: move.newPath)
    row.didMove(from: move.position, to: move.newPosition)
    if tableView.cursor == move.newPath { tableView.reveal(move.newPath) }
  }
}
