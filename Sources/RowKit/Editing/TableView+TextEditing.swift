/// The text that is edited: it belongs to the table, under its row.
extension TableView {
  /// Whether a text is being edited.
  public var isEditingText: Bool { editSession != nil }

  /// Begins to edit the text of a row; does nothing for a row that has none.
  func beginTextEditing(at path: RowPath) {
    guard editSession?.path != path, let row = row(at: path) as? any TextEditingRow, row.takesFocus
    else { return }
    let context = controller?.context(at: path)
    endTextEditing()
    guard let path = context?.path else { return }
    let editor = TextEditor(row.editableText, input: row.textInput, cutText: cutText)
    editSession = EditSession(path: path, editor: editor)
    moveCursor(to: path)
    reconfigure(path)
    revealCaret()
    controller?.stage?.hintsDidChange()
  }

  /// Ends editing; the row takes the text, wherever it stands now.
  func endTextEditing() {
    guard let session = editSession else { return }
    editSession = nil
    cutText = session.editor.cutText
    if let row = row(at: session.path) as? any TextEditingRow, let controller {
      row.textDidEnd(session.editor.text, row: controller.context(at: session.path))
    }
    reconfigure(session.path)
    controller?.stage?.hintsDidChange()
  }

  /// Lets the text follow its row through a change; the text of a row that is gone goes with it.
  func followEditSession(_ newPath: (RowPath) -> RowPath?) {
    guard let session = editSession else { return }
    let path = newPath(session.path)
    if let path { editSession?.path = path } else { editSession = nil }
    if path == nil { controller?.stage?.hintsDidChange() }
  }

  /// Forgets the text of a row that is no longer there or no longer takes one.
  func dropMissingEditSession() {
    guard let session = editSession else { return }
    let row = store.row(at: session.path) as? any TextEditingRow
    if row?.takesFocus != true { editSession = nil }
  }

  // MARK: What happens to it

  /// Acts on a key while a text is edited; returns whether it was used.
  func editText(_ key: KeyPress) -> Bool {
    guard var session = editSession, let row = row(at: session.path) as? any TextEditingRow else {
      editSession = nil
      return false
    }
    session.editor.input = row.textInput
    let former = session.editor.text
    let outcome = session.editor.handle(key, width: fieldWidth(at: session.path))
    guard outcome != .ignored else { return false }
    editSession = session
    if case .copied(let text) = outcome { controller?.stage?.request(.copy(text)) }
    textDidChange(from: former, row)
    return true
  }

  /// Inserts pasted text; returns whether one is edited.
  func insertText(_ text: String) -> Bool {
    guard var session = editSession, let row = row(at: session.path) as? any TextEditingRow else {
      return false
    }
    let former = session.editor.text
    session.editor.input = row.textInput
    session.editor.insert(text)
    editSession = session
    textDidChange(from: former, row)
    return true
  }

  /// Takes the chosen suggestion as the text; returns whether one was chosen.
  func takeSuggestion() -> Bool {
    guard var session = editSession, let choice = session.choice,
      session.suggestions.indices.contains(choice),
      let row = row(at: session.path) as? any TextEditingRow
    else { return false }
    let former = session.editor.text
    session.editor.replaceAll(with: session.suggestions[choice])
    session.choice = nil
    session.suggestions = []
    editSession = session
    textDidChange(from: former, row, suggests: false)
    return true
  }

  /// Chooses a suggestion; returns whether there are any.
  func chooseSuggestion(by distance: Int) -> Bool {
    guard let session = editSession, !session.suggestions.isEmpty,
      distance > 0 || session.choice != nil
    else { return false }
    editSession?.choose(by: distance)
    reconfigure(session.path)
    revealCaret()
    return true
  }

  private func textDidChange(
    from former: String, _ row: any TextEditingRow, suggests: Bool = true
  ) {
    guard let session = editSession else { return }
    let text = session.editor.text
    if text != former {
      if suggests { editSession?.suggest(row.suggestions(for: text)) }
      if let context = controller?.context(at: session.path) {
        row.textDidChange(text, row: context)
      }
    }
    guard let path = editSession?.path else { return }
    reconfigure(path)
    revealCaret()
  }

  // MARK: Where it is seen

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

  /// Puts the caret where a person clicked, or takes the suggestion there; returns whether it was
  /// in the field.
  func moveCaret(to point: ScreenPoint) -> Bool {
    guard let session = editSession, let slot = slot(of: session.path), let cell = slot.cell else {
      return false
    }
    let inner = ScreenPoint(
      column: point.column - metrics.cell.lowerBound, line: point.line - slot.line)
    if let choice = cell.suggestion(at: inner, forWidth: metrics.cell.count) {
      editSession?.choice = choice
      return takeSuggestion()
    }
    guard let place = cell.place(at: inner, forWidth: metrics.cell.count) else { return false }
    editSession?.editor.move(to: place, extending: false)
    reconfigure(session.path)
    return true
  }

  private func slot(of path: RowPath) -> WindowSlot? {
    layoutIfNeeded()
    return window.index(of: TableItem(path)).map { window.slots[$0] }
  }

  private func fieldWidth(at path: RowPath) -> Int {
    let width = metrics.cell.count
    guard let cell = cell(at: path), let content = cell.content as? any EditableContent else {
      return width
    }
    return content.fieldWidth(forWidth: cell.contentWidth(forWidth: width))
  }
}
