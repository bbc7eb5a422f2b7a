// MARK: RegionView

extension TableView: RegionView {
  public func handle(_ event: MouseEvent) -> Bool {
    layoutIfNeeded()
    switch event.action {
    case .wheelUp: turnWheel(by: -3)
    case .wheelDown: turnWheel(by: 3)
    case .press: return press(event)
    case .drag: return carry(to: event.point) || drag(event) || dragText(to: event.point)
    case .release:
      editSession?.isSelecting = false
      pointer.carried = nil
      return drag(event)
    case .otherPress(2): return openMenu(at: event.point)
    default: return false
    }
    return true
  }

  private func turnWheel(by lines: Int) {
    trail.places.forget()
    cursorState.noteMove()
    scroll(by: lines)
  }

  /// Returns the row at a line of the window, or `nil` if there is none or a header covers it.
  private func slot(atLine line: Int) -> WindowSlot? {
    guard line >= stickyHeight else { return nil }
    return window.slots.first { line >= $0.line && line < $0.endLine && $0.item.part == .row }
  }

  private func press(_ event: MouseEvent) -> Bool {
    let point = event.point
    let item = item(atLine: point.line)?.item
    // A row that is deleted by a click leaves its place to another item, which the person hasn't seen.
    if controller?.stage?.pressCount ?? 1 > 1, item != pointer.pressed { return true }
    pointer = PointerState(pressed: item)
    cursorState.noteMove()
    if let item, isCollapsingHeader(item) {
      setCursor(toHeaderOf: item.group)
      focusedHeader.map { controller?.toggleCollapsed($0) }
      return true
    }
    if pressTitle(at: point) { return true }
    // A row that receives the text may change the table, which moves the pressed row.
    guard let slot = slot(atLine: point.line), let path = slot.item.path, takesCursor(path),
      let context = controller?.context(at: path)
    else { return false }
    controller?.willHandleClick()
    if path == editSession?.path, pressText(at: point) { return true }
    setCursor(path)
    // The row may read its cell, which shows the cursor by then.
    settleCursorMarks()
    if !pressEditingSign(at: point.column, context) { press(event, in: slot, context) }
    return true
  }

  /// Uses the sign of edit mode at a column, or begins to carry the row with the cursor, and returns
  /// whether there is a sign.
  private func pressEditingSign(at column: Int, _ context: RowContext) -> Bool {
    guard isEditing else { return false }
    if column < metrics.cell.lowerBound {
      controller?.followChanges()
      return context.path == cursor && controller?.useEditingSign() == true
    }
    guard column >= metrics.cell.upperBound, let row = context.row, canMove(row) else {
      return false
    }
    pointer.carried = (context, false)
    return true
  }

  /// Moves a row that is carried to a point, and returns whether one is.
  private func carry(to point: ScreenPoint) -> Bool {
    guard let carried = pointer.carried else { return false }
    controller?.followChanges()
    var direction: Int?
    // An app may put the row back, or a taller row may send it back.
    while let (move, distance, isPast) = carriedMove(of: carried.row, to: point),
      distance == direction ?? distance,
      controller?.moveCursorRow(move, continuing: pointer.carried?.hasMoved == true) == true,
      carried.row.path != move.path
    {
      direction = distance
      pointer.carried?.hasMoved = true
      // Beyond the edge of the window, a row a time.
      if isPast { break }
    }
    return true
  }

  /// Returns the move of a carried row up (-1) or down (1) toward a point, and whether that is past items
  /// that the window doesn't show whole, or `nil` if it stays.
  ///
  /// It moves only if that brings it to the point, so that it doesn't come back from a taller row or an
  /// expanded one. Past items that the window doesn't show whole, it moves at the edge of the window.
  private func carriedMove(
    of row: RowContext, to point: ScreenPoint
  ) -> (move: RowMove, distance: Int, isPast: Bool)? {
    guard let path = row.path, path == cursor, let own = slot(of: path) else { return nil }
    let (line, height) = (own.line, own.height)
    let distance = point.line < line ? -1 : 1
    guard let move = possibleMove(by: distance) else { return nil }
    let (item, other) = (TableItem(path), TableItem(move.place))
    let passed = passedHeight(
      distance < 0 ? other..<item : TableItem(expansions.end(of: path))..<other)
    let step = passed > 0 ? passed : height
    let isThere =
      distance < 0
      ? point.line < max(line - step + height, min(line, stickyHeight + 1))
      : point.line >= min(line + step, max(line + height, size.height - 1))
    return isThere ? (move, distance, step >= size.height) : nil
  }

  /// Returns the height of items, or at least that of the window if it doesn't show all of them.
  private func passedHeight(_ items: Range<TableItem>) -> Int {
    guard let first = window.slots.first, let last = window.slots.last else { return 0 }
    let ends = [item(before: first.item), item(after: last.item)]
    let height = window.slots.lazy.filter { items.contains($0.item) }.reduce(0) { $0 + $1.height }
    return ends.contains { $0.map(items.contains) == true } ? max(height, size.height) : height
  }

  /// Passes a press to a row, or else uses its accessory or selects it.
  private func press(_ event: MouseEvent, in slot: WindowSlot, _ row: RowContext) {
    if respond(to: event, row) { return pointer.draggedRow = row }
    let hitsAccessory = hitsAccessory(slot, column: event.point.column)
    controller?.followChanges()
    if hitsAccessory, let accessory = row.row as? any AccessoryRow, accessory.isAccessoryEnabled {
      accessory.didActivateAccessory(row)
    } else if let path = row.path {
      let (former, isNew) = (anchor, path != editSession?.path)
      controller?.select(path)
      if isNew, path == editSession?.path { beginText(at: event.point, shownFrom: former) }
    }
  }

  /// Returns the item drawn at a line of the window and its first line, or `nil` if there is none.
  private func item(atLine line: Int) -> (item: TableItem, line: Int)? {
    if line < stickyHeight { return stickyGroup.map { (TableItem(group: $0, .header), 0) } }
    return window.slots.first { line >= $0.line && line < $0.endLine }.map { ($0.item, $0.line) }
  }

  /// Performs the action of the title at a point, and returns whether there is one.
  private func pressTitle(at point: ScreenPoint) -> Bool {
    guard let (item, line) = item(atLine: point.line), let press = title(of: item)?.title.onPress
    else { return false }
    press(ScreenPoint(column: point.column - metrics.titleColumn, line: point.line - line))
    return true
  }

  /// Passes a drag to the row it began in, wherever the row is now.
  private func drag(_ event: MouseEvent) -> Bool {
    guard let row = pointer.draggedRow else { return false }
    if event.action == .release { pointer.draggedRow = nil }
    return respond(to: event, row)
  }

  private func respond(to event: MouseEvent, _ row: RowContext) -> Bool {
    guard let path = row.path, let index = window.index(of: TableItem(path)),
      let responder = window.slots[index].row as? any MouseRespondingRow,
      responder.access == .editable, let cell = window.slots[index].cell
    else { return false }
    let layout = StandardCellLayout(cell, width: metrics.cell.count)
    var event = event
    event.point.column -= metrics.cell.lowerBound + layout.contentColumn
    event.point.line -= window.slots[index].line
    return responder.handle(event, width: layout.contentWidth, row: row)
  }

  private func openMenu(at point: ScreenPoint) -> Bool {
    guard let path = slot(atLine: point.line)?.item.path, takesCursor(path) else { return false }
    setCursor(path)
    return controller?.openActions() ?? false
  }

  private func hitsAccessory(_ slot: WindowSlot, column: Int) -> Bool {
    switch slot.cell?.accessory {
    case .detailButton, .detailDisclosureButton: column >= metrics.cell.upperBound - 4
    default: false
    }
  }
}

/// The mouse in a table.
struct PointerState {
  /// The item that received the last press, or `nil` if none did or it was removed.
  var pressed: TableItem?

  /// The row in which the mouse was pressed, while that row handles the mouse.
  var draggedRow: RowContext?

  /// The row that is moved with the mouse in edit mode, and whether it was.
  var carried: (row: RowContext, hasMoved: Bool)?
}
