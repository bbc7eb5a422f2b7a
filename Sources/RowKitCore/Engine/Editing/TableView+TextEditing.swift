/// The text being edited, which the table keeps by row.
extension TableView {
  /// The path of the row being edited, its text with the selection, and whether the row has a value
  /// that was set elsewhere, so that nothing is written.
  package var editedText: (path: RowPath, text: String, selection: Range<Int>, isCutOff: Bool)? {
    editSession.map { session in
      let content = session.editor.content
      return (
        session.path, session.editor.text, content.selection ?? content.caret..<content.caret,
        session.isCutOff(from: store.row(at: session.path) as? any TextEditingRow ?? session.row)
      )
    }
  }

  /// Whether there is edited text that its row hasn't got.
  package var hasUnwrittenText: Bool { editSession?.hasUnwrittenText == true }

  /// Begins editing the text of a row.
  ///
  /// A text that the row refused last is there again, as a change that can be undone. Does nothing for
  /// a row without editable text.
  func beginTextEditing(at path: RowPath) {
    guard editSession?.path != path, let row = row(at: path) as? any TextEditingRow,
      row.takesFocus, !store.isCollapsed(path.group), let context = controller?.context(at: path)
    else { return }
    cursorState.noteMove()
    endTextEditing()
    guard let path = context.path else { return }
    let editor = TextEditor(row.editableText(in: words), input: row.textInput, cutText: texts.cut)
    var session = EditSession(row, at: path, context, editor)
    if row.selectsText { session.editor.selectAll() }
    if let refused = texts.refused.remove(at: path) { session.editor.replaceAll(with: refused) }
    begin(session)
  }

  private func begin(_ session: EditSession) {
    texts.endedSession = nil
    editSession = session
    texts.refused.remove(at: session.path)
    controller?.editingDidBegin()
    moveCursor(to: session.path)
    showEditedText()
    controller?.stage?.hintsDidChange()
  }

  /// Ends editing and passes the text to the row, wherever the row is now.
  func endTextEditing() {
    guard let session = editSession else { return }
    editSession = nil
    texts.endedSession = session
    texts.endedSession?.isSelecting = false
    if let message = finish(session) { controller?.stage?.showMessage(message) }
    if session.editor.text != session.original { reconfigureVisibleRows() }
    if let path = session.context.path { reconfigure(path) }
  }

  /// Resumes the last editing session, with its text and caret, if its row still has the cursor.
  func resumeTextEditing() {
    guard !texts.isEditing, var session = texts.endedSession, session.path == cursor,
      let row = row(at: session.path) as? any TextEditingRow, row.takesFocus
    else { return }
    if texts.refused.message(at: session.path) != nil {
      return beginTextEditing(at: session.path)
    }
    if !row.editableText(in: words).utf8.elementsEqual(session.editor.text.utf8) {
      // The row has reformatted its text.
      let caret = session.editor.content.caret
      session.editor = TextEditor(
        row.editableText(in: words), input: row.textInput, cutText: texts.cut)
      session.editor.move(to: caret, extending: false)
    }
    session.original = row.editableText(in: words)
    session.fault = nil
    session.resume(with: row)
    begin(session)
  }

  /// Hands the text over to its row, once, also when the row has left the table.
  ///
  /// - Returns: The message about a text that could not be stored, or `nil`.
  private func finish(_ session: EditSession) -> String? {
    texts.cut = session.editor.cutText
    defer { controller?.stage?.hintsDidChange() }
    let row = session.context.row as? any TextEditingRow ?? session.row
    let text = session.editor.text
    if session.isCutOff(from: row) {
      row.textDidEnd(row.editableText(in: words), row: session.context)
      return session.hasUnwrittenText ? keep(session, words[RefusalStrings.textNotStored]) : nil
    }
    guard text != session.original, let reason = row.refusal(of: text, isFinal: true, in: words)
    else {
      // A row that ends the editing as it takes the text has it, and may have replaced it.
      let last = session.isHandingOver ? row.editableText(in: words) : text
      let hasConflict = ChangeConflict.occurs { row.textDidEnd(last, row: session.context) }
      let isLost = hasConflict && text != session.original && row.editableText(in: words) != last
      return isLost ? keep(session, words[RefusalStrings.textNotStored]) : nil
    }
    row.textDidEnd(row.editableText(in: words), row: session.context)
    refuse(session, row, because: reason)
    guard session.context.path == nil else { return nil }
    // The row is gone, so the reason stands at the bottom of the screen.
    return [reason, keep(session, words[RefusalStrings.textNotStored])].compactMap { $0 }
      .joined(separator: ". ")
  }

  /// Keeps a text that could not be stored, to be inserted elsewhere, unless it is a secret.
  ///
  /// - Returns: The message for the person, or `nil`.
  private func keep(_ session: EditSession, _ message: String) -> String? {
    guard !session.editor.input.isSecure else { return nil }
    texts.cut = session.editor.text
    return LocalizedStrings.fill(message, texts.cut)
  }

  /// Ends editing because of a change that the person didn't make.
  ///
  /// Further typing is kept from other rows, and from the commands, for a while.
  func interruptTextEditing() {
    interruptAfterChange()
    handOverTexts()
  }

  /// Ends editing in a row that a change removes or hides, or that may be another one now.
  ///
  /// The row in which editing began takes the text once the change is complete.
  func interruptAfterChange() {
    if let session = editSession.take() { texts.interruptedSessions.append(session) }
  }

  /// Hands over the texts whose editing a change has interrupted.
  func handOverTexts() {
    while !texts.interruptedSessions.isEmpty {
      let message = finish(texts.interruptedSessions.removeFirst())
      controller?.typingWasInterrupted(message)
    }
  }

  /// Moves the edited text along with its row after a change.
  func followEditSession(_ changes: TableChanges) {
    guard let session = editSession else { return }
    guard let path = changes.recordPath(for: session.path) else { return interruptAfterChange() }
    if cursor == changes.newPath(for: session.path) { cursor = path }
    editSession?.path = path
    if let row = store.row(at: path) as? any TextEditingRow, row !== session.row {
      let (input, value) = (row.textInput, row.editableText(in: words))
      editSession?.goOn(in: row, input, value)
    }
  }

  /// Ends editing in a row that no longer exists or no longer accepts text.
  func dropIfMissing(_ session: EditSession) {
    let row = store.row(at: session.path) as? any TextEditingRow
    guard row?.takesFocus != true || store.isCollapsed(session.path.group) else { return }
    interruptTextEditing()
  }

  // MARK: Input

  /// Handles a key while a text is being edited, and returns whether it was used.
  func editText(_ key: KeyPress) -> Bool {
    let width = editSession.map { fieldWidth(at: $0.path) } ?? 0
    return changeText { editor in
      let outcome = editor.handle(key, width: width)
      if case .copied(let text) = outcome { controller?.stage?.copy(text) }
      return outcome != .ignored
    }
  }

  /// Inserts typed characters, and returns whether a text is being edited.
  func typeText(_ text: String) -> Bool { alterText { $0.type(text) } }

  /// Replaces the whole text of a row: editing begins, and ends with the text.
  func replaceText(_ text: String, at path: RowPath) {
    guard !store.isCollapsed(path.group) else { return replaceHiddenText(text, at: path) }
    beginTextEditing(at: path)
    _ = alterText { $0.replaceAll(with: text) }
    endTextEditing()
  }

  /// Replaces the whole text of a row in a collapsed group, where no text can be edited.
  private func replaceHiddenText(_ text: String, at path: RowPath) {
    guard let row = row(at: path) as? any TextEditingRow, row.takesFocus,
      let context = controller?.context(at: path)
    else { return }
    let editor = TextEditor(row.editableText(in: words), input: row.textInput, cutText: texts.cut)
    var session = EditSession(row, at: path, context, editor)
    session.editor.replaceAll(with: text)
    let text = session.editor.text
    if row.refusal(of: text, isFinal: true, in: words) == nil {
      session.willHandOver(text)
      let hasConflict = ChangeConflict.occurs { row.textDidChange(text, row: context) }
      session.didHandOver(session.value(of: row), hasConflict: hasConflict)
    }
    if let message = finish(session) { controller?.stage?.showMessage(message) }
    reconfigureVisibleRows()
  }

  /// Inserts pasted text, and returns whether a text is being edited.
  func insertText(_ text: String) -> Bool { alterText { $0.insert(text) } }

  /// Replaces the text with the chosen suggestion, and returns whether one was chosen.
  func takeSuggestion() -> Bool {
    guard let session = editSession, let choice = session.choice,
      session.suggestions.indices.contains(choice)
    else { return false }
    editSession?.choice = nil
    editSession?.suggestions = []
    return alterText(suggests: false) { $0.replaceAll(with: session.suggestions[choice]) }
  }

  /// Chooses a suggestion, and returns whether there are any.
  func chooseSuggestion(by distance: Int) -> Bool {
    guard let session = editSession, !session.suggestions.isEmpty,
      distance > 0 || session.choice != nil
    else { return false }
    editSession?.choose(by: distance)
    showEditedText()
    return true
  }

  /// Passes a changed text to its row, or the original text if the row refuses the change.
  private func hand(_ text: String, to row: any TextEditingRow, in session: EditSession) {
    let fault = text == session.original ? nil : row.refusal(of: text, isFinal: false, in: words)
    let isRefused = row.refusal(of: text, isFinal: true, in: words) != nil
    let handed = isRefused ? session.original : text
    editSession?.willHandOver(handed, fault: fault)
    let hasConflict = ChangeConflict.occurs { row.textDidChange(handed, row: session.context) }
    let value = row.editableText(in: words)
    editSession?.didHandOver(value, hasConflict: hasConflict)
    if hasConflict, editSession == nil, value != handed {
      keep(session, words[RefusalStrings.textNotStored]).map { controller?.stage?.showMessage($0) }
    }
    // Others may show the same value.
    reconfigureVisibleRows()
  }

  /// Replaces the edited text at a path after the row's text was changed from outside.
  ///
  /// The replacement can be undone.
  package func takeNewText(at path: RowPath) {
    guard var session = editSession, session.path == path,
      let row = row(at: path) as? any TextEditingRow,
      !row.editableText(in: words).utf8.elementsEqual(session.editor.text.utf8)
    else { return }
    session.editor.replaceAll(withKept: row.editableText(in: words))
    session.fault = nil
    session.resume(with: row)
    editSession = session
    showEditedText()
  }

  /// Sets the text of a row, also while it is edited.
  func setText(_ text: String, at path: RowPath) {
    if editSession?.path == path {
      return _ = alterText(suggests: false) { $0.replaceAll(with: text) }
    }
    guard let row = row(at: path) as? any TextEditingRow,
      let context = controller?.context(at: path), row.refusal(ofWhole: text, in: words) == nil
    else { return }
    if texts.endedSession?.path == path { texts.endedSession = nil }
    texts.refused.remove(at: path)
    row.textDidChange(text, row: context)
    reconfigureVisibleRows()
  }

  /// Makes a change that applies to any text, and returns whether a text is being edited.
  private func alterText(suggests: Bool = true, _ change: (inout TextEditor) -> Void) -> Bool {
    changeText(suggests: suggests) { editor in
      change(&editor)
      return true
    }
  }

  /// Changes the text, notifies the row, and returns whether the change was made.
  private func changeText(suggests: Bool = true, _ change: (inout TextEditor) -> Bool) -> Bool {
    guard let known = editSession, let row = row(at: known.path) as? any TextEditingRow else {
      interruptTextEditing()
      return false
    }
    // Asked first, because a row may change the table in its getters.
    let (isCutOff, input) = (known.isCutOff(from: row), row.textInput)
    guard row.takesFocus, var session = editSession else {
      // Disabled meanwhile: the key is for no other row.
      interruptTextEditing()
      return true
    }
    session.row = row
    session.editor.input = input
    // A single owner lets the text be changed in place.
    editSession = nil
    let former = session.editor.revision
    let isUsed = change(&session.editor)
    editSession = session
    session.editor.refusal.map { controller?.note($0, ofRowAt: session.path) }
    guard isUsed else { return false }
    if session.editor.revision != former {
      let text = session.editor.text
      if !isCutOff { hand(text, to: row, in: session) }
      let suggestions = suggests ? row.suggestions(for: text) : nil
      if let suggestions, editSession?.editor.text == text { editSession?.suggest(suggestions) }
    }
    showEditedText()
    return true
  }

  // MARK: Refused texts

  /// Returns the message of the row at a path about a refused text, or `nil` if there is none.
  func refusedText(at path: RowPath) -> String? {
    editSession?.path == path ? nil : texts.refused.message(at: path)
  }

  /// Shows a message in the row that explains why its text was refused.
  func refuse(_ session: EditSession, _ row: any TextEditingRow, because reason: String) {
    let text = session.editor.text
    let message = session.message(refusing: text, because: reason, in: words)
    texts.refused.add(text, message, keeping: row.editableText(in: words), in: session.context)
    controller?.stage?.request(.bell)
  }
}
