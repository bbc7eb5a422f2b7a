/// Hints about a table on the bottom line and in the help.
extension GenericTableController {
  package func takeHintChange() -> Bool {
    let row = visibleCursorRow
    var kind: ObjectIdentifier?
    if let row { kind = ObjectIdentifier(type(of: row)) }
    var hints = keys.takeSpareHints()
    hints += headerHints
    addHints(of: row, to: &hints)
    let lettersAreText = lettersMeanText
    return keys.noteHints(&hints, of: kind, lettersAreText: lettersAreText)
      || tableView.search != nil
  }

  /// The keys that apply to the table now.
  package final var tableHints: [KeyHint] {
    headerHints + rowHints + searchHints + movingHints
  }

  /// The progress of a search, for the bottom line.
  var searchProgress: String {
    guard let search = tableView.search, !search.matcher.isEmpty else { return "" }
    let found = "\(search.matchCount)"
    return search.isFinished
      ? found : found + "… " + words[SearchStrings.searched] + " " + searchedRows
  }

  /// The number of searched rows and the total number of rows.
  package var searchedRows: String {
    let looked = words.text(forCount: tableView.search?.lookedAt ?? 0)
    guard let count = tableView.searchableCount else { return looked }
    return looked + words[DataStrings.of] + words.text(forCount: count)
  }

  /// The keys of the row with the cursor and of what was done before.
  private var rowHints: [KeyHint] {
    var hints: [KeyHint] = []
    addHints(of: visibleCursorRow, to: &hints)
    if hasEditableRow {
      hints.append(
        KeyHint(shown("e"), isEditing ? words[ActionStrings.done] : words[ActionStrings.edit]))
    }
    if canUndo { hints.append(KeyHint(undoKey, words[ActionStrings.undo])) }
    if changeHistory?.canRedo == true {
      hints.append(KeyHint(shown("U"), words[EditingStrings.redo], isProminent: false))
    }
    return hints
  }

  /// Whether a visible row can be edited.
  var hasEditableRow: Bool {
    // Many rows of one type are examined once.
    var plain: ObjectIdentifier?
    for slot in tableView.window.slots {
      guard let row = slot.row, plain != ObjectIdentifier(type(of: row)) else { continue }
      let editable = row as? any EditableRow
      let movable = row as? any MovableRow
      if editable?.editingStyle ?? .none != .none || movable?.isMovable == true { return true }
      if editable == nil, movable == nil { plain = ObjectIdentifier(type(of: row)) }
    }
    return false
  }

  /// Whether there is a change that can be undone.
  package var canUndo: Bool { changeHistory?.canUndo ?? !undoStack.isEmpty }

  /// Adds the keys of the row with the cursor, or of none if it is out of view.
  private func addHints(of row: (any CellController)?, to hints: inout [KeyHint]) {
    var row = row
    if let known = row, !tableView.canBeUsable(known) { row = nil }
    let style = (row as? any EditableRow)?.editingStyle ?? .none
    if isEditing, style == .insert {
      hints.append(KeyHint("⏎", words[ActionStrings.add]))
    } else if !isEditing || style == .none, let row = row as? any SelectableRow, row.isSelectable {
      hints +=
        isCursorRowExpanded
        ? row.collapsingHints(in: words) : [KeyHint("⏎", verb(for: row))]
    }
    if returnLeadsOn { hints.append(KeyHint("⏎", words[EditingStrings.next], isProminent: false)) }
    if let row = row as? any KeyRespondingRow, row.respondsToKeys {
      let own = cursorRowTakesText ? row.keyHints : row.keyHints.map { $0.keepingLetters() }
      hints += isCursorRowExpanded ? own.map { $0.promoted() } : own
    }
    if let row = row as? any AccessoryRow, row.isAccessoryEnabled {
      hints.append(KeyHint(shown("i"), words[ActionStrings.accessory]))
    }
    if let row = row as? any ContextMenuRow, !row.actions.isEmpty,
      hints.first?.title != words[ActionStrings.actions]
    {
      hints.append(KeyHint(shown("."), words[ActionStrings.actions]))
    }
    if style == .delete {
      hints.append(KeyHint(isEditing ? "⏎ del" : "del", words[ActionStrings.delete]))
    }
    if let row = row as? any MovableRow, row.isMovable {
      hints.append(KeyHint("alt+↑↓", words[ActionStrings.moveRow], isProminent: isEditing))
    }
  }

  /// The key that undoes a deletion or a move.
  var undoKey: String { lettersMeanText ? "ctrl+_" : "u" }

  /// Returns keys bound to letters as they are shown, with `alt+` where letters type text.
  func shown(_ letters: String...) -> String {
    let prefix = lettersMeanText ? "alt+" : ""
    return letters.map { prefix + $0 }.joined(separator: " ")
  }

  private func verb(for row: any SelectableRow) -> String {
    if tableView.selectionMode == .multiple, row.canStaySelected {
      let isSelected = tableView.cursor.map { tableView.selection.contains($0) } == true
      return isSelected ? words[ReturnStrings.deselect] : words[ActionStrings.select]
    }
    let verb = row.selectionVerb(in: words)
    return verb == words[ActionStrings.select] && cursorRowLeadsOn
      ? words[ActionStrings.open] : verb
  }

  /// The key hints for the group with the cursor.
  var headerHints: [KeyHint] {
    guard let item = tableView.cursorItem, store.hasCollapsingHeader(item.group) else { return [] }
    let verb =
      store.isCollapsed(item.group) ? words[MovingStrings.expand] : words[MovingStrings.collapse]
    let isHeader = item.part == .header
    return [KeyHint(isHeader ? "⏎" : shown("z"), verb, isProminent: isHeader)]
  }

  private var searchHints: [KeyHint] {
    var hints = [KeyHint(lettersMeanText ? "ctrl+f" : "/", words[SearchStrings.search])]
    let isMarked = tableView.search.map { !$0.isNarrowing && $0.matchCount > 0 } ?? false
    if isMarked { hints.insert(KeyHint(shown("n", "N"), words[SearchStrings.nextMatch]), at: 0) }
    if store.hasIndex { hints.append(KeyHint(shown("'"), words[MovingStrings.index])) }
    return hints
  }

  private var movingHints: [KeyHint] {
    [
      KeyHint(lettersMeanText ? "↑↓" : "↑↓ j k", words[MovingStrings.move], isProminent: false),
      KeyHint("pgup pgdn", words[MovingStrings.page], isProminent: false),
      KeyHint("ctrl+u ctrl+d", words[MovingStrings.halfPage], isProminent: false),
      KeyHint(
        lettersMeanText ? "home end" : "home end g G", words[MovingStrings.edges],
        isProminent: false),
      KeyHint("alt+w", words[ActionStrings.copyRow], isProminent: false),
    ]
      + (lettersMeanText
        ? [] : [KeyHint("42G 50%", words[MovingStrings.rowNumber], isProminent: false)])
  }
}
