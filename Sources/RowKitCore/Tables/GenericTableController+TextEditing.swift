/// Keys during text editing. The editor handles them first; others end editing or move the focus.
extension GenericTableController {
  /// Ends editing and passes the text to the row.
  ///
  /// Does nothing if no text is being edited.
  package final func endEditing() { tableView.endTextEditing() }

  /// Handles a key during text editing.
  ///
  /// Returns `false` to pass the key to the table; editing has ended first if the key moves the
  /// cursor.
  func editText(_ key: KeyPress) -> Bool {
    guard let path = tableView.editSession?.path else { return false }
    switch (key.key, key.modifiers) {
    case (.escape, []):
      tableView.endTextEditing()
      fields.editingDidEnd()
    case (.down, []), (.character("n"), .control):
      return tableView.chooseSuggestion(by: 1) || editOrLeave(key)
    case (.up, []), (.character("p"), .control):
      return tableView.chooseSuggestion(by: -1) || editOrLeave(key)
    case (.tab, []): leave(path) { $0.advanceFocus(from: $1, isForced: false) }
    case (.tab, .shift): leave(path) { $0.retreatFocus(from: $1) }
    case (.return, []), (.character("j"), .control):
      if tableView.takeSuggestion() || tableView.editText(key) { return true }
      if !submitText(at: path) { leave(path) { $0.advanceFocus(from: $1, isForced: true) } }
    default: return editOrLeave(key)
    }
    return true
  }

  /// Passes a key to the editor.
  ///
  /// Keys that move through the table end editing. A letter with Alt may be a key of the screen. All others
  /// are consumed, so that they never act as commands, and one without an effect is named.
  private func editOrLeave(_ key: KeyPress) -> Bool {
    if tableView.editText(key) { return true }
    switch (key.key, key.modifiers) {
    case (.up, .shift), (.down, .shift): refuseInText(key)
    case (.up, _), (.down, _), (.pageUp, _), (.pageDown, _),
      (.character("p"), .control), (.character("n"), .control):
      tableView.endTextEditing()
      return false
    case (.character("s"), .control), (.function, _): return false
    case (.character(let letter), .alt) where letter.isLetter: return false
    default: refuseInText(key)
    }
    return true
  }

  /// Says why a key has no effect on the edited text.
  private func refuseInText(_ key: KeyPress) {
    if TextEditor.undoKeys.contains(key) {
      stage?.showMessage(words[RefusalStrings.nothingToUndoInText])
    } else if TextEditor.redoKeys.contains(key) {
      stage?.showMessage(words[ScreenStrings.nothingToRedo])
    } else {
      stage?.showUnused(key)
    }
  }

  /// Ends editing and submits the text, if the row takes submitted texts.
  ///
  /// A refused text isn't submitted. Returns `false` if the row submits none.
  private func submitText(at path: RowPath) -> Bool {
    guard let row = row(at: path) as? any TextEditingRow, row.submitsText,
      let session = tableView.editSession
    else { return false }
    let context = context(at: path)
    let text = session.editor.text
    tableView.endTextEditing()
    if context.path.map({ tableView.texts.refused.message(at: $0) == nil }) ?? true {
      row.didSubmit(text, row: context)
    }
    return true
  }

  /// Ends editing and continues from the row's path at that time.
  private func leave(_ path: RowPath, _ goOn: (GenericTableController, RowPath) -> Void) {
    let context = context(at: path)
    _ = tableView.takeSuggestion()
    tableView.endTextEditing()
    if let path = context.path { goOn(self, path) }
  }

  /// The keys that apply while a text is edited.
  var editingHints: [KeyHint] {
    guard let session = tableView.editSession else { return [] }
    let verb = returnVerb(session)
    var hints = [
      KeyHint("tab", words[EditingStrings.nextField]),
      KeyHint(verb == nil ? "⏎ esc" : "esc", words[EditingStrings.endEditing]),
      KeyHint("shift+tab", words[EditingStrings.previousField], isProminent: false),
    ]
    if session.editor.input.isSecure, stage?.allowsRevealingSecureText == true {
      let verb = session.editor.isRevealed ? EditingStrings.hide : .reveal
      hints.insert(KeyHint("ctrl+r", words[verb]), at: 0)
    }
    if let verb { hints.insert(KeyHint("⏎", verb), at: 0) }
    if !session.suggestions.isEmpty {
      hints.insert(KeyHint("↑↓", words[EditingStrings.suggestions]), at: 0)
    }
    if session.editor.content.selection != nil, !session.editor.input.isSecure {
      hints.append(
        KeyHint("ctrl+x ctrl+c", words[EditingStrings.cutAndCopy], isProminent: false))
    }
    if session.editor.input.isMultiline {
      hints.append(KeyHint("pgup pgdn", words[MovingStrings.page], isProminent: false))
    }
    return hints + [
      KeyHint("ctrl+_", words[ActionStrings.undo], isProminent: false),
      KeyHint("alt+/", words[EditingStrings.redo], isProminent: false),
      KeyHint("ctrl+w ctrl+u ctrl+k", words[EditingStrings.cutPart], isProminent: false),
      KeyHint("alt+a", words[EditingStrings.selectAll], isProminent: false),
      KeyHint("ctrl+y", words[EditingStrings.paste], isProminent: false),
      KeyHint("alt+del", words[EditingStrings.clear], isProminent: false),
      KeyHint("ctrl+a ctrl+e", words[EditingStrings.edges], isProminent: false),
      KeyHint("ctrl+b ctrl+f", words[EditingStrings.byCharacters], isProminent: false),
      KeyHint("alt+b alt+f", words[EditingStrings.byWords], isProminent: false),
    ]
  }

  /// Returns the effect of Return while a text is edited, or `nil` if it only ends editing.
  private func returnVerb(_ session: EditSession) -> String? {
    if session.editor.input.isMultiline { return words[EditingStrings.newLine] }
    return session.row.submitsText ? words[ActionStrings.done] : advancingVerb(from: session.path)
  }
}
