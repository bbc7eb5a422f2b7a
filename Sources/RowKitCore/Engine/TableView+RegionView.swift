// MARK: RegionView

extension TableView: RegionView {
  public func handle(_ event: MouseEvent) -> Bool {
    layoutIfNeeded()
    switch event.action {
    case .wheelUp: turnWheel(by: -3)
    case .wheelDown: turnWheel(by: 3)
    case .press: return press(event)
    case .drag: return drag(event) || dragText(to: event.point)
    case .release:
      editSession?.isSelecting = false
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
    pointer.draggedRow = nil
    cursorState.noteMove()
    if let group = collapsingHeader(atLine: point.line) {
      setCursor(toHeaderOf: group)
      focusedHeader.map { controller?.toggleCollapsed($0) }
      return true
    }
    if let (title, place) = pressedTitle(at: point) {
      title(place)
      return true
    }
    guard let slot = slot(atLine: point.line), let path = slot.item.path, takesCursor(path) else {
      return false
    }
    controller?.willHandleClick()
    if path == editSession?.path, pressText(at: point) { return true }
    // A row that receives the text may change the table, which moves the pressed row.
    let context = controller?.context(at: path)
    setCursor(path)
    // The row may read its cell, which shows the cursor by then.
    settleCursorMarks()
    guard let context else { return true }
    if respond(to: event, context) {
      pointer.draggedRow = context
    } else if hitsAccessory(slot, column: point.column), let row = slot.row as? any AccessoryRow,
      row.isAccessoryEnabled
    {
      row.didActivateAccessory(context)
    } else if let path = context.path {
      controller?.select(path)
      if path == editSession?.path { _ = pressText(at: point) }
    }
    return true
  }

  /// Returns the group whose collapsing header is at a line, or `nil` if there is none.
  private func collapsingHeader(atLine line: Int) -> Int? {
    var item = window.slots.first { line >= $0.line && line < $0.endLine }?.item
    if line < stickyHeight { item = stickyGroup.map { TableItem(group: $0, .header) } }
    return item.flatMap { isCollapsingHeader($0) ? $0.group : nil }
  }

  /// Returns the action of the title at a point, and the point in its content, or `nil` for none.
  private func pressedTitle(
    at point: ScreenPoint
  ) -> (action: @MainActor (ScreenPoint) -> Void, place: ScreenPoint)? {
    let slot = window.slots.first { point.line >= $0.line && point.line < $0.endLine }
    let isSticky = point.line < stickyHeight
    guard let item = isSticky ? stickyGroup.map({ TableItem(group: $0, .header) }) : slot?.item,
      let action = title(of: item)?.title.onPress
    else { return nil }
    let line = point.line - (isSticky ? 0 : slot?.line ?? 0)
    return (action, ScreenPoint(column: point.column - metrics.titleColumn, line: line))
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
      let cell = window.slots[index].cell
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
