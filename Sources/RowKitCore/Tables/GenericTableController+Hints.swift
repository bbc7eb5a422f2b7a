/// Hints about a table on the bottom line and in the help.
extension GenericTableController {
  package func takeHintChange() -> Bool {
    let row = visibleCursorRow
    var kind: ObjectIdentifier?
    if let row { kind = ObjectIdentifier(type(of: row)) }
    var hints = keys.takeSpareHints()
    addHeaderHints(to: &hints)
    addHints(of: row, to: &hints)
    return keys.noteHints(&hints, of: kind, lettersAreText: lettersMeanText)
      || tableView.search != nil
  }

  /// The keys that apply to the table now.
  package final var tableHints: [KeyHint] {
    var hints: [KeyHint] = []
    hints.reserveCapacity(20)
    addHeaderHints(to: &hints)
    addRowHints(to: &hints)
    addSearchHints(to: &hints)
    if !namesOnlyProminentKeys { addMovingHints(to: &hints) }
    return hints
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
    let looked = tableView.search?.lookedAt ?? 0
    guard let count = tableView.searchableCount else { return words.text(forCount: looked) }
    // Rows that changed are searched again.
    return words.text(forCount: min(looked, count)) + words[ScreenStrings.of]
      + words.text(forCount: count)
  }

  /// Adds the keys of the row with the cursor and of what was done before.
  private func addRowHints(to hints: inout [KeyHint]) {
    addHints(of: visibleCursorRow, to: &hints)
    if !isEditing, narrowingSearch != nil || showsOnlySomeRows {
      hints.append(KeyHint("esc", words[SearchStrings.allRows]))
    }
    if isEditing || hasEditableRow {
      let verb = isEditing ? words[ActionStrings.done] : words[ActionStrings.edit]
      add(shown("e"), [.toggleEditing], verb, to: &hints)
    }
    if canUndo, let key = undoKey { hints.append(KeyHint(key, words[ActionStrings.undo])) }
    if changeHistory?.canRedo == true {
      add(shown("U"), [.redo], words[EditingStrings.redo], isProminent: false, to: &hints)
    }
  }

  /// Whether a visible row can be edited.
  var hasEditableRow: Bool {
    // Many rows of one type are examined once.
    var plain: ObjectIdentifier?
    for slot in tableView.window.slots {
      guard let row = slot.row, plain != ObjectIdentifier(type(of: row)) else { continue }
      let editable = row as? any EditableRow
      if editable?.editingStyle ?? .none != .none || tableView.canMove(row) { return true }
      if editable == nil, !(row is any MovableRow) { plain = ObjectIdentifier(type(of: row)) }
    }
    return false
  }

  /// Whether there is a change that can be undone.
  package var canUndo: Bool { changeHistory?.canUndo ?? !undoStack.steps.isEmpty }

  /// Adds the keys of the row with the cursor, or of none if it is out of view.
  private func addHints(of row: (any CellController)?, to hints: inout [KeyHint]) {
    var row = row
    if let known = row, !tableView.canBeUsable(known) { row = nil }
    let style = (row as? any EditableRow)?.editingStyle ?? .none
    if isEditing, style == .insert {
      add("⏎", [.select], words[ActionStrings.add], to: &hints)
    } else if !isEditing || style == .none, let row = row as? any SelectableRow, row.isSelectable {
      if isCursorRowExpanded {
        hints += row.collapsingHints(in: words)
      } else {
        add("⏎", [.select], verb(for: row), or: cursorRowTakesText ? nil : toggleKey, to: &hints)
      }
    }
    if returnLeadsOn, let verb = tableView.cursor.flatMap({ advancingVerb(from: $0) }) {
      add("⏎", [.select], verb, isProminent: false, to: &hints)
    }
    if let row = row as? any KeyRespondingRow, row.respondsToKeys {
      let keepsLetters = lettersAreText && !cursorRowTakesText
      let own = keepsLetters ? row.keyHints.map { $0.keepingLetters() } : row.keyHints
      hints += isCursorRowExpanded ? own.map { $0.promoted() } : own.filter { !$0.isForOpenRow }
    }
    if let row = row as? any AccessoryRow, row.isAccessoryEnabled {
      add(shown("i"), [.useAccessory], row.accessoryVerb(in: words), to: &hints)
    }
    if let row = row as? any ContextMenuRow, !row.actions.isEmpty,
      hints.first?.title != words[ActionStrings.actions]
    {
      add(shown("."), [.openActions], words[ActionStrings.actions], to: &hints)
    }
    if style == .delete {
      let key = isEditing ? "⏎ del" : "del"
      add(key, isEditing ? [.select, .delete] : [.delete], words[ActionStrings.delete], to: &hints)
    }
    if let row, tableView.canMove(row) {
      let word = words[ActionStrings.moveRow]
      add("alt+↑↓", [.moveRowUp, .moveRowDown], word, isProminent: isEditing, to: &hints)
    }
  }

  /// Adds a hint about the keys of commands, with the names of the standard ones, unless the table has no
  /// key for them.
  private func add(
    _ standard: String, _ commands: [TableCommand], _ title: String, isProminent: Bool = true,
    or others: String? = nil, to hints: inout [KeyHint]
  ) {
    guard let names = names(of: commands, standard) else { return }
    hints.append(KeyHint(names, title, isProminent: isProminent).or(others))
  }

  private func names(of commands: [TableCommand], _ standard: String) -> String? {
    keys.names(of: commands, standard: standard, lettersMeanText: lettersMeanText)
  }

  private var toggleKey: String? { names(of: [.toggle], "space") }

  private var standardSearchKey: String { lettersMeanText ? "ctrl+f" : "/" }

  /// The key that searches.
  var searchKey: String { names(of: [.search], standardSearchKey) ?? standardSearchKey }

  /// The key that undoes a deletion or a move, or `nil` if there is none.
  var undoKey: String? { names(of: [.undo], lettersMeanText ? "ctrl+_" : "u") }

  /// Returns keys bound to letters as they are shown, with `alt+` where letters type text.
  func shown(_ letters: String...) -> String {
    letters.map { lettersMeanText ? "alt+" + $0 : $0 }.joined(separator: " ")
  }

  private func verb(for row: any SelectableRow) -> String {
    if tableView.selectionMode == .multiple, row.canStaySelected {
      let isSelected = tableView.cursor.map { tableView.selection.contains($0) } == true
      return isSelected ? words[ActionStrings.deselect] : words[ActionStrings.select]
    }
    let verb = row.selectionVerb(in: words)
    return verb == words[ActionStrings.select] && cursorRowLeadsOn
      ? words[ActionStrings.open] : verb
  }

  /// Adds the keys of the group with the cursor.
  private func addHeaderHints(to hints: inout [KeyHint]) {
    guard let item = tableView.cursorItem, store.hasCollapsingHeader(item.group) else { return }
    let verb =
      store.isCollapsed(item.group) ? words[MovingStrings.expand] : words[MovingStrings.collapse]
    let isHeader = item.part == .header
    add(
      isHeader ? "⏎" : shown("z"), [isHeader ? .select : .collapse], verb, isProminent: isHeader,
      or: isHeader ? toggleKey : nil, to: &hints)
  }

  private func addSearchHints(to hints: inout [KeyHint]) {
    if narrowingSearch == nil, tableView.search.map({ $0.matchCount > 0 }) == true {
      add(
        shown("n", "N"), [.nextMatch, .previousMatch], words[SearchStrings.nextMatch], to: &hints)
    }
    add(standardSearchKey, [.search], words[SearchStrings.search], to: &hints)
    if store.hasIndex { add(shown("'"), [.openIndex], words[MovingStrings.index], to: &hints) }
  }

  private func addMovingHints(to hints: inout [KeyHint]) {
    let meansText = lettersMeanText
    // An expanded row receives its keys before the table does.
    let expanded = isCursorRowExpanded ? visibleCursorRow as? any KeyRespondingRow : nil
    var taken = Set(expanded?.keyHints.flatMap { $0.keys.split(separator: " ") } ?? [])
    if taken.contains(where: { $0.contains("↑") }) { taken.insert("↑↓") }
    func addMoves(
      _ names: String, _ commands: [TableCommand], _ word: MovingStrings, or others: String? = nil
    ) {
      var names = names
      if !taken.isEmpty {
        names = names.split(separator: " ").filter { !taken.contains($0) }.joined(separator: " ")
      }
      guard !names.isEmpty else { return }
      add(names, commands, words[word], isProminent: false, or: others, to: &hints)
    }
    addMoves(meansText ? "↑↓" : "↑↓ j k", [.moveUp, .moveDown], .move)
    addMoves("pgup pgdn", [.pageUp, .pageDown], .page, or: toggleMovesPage ? toggleKey : nil)
    addMoves("ctrl+u ctrl+d", [.halfPageUp, .halfPageDown], .halfPage)
    addMoves(meansText ? "home end" : "home end g G", [.moveToStart, .moveToEnd], .edges)
    add("alt+w", [.copy], words[ActionStrings.copyRow], isProminent: false, to: &hints)
    if !meansText, keyBindings[KeyPress("G")] == .moveToEnd {
      hints.append(KeyHint("42G 50%", words[MovingStrings.rowNumber], isProminent: false))
    }
  }
}
