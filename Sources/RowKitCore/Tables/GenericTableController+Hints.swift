/// Hints about a table on the bottom line and in the help.
extension GenericTableController {
  package var cursorRow: (any CellController)? {
    guard let path = tableView.cursor else { return nil }
    return tableView.row(at: path)
  }

  /// The row with the cursor, or `nil` if it is out of view.
  var visibleCursorRow: (any CellController)? {
    guard let path = tableView.cursor, tableView.isInView(path) else { return nil }
    return tableView.row(at: path)
  }

  package func takeHintChange() -> Bool {
    let kind = visibleCursorRow.map { ObjectIdentifier(type(of: $0)) }
    var hints = keys.takeSpareHints()
    hints += headerHints
    addCursorHints(to: &hints)
    let lettersAreText = lettersMeanText
    return keys.noteHints(&hints, of: kind, lettersAreText: lettersAreText)
      || tableView.search != nil
  }

  package var words: LocalizedStrings { stage?.words ?? .english }

  /// The keys that apply to the table now.
  package final var tableHints: [KeyHint] {
    headerHints + rowHints + searchHints + movingHints
  }

  /// The progress of a search, for the bottom line.
  var searchProgress: String {
    guard let search = tableView.search, !search.matcher.isEmpty else { return "" }
    let found = "\(search.matchCount)"
    return search.isFinished ? found : found + "… " + words.search.searched + " " + searchedRows
  }

  /// The number of searched rows and the total number of rows.
  var searchedRows: String {
    let format = NumberFormat.fixed(0, grouped: true)
    let looked = format.format(Double(tableView.search?.lookedAt ?? 0))
    guard let count = tableView.searchableCount else { return looked }
    return looked + words.data.of + format.format(Double(count))
  }

  /// The keys of the row with the cursor and of what was done before.
  private var rowHints: [KeyHint] {
    var hints: [KeyHint] = []
    addCursorHints(to: &hints)
    if hasEditableRow {
      hints.append(KeyHint(shown("e"), isEditing ? words.actions.done : words.actions.edit))
    }
    if canUndo { hints.append(KeyHint(undoKey, words.actions.undo)) }
    if changeHistory?.canRedo == true {
      hints.append(KeyHint(shown("U"), words.forms.editing.redo, isProminent: false))
    }
    return hints
  }

  /// The keys of the row with the cursor.
  private func addCursorHints(to hints: inout [KeyHint]) {
    let row = visibleCursorRow
    if let row = row as? any SelectableRow, row.isSelectable {
      hints +=
        isCursorRowExpanded
        ? row.collapsingHints(in: words) : [KeyHint("⏎", verb(for: row))]
    }
    if returnLeadsOn { hints.append(KeyHint("⏎", words.forms.editing.next, isProminent: false)) }
    if let row = row as? any KeyRespondingRow, row.respondsToKeys {
      hints += isCursorRowExpanded ? row.keyHints.map { $0.promoted() } : row.keyHints
    }
    if let row = row as? any AccessoryRow, row.isAccessoryEnabled {
      hints.append(KeyHint(shown("i"), words.actions.accessory))
    }
    if let row = row as? any ContextMenuRow, !row.actions.isEmpty,
      hints.first?.title != words.actions.actions
    {
      hints.append(KeyHint(shown("."), words.actions.actions))
    }
    if let row = row as? any EditableRow, row.editingStyle == .delete {
      hints.append(KeyHint("del", words.actions.delete))
    }
    if let row = row as? any MovableRow, row.isMovable {
      hints.append(KeyHint("alt+↑↓", words.actions.moveRow, isProminent: isEditing))
    }
  }

  private var isCursorRowExpanded: Bool {
    tableView.cursor.map { tableView.expansions[$0] != nil } == true
  }

  /// The key that undoes a deletion or a move.
  var undoKey: String { lettersMeanText ? "ctrl+_" : "u" }

  /// Returns keys bound to letters as they are shown, with `alt+` where letters type text.
  func shown(_ letters: String...) -> String {
    let prefix = lettersMeanText ? "alt+" : ""
    return letters.map { prefix + $0 }.joined(separator: " ")
  }

  /// Whether the cell at the cursor shows that its row leads to another screen.
  var cursorRowLeadsOn: Bool {
    tableView.cursor.flatMap { tableView.cell(at: $0) }?.accessory.leadsOn == true
  }

  private func verb(for row: any SelectableRow) -> String {
    if tableView.selectionMode == .multiple {
      let isSelected = tableView.cursor.map { tableView.selection.contains($0) } == true
      return isSelected ? words.actions.onReturn.deselect : words.actions.select
    }
    let verb = row.selectionVerb(in: words)
    return verb == words.actions.select && cursorRowLeadsOn ? words.actions.open : verb
  }

  private var searchHints: [KeyHint] {
    var hints = [KeyHint(lettersMeanText ? "ctrl+f" : "/", words.search.search)]
    let isMarked = tableView.search.map { !$0.isNarrowing && $0.matchCount > 0 } ?? false
    if isMarked { hints.insert(KeyHint(shown("n", "N"), words.search.nextMatch), at: 0) }
    if store.hasIndex { hints.append(KeyHint(shown("'"), words.moving.index)) }
    return hints
  }

  private var movingHints: [KeyHint] {
    [
      KeyHint(lettersMeanText ? "↑↓" : "↑↓ j k", words.moving.move, isProminent: false),
      KeyHint("pgup pgdn", words.moving.page, isProminent: false),
      KeyHint("ctrl+u ctrl+d", words.moving.halfPage, isProminent: false),
      KeyHint(
        lettersMeanText ? "home end" : "home end g G", words.moving.edges, isProminent: false),
      KeyHint("alt+w", words.actions.copyRow, isProminent: false),
    ] + (lettersMeanText ? [] : [KeyHint("42G 50%", words.moving.rowNumber, isProminent: false)])
  }
}
