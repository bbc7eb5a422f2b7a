/// Keys that type a character while no text is edited. On a text row they and Backspace begin editing;
/// where letters are text they never act as commands.
extension GenericTableController {
  /// Returns the command of a key at the cursor's row.
  ///
  /// A letter with Alt has the same command everywhere.
  func command(for key: KeyPress) -> TableCommand? {
    keys.command(for: key, lettersMeanText: lettersMeanText)
  }

  /// Handles a key that types a character before the rest of the screen, and returns whether it did.
  func typeCharacter(_ key: KeyPress) -> Bool {
    if key == KeyPress(.backspace), cursorRowTakesText { return typeIntoCursorRow(key) }
    guard key.typedCharacter != nil else {
      fields.typingRefusedUntil = nil
      return false
    }
    if cursorRowTakesText { return typeIntoCursorRow(key) }
    guard lettersAreText, key != KeyPress(.space) else { return false }
    if !rowHandles(key) { stage?.refuse(words[RefusalStrings.noText]) }
    return true
  }

  private func typeIntoCursorRow(_ key: KeyPress) -> Bool {
    if refuseTyping() { return true }
    tableView.cursor.map { tableView.beginTextEditing(at: $0) }
    return isEditingText && editText(key)
  }

  /// Refuses what is for the row with the cursor, and returns `true`, while another row is looked for, to
  /// which the cursor goes.
  func refuseWhileSearching() -> Bool {
    if tableView.awaitsMatch { stage?.refuse(words[SearchStrings.searching]) }
    return tableView.awaitsMatch
  }

  /// Refuses text, and returns `true`, if a person has just moved past the last field.
  func refuseTyping() -> Bool {
    if refuseWhileSearching() { return true }
    guard let end = fields.typingRefusedUntil, let stage, stage.now < end else { return false }
    noteLastField()
    stage.refuse(words[RefusalStrings.noFurtherField])
    return true
  }

  /// Records that a person moves past the last field, so that what is typed until a pause goes to none.
  func noteLastField() {
    fields.typingRefusedUntil = stage.map { $0.currentTime + Self.typingPause }
  }

  /// Passes a key to the row with the cursor, if the row handles keys.
  func rowHandles(_ key: KeyPress) -> Bool {
    guard let row = cursorRow(with: .keys) as? any KeyRespondingRow, row.respondsToKeys,
      let path = tableView.cursor
    else { return false }
    // An arrow would go on to the navigation, and leave the screen.
    if tableView.awaitsMatch { return [.left, .right].contains(key.key) && refuseWhileSearching() }
    guard row.handle(key, row: context(at: path)) else { return false }
    tableView.cursorState.noteUse()
    _ = tableView.revealUnseenCursor()
    return true
  }

  /// Performs a command given by a key.
  ///
  /// Moving from field to field continues editing where letters are text.
  func performByKey(_ command: TableCommand) -> Bool {
    let former = tableView.cursor
    let didMean = repetition.map { perform(command, times: $0) } ?? perform(command)
    if command.isMovement, lettersAreText, fields.carriesEditing, !isEditingText {
      goOnEditing(
        from: former, isUp: [.moveUp, .pageUp, .halfPageUp, .moveToStart].contains(command))
    }
    return didMean
  }

  private func goOnEditing(from former: RowPath?, isUp: Bool) {
    guard let path = tableView.cursor, cursorRowTakesText else { return }
    if path == former, !isUp {
      noteLastField()
    } else {
      tableView.beginTextEditing(at: path)
    }
  }

  /// Records that editing has begun.
  func editingDidBegin() { fields.editingDidBegin() }

  // MARK: Interrupted typing

  /// The length of a pause after which typing has its usual meaning.
  private static let typingPause = Duration.seconds(2)

  /// Whether what is typed belongs to a row that is gone.
  var isTypingInterrupted: Bool {
    guard let interruption = fields.interruption, let stage else { return false }
    return stage.now < interruption.end
  }

  /// Shows that editing has ended, with a message about a text that wasn't stored if there is one, and
  /// discards what a person types next.
  func typingWasInterrupted(_ message: String?) {
    guard let stage else { return }
    // A message about the change that ended editing says more. One that was seen is about something else.
    let message = message ?? stage.unseenMessage ?? words[RefusalStrings.editingInterrupted]
    fields.interruption = (message, stage.currentTime + Self.typingPause)
    stage.showMessage(message)
  }

  /// Discards a key with which a person continues typing into a row that is gone, up to Return or Tab.
  func keepFromOtherRows(_ key: KeyPress) -> Bool {
    guard isTypingInterrupted, key.continuesText else {
      fields.interruption = nil
      return false
    }
    typingWasInterrupted(fields.interruption?.message)
    if !key.typesText { fields.interruption = nil }
    return true
  }
}
