/// The guidance of a person through a table: reasons for refusals, and the entries of the list of
/// commands.
extension GenericTableController {
  /// The reason that the row with the cursor can't be selected.
  var refusalOfRow: String {
    let words = words.guidance.refusals
    return tableView.cursor.flatMap { refusal(ofRowAt: $0) } ?? words.noAction
  }

  /// Returns the reason that a row can't be selected now, or `nil` for a row that never can.
  package func refusal(ofRowAt path: RowPath) -> String? {
    let isDisabled = tableView.cell(at: path)?.isEnabled == false
    let states = spokenText(at: path)?.states ?? []
    if isDisabled || states.contains(.disabled) {
      return words.guidance.refusals.isDisabled
    }
    return states.contains(.loading) ? words.data.isLoading : nil
  }

  /// Returns why a command isn't performed, or `nil` for commands that need no reason.
  func refusal(of command: TableCommand) -> String? {
    let words = words.guidance.refusals
    switch command {
    case .openIndex: return words.noIndex
    case .openActions: return words.noActions
    case .useAccessory: return words.noDetails
    case .toggleEditing: return words.nothingToEdit
    case .delete: return words.cannotDelete
    case .moveRowUp, .moveRowDown: return words.cannotMove
    case .undo: return words.nothingToUndo
    case .redo: return self.words.messages.nothingToRedo
    case .nextMatch, .previousMatch:
      let isSearching = tableView.search?.isFinished == false
      return isSearching ? self.words.search.searching : self.words.search.noMatches
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
      (.moveToStart, words.guidance.firstRow, "home"), (.moveToEnd, words.guidance.lastRow, "end"),
      (.pageUp, words.guidance.pageUp, "pgup"), (.pageDown, words.guidance.pageDown, "pgdn"),
    ]
    return moves.map { command, title, keys in
      CommandOverlay.Entry(title: title, keys: keys) { [weak self] in _ = self?.perform(command) }
    }
  }

  private var sectionEntries: [CommandOverlay.Entry] {
    let count = min(store.groupCount, GenericTableController.sectionLimit)
    return (0..<count).compactMap { group in
      guard let title = store.header(of: group)?.text, !title.isEmpty else { return nil }
      let words = LocalizedStrings.fill(words.guidance.goTo, title)
      return CommandOverlay.Entry(title: words, keys: "") { [weak self] in
        self?.tableView.moveToGroup(group)
      }
    }
  }

  /// The maximum number of sections in the list of commands.
  private static let sectionLimit = 1000
}
