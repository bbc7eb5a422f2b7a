/// Where the text that is edited is seen, and what the mouse does to it.
extension TableView {
  /// Where the caret stands in the window; nil when it is not in view.
  var caret: ScreenPoint? {
    guard let path = editSession?.path, let slot = slot(of: path), let cell = slot.cell,
      var point = cell.caret(forWidth: metrics.cell.count)
    else { return nil }
    point.column += metrics.cell.lowerBound
    point.line += slot.line
    let isSeen = point.line >= stickyHeight && point.line < min(size.height, slot.endLine)
    return isSeen ? point : nil
  }

  /// Shows the text as it is now, scrolled so that the caret is seen.
  func showEditedText() {
    guard let path = editSession?.path else { return }
    reconfigure(path)
    revealCaret()
    guard let cell = cell(at: path) else { return }
    editSession?.offset = cell.textOffset(forWidth: metrics.cell.count)
  }

  /// Scrolls so that the row that is edited is seen, or the line of its caret where the row is
  /// taller than the window.
  func revealCaret() {
    guard let path = editSession?.path, size.height > 0 else { return }
    let isTall = slot(of: path).map { $0.height > size.height - stickyHeight } ?? false
    if !isTall { reveal(path) }
    guard let slot = slot(of: path), let caret = slot.cell?.caret(forWidth: metrics.cell.count)
    else { return }
    let line = slot.line + caret.line
    if line < stickyHeight {
      scroll(by: line - stickyHeight)
    } else if line >= size.height {
      scroll(by: line - size.height + 1)
    }
  }

  // MARK: Mouse

  /// Puts the caret where a person pressed, selects the word there when it was pressed twice, or
  /// takes the suggestion there; returns whether it was in the field.
  func pressText(at point: ScreenPoint) -> Bool {
    guard let path = editSession?.path, let slot = slot(of: path), let cell = slot.cell else {
      return false
    }
    let width = metrics.cell.count
    let inner = self.point(point, in: slot)
    if let choice = cell.suggestion(at: inner, forWidth: width) {
      editSession?.choice = choice
      return takeSuggestion()
    }
    guard let place = cell.place(at: inner, forWidth: width) else { return false }
    editSession?.isSelecting = true
    editSession?.editor.move(to: place, extending: false)
    if isSecondPress(at: point) { editSession?.editor.selectWord(at: place) }
    showEditedText()
    return true
  }

  /// Selects up to where the mouse was dragged, or the place nearest to it in the field; returns
  /// whether it selects.
  func dragText(to point: ScreenPoint) -> Bool {
    guard let session = editSession, session.isSelecting, let slot = slot(of: session.path),
      let cell = slot.cell
    else { return false }
    var inner = self.point(point, in: slot)
    inner.line = min(max(0, inner.line), slot.height - 1)
    guard let place = nearestPlace(to: inner, in: cell) else { return true }
    editSession?.editor.move(to: place, extending: true)
    showEditedText()
    return true
  }

  /// The place in the text nearest to a point of a cell, on the caret's line if there is none on
  /// its own.
  private func nearestPlace(to point: ScreenPoint, in cell: TableCell) -> Int? {
    let width = metrics.cell.count
    let lines = [point.line, cell.caret(forWidth: width)?.line ?? point.line]
    let columns = (0..<width).sorted { abs($0 - point.column) < abs($1 - point.column) }
    for line in lines {
      for column in columns {
        let point = ScreenPoint(column: column, line: line)
        if let place = cell.place(at: point, forWidth: width) { return place }
      }
    }
    return nil
  }

  /// Whether the button was pressed at the same point a moment ago.
  private func isSecondPress(at point: ScreenPoint) -> Bool {
    let now = controller?.stage?.now ?? .zero
    let isSecond = lastPress.map { $0.point == point && now - $0.time <= .milliseconds(400) }
    lastPress = isSecond == true ? nil : (point, now)
    return isSecond == true
  }

  private func point(_ point: ScreenPoint, in slot: WindowSlot) -> ScreenPoint {
    ScreenPoint(column: point.column - metrics.cell.lowerBound, line: point.line - slot.line)
  }

  private func slot(of path: RowPath) -> WindowSlot? {
    layoutIfNeeded()
    return window.index(of: TableItem(path)).map { window.slots[$0] }
  }

  /// The columns of the field of a row, for moving between the lines of its text.
  func fieldWidth(at path: RowPath) -> Int {
    let width = metrics.cell.count
    guard let cell = cell(at: path), let content = cell.shownContent as? any EditableContent else {
      return width
    }
    return content.fieldWidth(forWidth: cell.contentWidth(forWidth: width))
  }
}
