/// A part of a table that is read aloud: a header, a row or a footer.
package struct SpokenItem {
  /// The part of the table.
  package enum Part: Equatable {
    /// The header of a group, and whether the group is collapsed, or `nil` if it can't be.
    case header(group: Int, isCollapsed: Bool?)
    case row(RowPath)
    /// The footer of a group.
    case footer

    /// Whether the part is a row.
    package var isRow: Bool { if case .row = self { true } else { false } }
  }

  /// The part of the table.
  package let part: Part

  /// The text of the header or footer, or an empty string for a row.
  package let text: String

  let item: TableItem

  /// The path of the row, or `nil` for a header or a footer.
  package var path: RowPath? {
    if case .row(let path) = part { return path }
    return nil
  }
}

/// The table as a sequence of words, for hosts that read it aloud.
extension GenericTableController {
  /// Returns the item to read after another, or the first one.
  package func spokenItem(after former: SpokenItem?) -> SpokenItem? {
    var next = former.map { tableView.item(after: $0.item) } ?? tableView.firstItem
    while let item = next {
      if let spoken = spokenItem(item) { return spoken }
      next = tableView.item(after: item)
    }
    return nil
  }

  private func spokenItem(_ item: TableItem) -> SpokenItem? {
    switch item.part {
    case .row:
      return spokenItem(at: RowPath(group: item.group, row: item.row))
    case .header:
      guard let title = store.header(of: item.group)?.text, !title.isEmpty else { return nil }
      let isCollapsed = store.group(at: item.group).flatMap {
        $0.isCollapsible ? $0.isCollapsed : nil
      }
      return SpokenItem(
        part: .header(group: item.group, isCollapsed: isCollapsed), text: title, item: item)
    case .footer:
      guard let text = store.footer(of: item.group)?.text, !text.isEmpty else { return nil }
      return SpokenItem(part: .footer, text: text, item: item)
    case .topEdge, .bottomEdge, .gap: return nil
    }
  }

  /// Returns the header of the first shown group after another, or of the first one, without visiting
  /// rows.
  package func spokenHeader(after former: Int?) -> SpokenItem? {
    var next = firstShownGroup(from: former.map { $0 + 1 } ?? 0)
    while let group = next {
      if let header = spokenItem(TableItem(group: group, .header)) { return header }
      next = firstShownGroup(from: group + 1)
    }
    return nil
  }

  private func firstShownGroup(from group: Int) -> Int? {
    tableView.projection.firstGroup(from: group, count: store.groupCount)
  }

  /// The item of a row, after which reading continues.
  package func spokenItem(at path: RowPath) -> SpokenItem {
    SpokenItem(part: .row(path), text: "", item: TableItem(path))
  }

  /// The number of rows that are shown, or `nil` if counting them takes too long.
  package var spokenRowCount: Int? {
    narrowingSearch?.matchCount ?? tableView.count(store.shownRowCount)
  }

  /// The search whose matches alone are shown, or `nil` if all rows are.
  var narrowingSearch: TableSearch? { tableView.search.flatMap { $0.hidesRows ? $0 : nil } }

  /// The title of a group, or an empty string if there is none.
  package func spokenHeader(of group: Int) -> String { store.header(of: group)?.text ?? "" }

  /// The text below a group, or an empty string if there is none.
  package func spokenFooter(of group: Int) -> String { store.footer(of: group)?.text ?? "" }

  /// The reason why a command isn't performed on the row with the cursor, or `nil` for commands without
  /// one.
  package func spokenRefusal(of command: TableCommand) -> String? {
    let isDisabled = tableView.cursor.flatMap { tableView.cell(at: $0) }?.isEnabled == false
    return isDisabled ? refusalOfRow : refusal(of: command)
  }

  /// Returns the path of the shown row at an index, starting at 0, or `nil` if there is none.
  package func path(ofShownRow index: Int) -> RowPath? {
    if let search = narrowingSearch {
      return (0..<search.matchCount).contains(index) ? search.matches[index] : nil
    }
    var rest = index
    for group in 0..<store.groupCount where rest >= 0 {
      let count = store.shownRowCount(in: group)
      if rest < count { return RowPath(group: group, row: rest) }
      rest -= count
    }
    return nil
  }

  /// Returns the index of the shown row at a path, starting at 0.
  package func shownIndex(ofRowAt path: RowPath) -> Int {
    if let search = narrowingSearch { return search.matches.lowerBound(path) }
    return (0..<path.group).reduce(path.row) { $0 + store.shownRowCount(in: $1) }
  }

  /// Whether a row is shown, which a search may prevent.
  package func showsRow(at path: RowPath) -> Bool { tableView.shows(path) }

  /// Returns the words for the row at a path, or `nil` if there is no such row.
  package func spokenText(at path: RowPath) -> SpokenText? {
    guard let row = tableView.row(at: path) else { return nil }
    var text = spokenText(of: row, at: path) { state in
      state.isExpanded = tableView.expansions[path] != nil
      state.isSelected = tableView.selection.contains(path) && tableView.selectionMode == .multiple
      state.refusedText = tableView.texts.refused.message(at: path)
    }
    if let form = self as? any FieldAskingScreen { text = form.spokenText(text, of: row) }
    if let question = row.question(context(at: path)) { text.add(question, words) }
    return text
  }

  /// Returns the depth of a row among expanded rows: 0 for a row outside of them.
  package func level(of path: RowPath) -> Int { tableView.expansions.depth(of: path) }

  /// Shows only the rows that match a text, or all rows again for an empty one.
  package func narrow(to pattern: String) {
    if pattern.isEmpty { tableView.cancelSearch() } else { tableView.narrow(to: pattern) }
  }

  /// The text whose matches alone are shown, or an empty string if all rows are.
  package var keptPattern: String {
    if let wanted = tableView.searching.wanted, wanted.isNarrowing { return wanted.pattern }
    return narrowingSearch?.matcher.pattern ?? ""
  }

  /// Whether a search hasn't visited all rows yet.
  package var isSearchUnfinished: Bool { tableView.isSearching || tableView.isSearchResting }

  /// Whether a search continues without further input.
  package var isSearchRunning: Bool { tableView.isSearching }

  /// Expands or collapses a group.
  package func setCollapsed(_ isCollapsed: Bool, spokenGroup group: Int) {
    telling { tableView.setCollapsed(isCollapsed, group: group, .none) }
  }
}

// MARK: Cursor

extension GenericTableController {
  package var spokenCursor: SpokenCursor? {
    guard let path = tableView.cursor, let row = tableView.row(at: path),
      let text = spokenText(at: path)
    else { return nil }
    return SpokenCursor(
      row: ObjectIdentifier(row), text: text, isEdited: tableView.editSession?.path == path)
  }
}
