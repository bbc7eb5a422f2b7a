/// Keys that type a character while no text is edited: on a row that takes a text they begin to edit
/// it, and where letters are text they are never commands.
extension GenericTableController {
  /// How far a person is in filling in fields.
  struct Typing {
    /// Whether the fields that the cursor goes to are edited at once, from the first one edited until
    /// Escape.
    var carriesEditing = false

    /// Whether a person went on from the last field, so that what is typed is meant for none.
    var isPastLastField = false
  }

  /// Whether letters mean nothing but text where the cursor is.
  var lettersMeanText: Bool { lettersAreText || cursorRowTakesText }

  /// What a key does where the cursor is; a letter with Alt does the same everywhere.
  func command(for key: KeyPress) -> TableCommand? {
    if !lettersMeanText, let command = keyBindings[key] { return command }
    guard lettersMeanText || key.modifiers.contains(.alt) else { return nil }
    let bindings = textBindings ?? keyBindings.whereLettersAreText
    textBindings = bindings
    return bindings[key]
  }

  private var cursorRowTakesText: Bool {
    (cursorRow as? any TextEditingRow)?.takesFocus == true
  }

  /// Acts on a key that types a character, before anything of the screen; returns whether it is used
  /// up.
  func typeCharacter(_ key: KeyPress) -> Bool {
    guard key.typedCharacter != nil else {
      typing.isPastLastField = false
      return false
    }
    if tableView.cursor == nil { tableView.layoutIfNeeded() }
    if cursorRowTakesText { return typeIntoCursorRow(key) }
    guard lettersAreText, key != KeyPress(.space) else { return false }
    if !rowHandles(key) { stage?.request(.bell) }
    return true
  }

  private func typeIntoCursorRow(_ key: KeyPress) -> Bool {
    if typing.isPastLastField {
      stage?.request(.bell)
      return true
    }
    tableView.cursor.map { tableView.beginTextEditing(at: $0) }
    return isEditingText && editText(key)
  }

  /// Lets the row with the cursor act on a key, if it has keys of its own.
  func rowHandles(_ key: KeyPress) -> Bool {
    guard let row = cursorRow as? any KeyRespondingRow, row.respondsToKeys,
      let path = tableView.cursor
    else { return false }
    return row.handle(key, row: context(at: path))
  }

  /// Carries out a command that a person gave by a key; where letters are text, moving from field to
  /// field goes on editing.
  func performByKey(_ command: TableCommand) -> Bool {
    let former = tableView.cursor
    let didMean = perform(command)
    if command.isMovement, lettersAreText, typing.carriesEditing, !isEditingText {
      goOnEditing(
        from: former, isUp: [.moveUp, .pageUp, .halfPageUp, .moveToStart].contains(command))
    }
    return didMean
  }

  private func goOnEditing(from former: RowPath?, isUp: Bool) {
    guard let path = tableView.cursor, cursorRowTakesText else { return }
    if path == former, !isUp {
      typing.isPastLastField = true
    } else {
      tableView.beginTextEditing(at: path)
    }
  }

  /// Notes that a text begins to be edited.
  func editingDidBegin() {
    typing = Typing(carriesEditing: true)
  }
}
