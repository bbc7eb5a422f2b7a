/// Commands from keys and clicks.
extension GenericTableController {
  /// Performs a command and returns whether it applied.
  ///
  /// If the command acts on the row with the cursor and the row is out of view, scrolls to the row
  /// instead and returns `true`.
  @discardableResult
  public final func perform(_ command: TableCommand) -> Bool {
    command.isMovement ? tableView.cursorState.noteMove() : tableView.cursorState.noteUse()
    if actsOnRow(command), refuseWhileSearching() || tableView.revealUnseenCursor() { return true }
    switch command {
    case .moveUp: tableView.moveCursor(.up)
    case .moveDown: tableView.moveCursor(.down)
    case .pageUp: tableView.movePage(.up)
    case .pageDown: tableView.movePage(.down)
    case .halfPageUp: tableView.movePage(.up, by: .half)
    case .halfPageDown: tableView.movePage(.down, by: .half)
    case .moveToStart: tableView.moveToEdge(.up)
    case .moveToEnd: tableView.moveToEdge(.down)
    case .select: if !collapseAtHeader(), !(isEditing && useEditingSign()) { selectCursorRow() }
    case .toggle:
      if collapseAtHeader() { return true }
      if toggleMovesPage {
        tableView.cursorState.noteMove()
        tableView.movePage(.down)
      } else if isToggleable {
        selectCursorRow()
      }
    case .enter: return enterCursorRow()
    case .search: stage?.show(SearchOverlay(self, after: tableView.beginTypingSearch()))
    case .nextMatch: return tableView.walkMatches(.down)
    case .previousMatch: return tableView.walkMatches(.up)
    case .openIndex: return openIndex()
    case .openActions: return openActions()
    case .useAccessory: return useAccessory()
    case .copy: copyCursorRow()
    case .collapse: return collapseAtCursor()
    case .toggleEditing: return toggleEditing()
    case .delete: return deleteCursorRow()
    case .moveRowUp: return moveCursorRow(tableView.possibleMove(by: -1))
    case .moveRowDown: return moveCursorRow(tableView.possibleMove(by: 1))
    case .undo: return undo()
    case .redo: return redo()
    // A search that goes on is an answer, too.
    case .focusNext: return focusNext() || fields.search != nil || leaveLastField()
    case .focusPrevious: return focusPrevious() || fields.search != nil
    }
    return true
  }

  /// Whether a command acts on the row with the cursor.
  ///
  /// Such a command acts on no row that a person doesn't see. A command that the row can't perform is
  /// refused without showing the row.
  private func actsOnRow(_ command: TableCommand) -> Bool {
    switch command {
    case .select, .copy: true
    case .toggle: !toggleMovesPage
    case .openActions: tableView.cursor.map { rowWithActions(at: $0) != nil } ?? false
    case .useAccessory: rowWithAccessory != nil
    case .delete: deletableRow != nil
    case .moveRowUp: tableView.possibleMove(by: -1) != nil
    case .moveRowDown: tableView.possibleMove(by: 1) != nil
    default: false
    }
  }

  /// Whether ``TableCommand/toggle`` moves down by a page, because no row uses it.
  var toggleMovesPage: Bool {
    tableView.focusedHeader == nil && !isToggleable && !lettersAreText && !cursorIsControl
  }

  /// Whether ``TableCommand/toggle`` selects the row with the cursor.
  private var isToggleable: Bool { tableView.selectionMode == .multiple || cursorIsUsable }

  private func selectCursorRow() {
    guard let path = tableView.cursor else { return }
    if returnLeadsOn { return advanceFocus(from: path, isForced: true) }
    if !cursorIsUsable { stage?.showMessage(refusalOfRow) }
    select(path)
  }

  /// Selects a row as a person does.
  ///
  /// The row acts, and is deselected unless it opened another screen or manages its deselection. In
  /// multiple selection mode, a row that can stays selected, and selecting it again deselects it. Ends a
  /// search that hides the row. Does nothing for a row that can't be selected or whose group is collapsed.
  public final func select(_ path: RowPath) {
    guard !store.isCollapsed(path.group), let row = tableView.row(at: path) as? any SelectableRow,
      row.isSelectable
    else { return }
    let isMultiple = tableView.selectionMode == .multiple
    let staysSelected = isMultiple && row.canStaySelected
    if staysSelected, tableView.selection.contains(path) { return tableView.deselect(path) }
    let context = context(at: path)
    let wasShown = stage?.screen === self
    // A button isn't among the rows that a person has marked for it.
    if staysSelected || !isMultiple || row.managesOwnDeselection { tableView.select(path) }
    row.didSelect(context)
    let led = wasShown && stage?.screen !== self
    guard !staysSelected, isMultiple || !led, !row.managesOwnDeselection else { return }
    context.path.map { tableView.deselect($0) }
  }

  /// Selects the row with the cursor if it leads to another screen.
  private func enterCursorRow() -> Bool {
    guard let path = tableView.cursor, tableView.isInView(path), cursorRowLeadsOn else {
      return false
    }
    if !refuseWhileSearching() { select(path) }
    return true
  }

  private func useAccessory() -> Bool {
    guard let path = tableView.cursor, let row = rowWithAccessory else { return false }
    row.didActivateAccessory(context(at: path))
    return true
  }

  private func copyCursorRow() {
    guard let path = tableView.cursor, let row = cursorRow else { return }
    let cell = tableView.cell(at: path)
    guard let text = cell == nil ? words(of: row, at: path) : cell?.copiedText else {
      stage?.showMessage(words[ScreenStrings.tooLongToCopy])
      return
    }
    stage?.copy(text)
  }

  /// Returns the text of a row that may be out of view.
  ///
  /// Configures the row for a cell that isn't shown. Changes that the row requests meanwhile wait.
  package func words(of row: any CellController, at path: RowPath, width: Int = 80) -> String {
    gate.during(.working) { ErasedRow.plainText(of: row, at: path, width: width, on: stage) }
  }

  /// Returns the words for a row that may be out of view.
  func spokenText(
    of row: any CellController, at path: RowPath, width: Int = 80,
    state: (inout CellState) -> Void = { _ in }
  ) -> SpokenText {
    gate.during(.working) {
      ErasedRow.spokenText(of: row, at: path, width: width, state: state, on: stage)
    }
  }

  func openActions() -> Bool { tableView.cursor.map { openActions(at: $0) } ?? false }

  @discardableResult
  package final func openActions(at path: RowPath) -> Bool {
    guard let row = rowWithActions(at: path) else { return false }
    let context = context(at: path)
    var actions = row.actions.map { action in
      AlertAction(action.title(in: words), isDestructive: action.isDestructive) { [weak self] in
        self?.perform(action, on: context)
      }
    }
    actions.append(.cancel(words[AlertStrings.cancel]))
    show(Alert(menu: name(ofRowAt: path), actions: actions))
    return true
  }

  /// Returns the words that name a row: its label, or its value if it has no label.
  func name(ofRowAt path: RowPath) -> String {
    guard let spoken = spokenText(at: path) else { return "" }
    return spoken.label.isEmpty ? spoken.value ?? "" : spoken.label
  }

  /// Performs an action that was offered for a row, or says that the row has left the table since.
  func perform(_ action: RowAction, on row: RowContext) {
    guard row.path != nil else { return _ = stage?.showMessage(words[ScreenStrings.rowIsGone]) }
    action.perform(row)
  }

  func rowWithActions(at path: RowPath) -> (any ContextMenuRow)? {
    (tableView.row(at: path) as? any ContextMenuRow).flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  private func openIndex() -> Bool {
    let entries = indexEntries
    guard !entries.isEmpty, let stage else { return false }
    let here = tableView.anchor.item.group
    let choice = max(0, entries.lastIndex { $0.group <= here } ?? 0)
    stage.show(
      IndexOverlay(entries.map(\.title), choice: choice, on: stage) { [weak self] index in
        self?.goToSection(entries[index])
      })
    return true
  }

  /// Goes to a section of the index, or to the one with its title if groups have changed since.
  private func goToSection(_ entry: (title: String, group: Int)) {
    let entries = indexEntries
    let same = entries.first { $0 == entry } ?? entries.first { $0.title == entry.title }
    if let same { tableView.moveToGroup(same.group) }
  }

  /// The sections of the index that show anything.
  var indexEntries: [(title: String, group: Int)] {
    tableGroups.enumerated().compactMap { group, value in
      guard let title = value.indexTitle, showsGroup(group) else { return nil }
      return (title, group)
    }
  }

  /// Returns whether a group shows anything.
  func showsGroup(_ group: Int) -> Bool {
    tableView.projection.firstGroup(from: group, count: groupCount) == group
  }

  /// Ends the mode that Escape ends before it goes back: edit mode, or else a search.
  ///
  /// Returns whether there was one.
  func endMode() -> Bool {
    if isEditing {
      isEditing = false
      return true
    }
    tableView.advanceWantedSearch()
    guard tableView.search != nil else { return false }
    tableView.endSearch()
    return true
  }
}
