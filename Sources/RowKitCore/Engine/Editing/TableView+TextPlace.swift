/// The position of the edited text, and mouse input in it.
extension TableView {
  /// The position of the caret in the window, or `nil` if it is out of view.
  var caret: ScreenPoint? {
    guard let path = editSession?.path, let slot = slot(of: path), let cell = slot.cell,
      var point = cell.caret(forWidth: metrics.cell.count)
    else { return nil }
    point.column += metrics.cell.lowerBound
    point.line += slot.line
    let isSeen = point.line >= stickyHeight && point.line < min(size.height, slot.endLine)
    return isSeen ? point : nil
  }

  /// Shows the current text, scrolled so that the caret is visible.
  func showEditedText() {
    guard let path = editSession?.path else { return }
    reconfigure(path)
    revealCaret()
    guard let cell = cell(at: path) else { return }
    editSession?.offset = cell.textOffset(forWidth: metrics.cell.count)
  }

  /// Wraps an edited text of several lines, so that an edit wraps only the lines it changes.
  func wrapEditedText() {
    guard let session = editSession, session.editor.input.isMultiline else { return }
    editSession?.editor.content.wrap(width: fieldWidth(at: session.path) - 1)
  }

  /// Scrolls the edited row into view, or its caret's line if it is taller than the window.
  package func revealCaret() {
    guard let path = editSession?.path, size.height > 0 else { return }
    layoutIfNeeded()
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

  /// Handles a press in the text and returns whether it was in the field.
  ///
  /// Moves the caret to the pressed place, selects the word there on a double press, or accepts the
  /// suggestion there.
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
    if controller?.stage?.pressCount.isMultiple(of: 2) == true {
      editSession?.editor.selectWord(at: place)
    }
    showEditedText()
    return true
  }

  /// Places the caret at a point of a text as it was seen before editing began and scrolled to its end.
  func beginText(at point: ScreenPoint, shownFrom former: ScrollAnchor) {
    let (editor, revealed) = (editSession?.editor, anchor)
    editSession?.editor.move(to: 0, extending: false)
    showEditedText()
    (anchor, needsLayout) = (former, true)
    guard !pressText(at: point), let editor else { return }
    editSession?.editor = editor
    (anchor, needsLayout) = (revealed, true)
    showEditedText()
  }

  /// Extends the selection to a dragged point, or to the nearest place in the field.
  ///
  /// Returns whether a selection is in progress.
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

  /// Returns the place in the text nearest to a point of a cell.
  ///
  /// If there is none on the point's line, uses the caret's line.
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

  private func point(_ point: ScreenPoint, in slot: WindowSlot) -> ScreenPoint {
    ScreenPoint(column: point.column - metrics.cell.lowerBound, line: point.line - slot.line)
  }

  func slot(of path: RowPath) -> WindowSlot? {
    layoutIfNeeded()
    return window.index(of: TableItem(path)).map { window.slots[$0] }
  }

  /// Returns the number of columns of a row's field, for moving between lines of its text.
  func fieldWidth(at path: RowPath) -> Int {
    let width = metrics.cell.count
    guard let cell = cell(at: path), let content = cell.shownContent as? any EditableContent else {
      return width
    }
    return content.fieldWidth(forWidth: cell.contentWidth(forWidth: width))
  }
}
