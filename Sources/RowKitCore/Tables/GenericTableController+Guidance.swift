/// The guidance of a person through a table: reasons for refusals, and the entries of the list of
/// commands.
extension GenericTableController {
  /// The reason that the row with the cursor can't be selected.
  var refusalOfRow: String {
    guard let path = tableView.cursor else { return words[RefusalStrings.noRow] }
    let hasActions = rowWithActions(at: path) != nil
    let reason = words[hasActions ? RefusalStrings.onlyActions : .noAction]
    return refusal(ofRowAt: path) ?? LocalizedStrings.fill(reason, shown("."))
  }

  /// Returns a message as a sentence that begins with the name of a row.
  func sentence(_ message: String, aboutRowAt path: RowPath) -> String {
    let name = spokenText(at: path)?.label ?? ""
    return (name.isEmpty ? "" : name + ": ") + message.withStop
  }

  /// Returns the reason that a row can't be selected now, or `nil` for a row that never can.
  package func refusal(ofRowAt path: RowPath) -> String? {
    let isDisabled = tableView.cell(at: path)?.isEnabled == false
    let states = spokenText(at: path)?.states ?? []
    if isDisabled || states.contains(.disabled) {
      return words[RefusalStrings.isDisabled]
    }
    return states.contains(.loading) ? words[ScreenStrings.isLoading] : nil
  }

  func note(_ refusal: TextRefusal, ofRowAt path: RowPath) {
    stage?.noteUnseen { sentence(refusal.text(in: words), aboutRowAt: path) }
  }

  /// Returns why a command isn't performed, or `nil` for commands that need no reason.
  func refusal(of command: TableCommand) -> String? {
    let forRows = [TableCommand.openActions, .useAccessory, .delete, .moveRowUp, .moveRowDown]
    if tableView.cursor == nil, forRows.contains(command) { return words[RefusalStrings.noRow] }
    switch command {
    case .openIndex: return words[RefusalStrings.noIndex]
    case .openActions: return words[RefusalStrings.noActions]
    case .useAccessory: return words[RefusalStrings.noDetails]
    case .toggleEditing: return words[RefusalStrings.nothingToEdit]
    case .delete: return words[RefusalStrings.cannotDelete]
    case .moveRowUp, .moveRowDown: return words[RefusalStrings.cannotMove]
    case .undo: return words[RefusalStrings.nothingToUndo]
    case .redo: return words[ScreenStrings.nothingToRedo]
    case .nextMatch, .previousMatch:
      if let search = tableView.search, !search.isFinished { return words[SearchStrings.searching] }
      if tableView.search != nil { return tableView.noMatches }
      return LocalizedStrings.fill(words[RefusalStrings.noSearch], searchKey)
    default: return nil
    }
  }

  /// The actions of the row with the cursor, the ends of the table, and its sections.
  package var jumps: [CommandOverlay.Entry] {
    rowEntries + (tableView.cursor == nil ? [] : edgeEntries) + sectionEntries
  }

  private var rowEntries: [CommandOverlay.Entry] {
    guard let path = tableView.cursor, let row = visibleCursorRow as? any ContextMenuRow else {
      return []
    }
    let context = context(at: path)
    return row.actions.map { action in
      CommandOverlay.Entry(title: action.title(in: words), keys: "") { [weak self] in
        self?.perform(action, on: context)
      }
    }
  }

  private var edgeEntries: [CommandOverlay.Entry] {
    let moves: [(TableCommand, String, String)] = [
      (.moveToStart, words[GuidanceStrings.firstRow], "home"),
      (.moveToEnd, words[GuidanceStrings.lastRow], "end"),
      (.pageUp, words[GuidanceStrings.pageUp], "pgup"),
      (.pageDown, words[GuidanceStrings.pageDown], "pgdn"),
    ]
    return moves.map { command, title, keys in
      CommandOverlay.Entry(title: title, keys: keys) { [weak self] in _ = self?.perform(command) }
    }
  }

  private var sectionEntries: [CommandOverlay.Entry] {
    let count = min(store.groupCount, GenericTableController.sectionLimit)
    return (0..<count).filter(showsGroup).compactMap { group in
      guard let title = store.header(of: group)?.text, !title.isEmpty else { return nil }
      let words = LocalizedStrings.fill(words[GuidanceStrings.goTo], title)
      return CommandOverlay.Entry(title: words, keys: "") { [weak self] in
        self?.moveToGroup(titled: title, near: group)
      }
    }
  }

  /// Moves to a group whose position may have changed since its title was listed.
  private func moveToGroup(titled title: String, near position: Int) {
    let group = ([position] + Array(0..<store.groupCount)).first {
      store.header(of: $0)?.text == title
    }
    if let group { tableView.moveToGroup(group) }
  }

  /// The maximum number of sections in the list of commands.
  private static let sectionLimit = 1000
}
