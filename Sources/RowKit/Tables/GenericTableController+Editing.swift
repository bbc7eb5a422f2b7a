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

  /// Whether a visible row can be edited.
  var hasEditableRow: Bool {
    tableView.window.slots.contains { slot in
      let style = (slot.row as? any EditableRow)?.editingStyle ?? .none
      return style != .none || (slot.row as? any MovableRow)?.isMovable == true
    }
  }

  /// Uses the editing sign of the row with the cursor and returns whether it has one.
  func useEditingSign() -> Bool {
    guard let path = tableView.cursor, let row = cursorRow as? any EditableRow else {
      return false
    }
    switch row.editingStyle {
    case .none: return false
    case .delete: return deleteCursorRow()
    case .insert:
      row.didInsert(context(at: path))
      return true
    }
  }

  /// Deletes the row with the cursor, if allowed, and records an undo.
  func deleteCursorRow() -> Bool {
    guard let path = tableView.cursor, let row = cursorRow as? any EditableRow,
      row.editingStyle == .delete
    else { return false }
    let name = words(of: row).split(separator: "\t").first ?? ""
    let (context, neighbors) = (context(at: path), neighbors(of: path))
    row.didDelete(context)
    // The model may have rebuilt the groups already; only a row that is still there is removed.
    if let place = context.path, tableView.row(at: place) === row { removeRows(at: [place]) }
    undoStack.append { [weak self] in
      self?.putBack(
        row, at: neighbors.above?.path?.adding(rows: 1) ?? neighbors.below?.path ?? path)
    }
    let words = words.deleted.split(separator: "%", omittingEmptySubsequences: false)
    let message = words.joined(separator: String(name))
    stage?.showMessage("\(message)  \(undoKey) \(self.words.undo)")
    return true
  }

  /// Returns the adjacent rows in a row's group, which locate its position after other changes.
  private func neighbors(of path: RowPath) -> (above: RowContext?, below: RowContext?) {
    let places = (path.adding(rows: -1), path.adding(rows: 1))
    return (
      store.contains(places.0) ? context(at: places.0) : nil,
      store.contains(places.1) ? context(at: places.1) : nil
    )
  }

  private func putBack(_ row: any EditableRow, at path: RowPath) {
    let count = store.rowCount(in: path.group)
    row.didUndoDelete(context(at: path))
    if store.rowCount(in: path.group) == count { insert([row], at: path) }
    tableView.moveCursor(to: path)
  }

  /// Undoes the last deletion or move and returns whether there was one.
  func undo() -> Bool {
    guard let last = undoStack.popLast() else { return false }
    last()
    return true
  }

  /// Moves the row with the cursor up or down by a position, if allowed.
  ///
  /// Passes an expanded row together with the rows below it that belong to it.
  func moveCursorRow(by distance: Int) -> Bool {
    guard tableView.projection.isEverything, let path = tableView.cursor,
      let row = cursorRow as? any MovableRow, row.isMovable
    else { return false }
    let count = store.rowCount(in: path.group)
    let place = tableView.expansions.place(of: path, movedBy: distance, rowCount: count)
    guard let target = place, row.canMove(from: path, to: target) else { return false }
    let context = context(at: path)
    move(row, from: path, to: target)
    undoStack.append { [weak self] in
      self?.moveBack(row, from: context.path ?? target, by: path.row - target.row)
    }
    return true
  }

  /// Moves a row back by a number of positions from its current path, if it still exists.
  private func moveBack(_ row: any MovableRow, from source: RowPath, by distance: Int) {
    guard let row = tableView.row(at: source) as? any MovableRow else { return }
    let last = store.rowCount(in: source.group) - 1
    let place = (source.row + distance).clamped(to: 0...last)
    move(row, from: source, to: RowPath(group: source.group, row: place))
  }

  private func move(_ row: any MovableRow, from path: RowPath, to target: RowPath) {
    moveRow(from: path, to: target)
    row.didMove(from: path, to: target)
    if tableView.cursor == target { tableView.reveal(target) }
  }
}
