/// The text that is edited: it belongs to the table, under its row.
extension TableView {
  /// Whether a text is being edited.
  public var isEditingText: Bool { editSession != nil }

  /// Begins to edit the text of a row; does nothing for a row that has none.
  func beginTextEditing(at path: RowPath) {
    guard editSession?.path != path, let row = row(at: path) as? any TextEditingRow,
      row.takesFocus, let context = controller?.context(at: path)
    else { return }
    endTextEditing()
    guard let path = context.path else { return }
    let editor = TextEditor(row.editableText, input: row.textInput, cutText: cutText)
    begin(EditSession(row, at: path, context, editor))
  }

  private func begin(_ session: EditSession) {
    endedSession = nil
    editSession = session
    controller?.editingDidBegin()
    moveCursor(to: session.path)
    showEditedText()
    controller?.stage?.hintsDidChange()
  }

  /// Ends editing; the row takes the text, wherever it stands now.
  func endTextEditing() {
    guard let session = editSession else { return }
    editSession = nil
    endedSession = session
    endedSession?.isSelecting = false
    finish(session)
    if let path = session.context.path { reconfigure(path) }
  }

  /// Goes on with the editing that ended last, with text and caret where they were, while the row
  /// has the cursor still.
  func resumeTextEditing() {
    guard editSession == nil, var session = endedSession, session.path == cursor,
      let row = row(at: session.path) as? any TextEditingRow, row.takesFocus
    else { return }
    if row.editableText != session.editor.text {
      // The row has put its text into another form.
      let caret = session.editor.content.caret
      session.editor = TextEditor(row.editableText, input: row.textInput, cutText: cutText)
      session.editor.move(to: caret, extending: false)
    }
    begin(session)
  }

  /// Hands the text over to its row, once, also when the row has left the table.
  private func finish(_ session: EditSession) {
    cutText = session.editor.cutText
    let row = session.context.row as? any TextEditingRow ?? session.row
    row.textDidEnd(session.editor.text, row: session.context)
    controller?.stage?.hintsDidChange()
  }

  /// Lets the text follow its row through a change; a row that is gone takes it when the change is
  /// made.
  func followEditSession(_ changes: TableChanges) -> (() -> Void)? {
    if let path = endedSession?.path {
      if let path = changes.newPath(for: path) {
        endedSession?.path = path
      } else {
        endedSession = nil
      }
    }
    guard let session = editSession else { return nil }
    guard let path = changes.newPath(for: session.path) else {
      editSession = nil
      return { self.finish(session) }
    }
    editSession?.path = path
    if let row = store.row(at: path) as? any TextEditingRow { editSession?.row = row }
    return nil
  }

  /// Ends editing in a row that is no longer there or no longer takes a text.
  func dropMissingEditSession() {
    guard let session = editSession else { return }
    let row = store.row(at: session.path) as? any TextEditingRow
    guard row?.takesFocus != true || store.isCollapsed(session.path.group) else { return }
    editSession = nil
    finish(session)
  }

  // MARK: What happens to it

  /// Acts on a key while a text is edited; returns whether it was used.
  func editText(_ key: KeyPress) -> Bool {
    let width = editSession.map { fieldWidth(at: $0.path) } ?? 0
    return changeText { editor in
      let outcome = editor.handle(key, width: width)
      if case .copied(let text) = outcome { copy(text) }
      return outcome != .ignored
    }
  }

  /// Puts a text on the clipboard, and says so.
  private func copy(_ text: String) {
    guard let controller else { return }
    controller.stage?.request(.copy(text))
    controller.stage?.showMessage(controller.words.copied)
  }

  /// Inserts pasted text; returns whether one is edited.
  func insertText(_ text: String) -> Bool {
    changeText { editor in
      editor.insert(text)
      return true
    }
  }

  /// Takes the chosen suggestion as the text; returns whether one was chosen.
  func takeSuggestion() -> Bool {
    guard let session = editSession, let choice = session.choice,
      session.suggestions.indices.contains(choice)
    else { return false }
    editSession?.choice = nil
    editSession?.suggestions = []
    return changeText(suggests: false) { editor in
      editor.replaceAll(with: session.suggestions[choice])
      return true
    }
  }

  /// Chooses a suggestion; returns whether there are any.
  func chooseSuggestion(by distance: Int) -> Bool {
    guard let session = editSession, !session.suggestions.isEmpty,
      distance > 0 || session.choice != nil
    else { return false }
    editSession?.choose(by: distance)
    showEditedText()
    return true
  }

  /// Lets something happen to the text, and tells the row; returns whether it happened.
  private func changeText(suggests: Bool = true, _ change: (inout TextEditor) -> Bool) -> Bool {
    guard var session = editSession, let row = row(at: session.path) as? any TextEditingRow else {
      endTextEditing()
      return false
    }
    session.row = row
    session.editor.input = row.textInput
    let former = session.editor.text
    guard change(&session.editor) else { return false }
    editSession = session
    let text = session.editor.text
    if text != former {
      if suggests { editSession?.suggest(row.suggestions(for: text)) }
      row.textDidChange(text, row: session.context)
    }
    showEditedText()
    return true
  }
}
