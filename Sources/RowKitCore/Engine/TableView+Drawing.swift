/// Drawing the items in view: all of them, or only changed ones and those that scrolled in.
extension TableView {
  /// The position of the first letter of the row or header with the cursor, or `nil` out of view.
  var focusPoint: ScreenPoint? {
    guard let item = cursorItem, let index = window.index(of: item) else { return nil }
    let line = max(window.slots[index].line, stickyHeight)
    guard line < min(size.height, window.slots[index].endLine) else { return nil }
    let metrics = metrics
    var column = metrics.signedTitleColumn
    if let cell = window.slots[index].cell {
      let layout = StandardCellLayout(cell, width: metrics.cell.count)
      column = metrics.cell.lowerBound + layout.contentColumn
    }
    return ScreenPoint(column: min(column, max(0, size.width - 1)), line: line)
  }

  /// The position of the cursor in its group, or of the first row in view.
  ///
  /// It is `.none` for a group with no more rows than the window has lines, and while a search hides
  /// rows.
  var place: ScreenStatus {
    guard projection.isEverything, let path = placedRow else { return .none }
    let count = store.rowCount(in: path.group)
    return count > size.height ? .place(path.row + 1, of: count) : .none
  }

  private var placedRow: RowPath? {
    if let cursor, isInView(cursor) { return cursor }
    return window.slots.first { $0.item.part == .row && $0.line >= stickyHeight }?.item.path
  }

  /// Draws the window on a canvas of its size.
  ///
  /// - Parameters:
  ///   - canvas: The part of the screen, still showing the last drawing.
  ///   - keepsContent: Whether nothing else is drawn over the table, so that lines may be moved.
  /// - Returns: The lines of the canvas that were moved, or `nil` if none were.
  public func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    layoutIfNeeded()
    settleCursorMarks()
    revealCursorIfNeeded()
    // Rows may change others when they leave; this frame shows the changes.
    recycleDeparted()
    layoutIfNeeded()
    redrawing.drawnOrigin = canvas.origin.line
    defer { didDraw() }
    guard keepsContent, !redrawing.needsFullDrawing, stickyLine == 0 || stickyHeight == 0,
      stickyHeight == redrawing.drawnStickyHeight, focusedHeader == redrawing.drawnHeader
    else {
      drawEverything(on: canvas)
      return nil
    }
    guard let hint = window.shift(in: stickyHeight..<size.height) else {
      drawSlots(on: canvas, beside: 0..<0)
      return nil
    }
    // Colours tied to a place on the screen don't move with the lines.
    guard abs(hint.distance) < hint.lines.count, background == nil else {
      drawEverything(on: canvas)
      return nil
    }
    canvas.scroll(lines: hint.lines, by: hint.distance)
    drawSlots(on: canvas, beside: hint.vacated)
    return hint
  }

  private func drawEverything(on canvas: Canvas) {
    clear(canvas)
    drawSlots(on: canvas, beside: .min..<Int.max)
  }

  /// Draws the items that changed, and those in bare lines.
  private func drawSlots(on canvas: Canvas, beside bare: Range<Int>) {
    var start = 0
    while let index = window.nextToDraw(from: start, beside: bare) {
      draw(window.slots[index], on: canvas)
      start = index + 1
    }
    drawLeaving(on: canvas)
    let end = lastLine
    if end < size.height {
      let rest = ScreenRectangle(
        column: 0, line: end, width: size.width, height: size.height - end)
      clear(canvas[rest])
      if end == 0 { drawPlaceholder(on: canvas) }
    }
    drawSticky(on: canvas)
  }

  private func didDraw() {
    window.markDrawn()
    redrawing.drawnStickyHeight = stickyHeight
    // The header may be drawn twice: in its place and at the top.
    redrawing.drawnHeader = focusedHeader
    redrawing.didDraw()
  }

  private func draw(_ slot: WindowSlot, on canvas: Canvas) {
    draw(slot, title(of: slot.item), transitions.coming(slot.item), on: canvas)
  }

  /// The line after all items in view.
  private var lastLine: Int {
    let leaving = transitions.leaving.lazy.map(\.slot.endLine).max() ?? 0
    return max(window.slots.last?.endLine ?? 0, leaving)
  }

  private func drawPlaceholder(on canvas: Canvas) {
    guard !needsLayout, let search, search.hidesRows, search.matchCount == 0 else { return }
    let text = search.isFinished ? noMatches : words[SearchStrings.searching]
    canvas.centeredText(text, line: max(0, size.height / 2 - 1), style: .secondary)
  }

  // MARK: Sticky headers

  /// The group whose header sticks to the top, or `nil` if none does.
  var stickyGroup: Int? {
    if !window.knowsStickyGroup { window.noteStickyGroup(groupToStick) }
    return window.stickyGroup
  }

  private var groupToStick: Int? {
    guard style == .plain, size.height > 2 else { return nil }
    guard let index = window.firstIndex(below: 0) else { return nil }
    let item = window.slots[index].item
    guard store.hasHeader(item.group) else { return nil }
    // A header of several lines is fully visible in its place; only its first line sticks.
    let isWhole =
      item.part == .header && window.slots[index].line == 0 && window.slots[index].height > 1
    return isWhole ? nil : item.group
  }

  /// The number of lines at the top that a header covers.
  var stickyHeight: Int { stickyGroup == nil ? 0 : 1 }

  /// The first line of the sticky header.
  ///
  /// Negative while the next header pushes it out.
  private var stickyLine: Int {
    guard let group = stickyGroup else { return 0 }
    return min(0, (window.lineOfHeader(after: group) ?? size.height) - 1)
  }

  private func drawSticky(on canvas: Canvas) {
    guard let group = stickyGroup else { return }
    let frame = ScreenRectangle(column: 0, line: stickyLine, width: size.width, height: 1)
    let item = TableItem(group: group, .header)
    draw(item, title(of: item), cell: nil, row: nil, on: canvas[frame])
  }
}
