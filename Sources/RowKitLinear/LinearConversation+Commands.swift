import RowKitCore

/// Commands that a person gives where no question is open.
extension LinearConversation {
  func perform(_ command: LinearCommand) {
    switch command {
    case .more: readOn()
    case .list:
      listing.restart()
      readOn()
    case .help(let target): help(target)
    case .back: goBack()
    case .leave: leave()
    case .quit: stage.quit()
    case .save: save()
    case .undo: undo()
    case .redo: press(.redo)
    case .fields: askFields()
    case .sections: press(.openIndex)
    case .choose(let target): withRow(target, orGroup: .toggle) { choose($0, $1) }
    case .go(let number): go(to: number)
    case .search(let pattern): search(pattern)
    case .act(let action, let target):
      withRow(target, isCertain: action == .delete, orGroup: action.groupUse) {
        act(action, $0, $1)
      }
    case .press(let script): press(script)
    }
  }

  private func goBack() {
    if stage.overlays.last != nil, asked == nil { return send(KeyPress(.escape)) }
    if stage.navigation.isAtRoot, stage.navigations.count == 1 {
      said.append(words[ChoosingSentences.firstScreen])
    } else {
      stage.goBack()
    }
  }

  /// Does what Escape does on a screen: closes a panel, ends a search, or goes back.
  private func leave() {
    if stage.overlays.isEmpty, showsOnlySome { search("") } else { goBack() }
  }

  private func go(to number: Int) {
    guard let table, let path = path(ofRow: number, in: table) else {
      said.append(LocalizedStrings.fill(words[ChoosingSentences.noSuchRow], String(number)))
      return
    }
    // Keys act on the row that was named last.
    table.moveCursor(to: path)
    read(from: number, at: path, in: table)
  }

  /// Reads rows from the one with the cursor.
  func readFromCursor() {
    guard let table, let cursor = table.tableView.cursor else { return }
    read(from: number(ofRowAt: cursor, in: table), at: cursor, in: table)
  }

  private func read(from number: Int, at path: RowPath, in table: GenericTableController) {
    let before = self.path(ofRow: number - 1, in: table)
    listing.restart(after: number - 1, at: before.map { table.spokenItem(at: $0) })
    table.scrollToRow(at: path)
    readOn()
  }

  private func undo() {
    guard let table, table.canUndo else {
      return say(stage.words[RefusalStrings.nothingToUndo])
    }
    stage.clearMessage()
    guard table.perform(.undo) else { return say(stage.words[RefusalStrings.nothingToUndo]) }
    afterwards = { [weak self] in self?.undone() ?? [] }
  }

  /// Returns the sentence about what was undone: the row with the cursor, and the number of rows.
  private func undone() -> [String] {
    // A change that can't be undone has its message.
    guard let table, stage.message == nil else { return [] }
    let line = table.tableView.cursor.flatMap { self.line(of: table.context(at: $0)) }
    let count = "\(rowCount(table.spokenRowCount))."
    return ["\(words[ChoosingSentences.undone]) \(line.map { sentence($0) } ?? count)"]
  }

  // MARK: Searching

  private func search(_ pattern: String) {
    guard let table else { return say(words[ChoosingSentences.notPossible]) }
    if pattern.isEmpty, !showsOnlySome { return say(sentence(rowCount(table.spokenRowCount))) }
    if !pattern.isEmpty || table.tableView.hasSearch { table.narrow(to: pattern) }
    if pattern.isEmpty { endFilter(of: table) }
    listing.restart()
    afterwards = { [weak self] in self?.found(pattern) ?? [] }
  }

  /// Ends a filter of the screen, of which the first Escape may only end the looking for more rows.
  private func endFilter(of table: GenericTableController) {
    for _ in 0..<2 where table.showsOnlySomeRows && stage.screen === table {
      send(KeyPress(.escape))
    }
    if !table.showsOnlySomeRows { stage.clearMessage() }
  }

  /// Whether only some rows are shown, by a search or a filter of the screen.
  var showsOnlySome: Bool { table.map { $0.tableView.hasSearch || $0.showsOnlySomeRows } ?? false }

  private func found(_ pattern: String) -> [String] {
    guard let table else { return [] }
    if pattern.isEmpty {
      let count = rowCount(table.spokenRowCount)
      let ended = words[SearchSentences.searchEnded]
      return [count.isEmpty ? ended : "\(ended) \(sentence(count))"]
    }
    let count = table.spokenRowCount ?? 0
    let isFinal = !table.isSearchUnfinished && !table.isFindingRows
    if !isFinal, count == 0 { return [searchProgress(in: table)] }
    let name = quotation(of: pattern)
    guard count > 0 else { return [noMatch(of: name)] }
    let matches = sentence(aboutMatches: count, of: name, isFinal: isFinal)
    say(withWayOut(matches, isNeeded: false))
    readOn()
    return []
  }

  private func sentence(aboutMatches count: Int, of name: String, isFinal: Bool) -> String {
    if count == 1 {
      let sentence = isFinal ? SearchSentences.rowMatches : .rowMatchesSoFar
      return LocalizedStrings.fill(words[sentence], name)
    }
    let sentence = isFinal ? SearchSentences.rowsMatch : .rowsMatchSoFar
    return LocalizedStrings.fill(words[sentence], grouped(count), name)
  }

  /// Returns the sentence that no row matches a text, and how all rows are listed.
  func noMatch(of name: String) -> String {
    LocalizedStrings.fill(words[SearchSentences.noRowMatches], name) + " "
      + words[SearchSentences.allRows]
  }

  /// Returns a sentence about the rows that are left, followed by how all are listed if a person must
  /// know that or hasn't heard it yet.
  func withWayOut(_ sentence: String, isNeeded: Bool) -> String {
    defer { hasSaid.wayOut = true }
    return hasSaid.wayOut && !isNeeded ? sentence : "\(sentence) \(words[SearchSentences.allRows])"
  }

  // MARK: Keys

  private func press(_ command: TableCommand) {
    guard let table, table.perform(command) else {
      return say(table?.spokenRefusal(of: command) ?? words[ChoosingSentences.notPossible])
    }
  }

  private func press(_ script: String) {
    guard let tokens = try? KeyToken.script(script), !tokens.isEmpty else {
      return say(LocalizedStrings.fill(words[KeySentences.unknown], quotation(of: script)))
    }
    let title = titleAtCursor
    let count = table?.spokenRowCount
    var (used, unused): ([String], [String]) = ([], [])
    for key in tokens.flatMap(keys) {
      let use = use(of: key)
      if stage.perform(.key(key), at: stage.now) {
        used.append(use.map { "\(key.description): \($0)" } ?? key.description)
      } else if !stage.overlays.isEmpty || stage.screen.interaction?.refusal(of: key) == nil {
        // The message names keys of the screen.
        stage.clearMessage()
        unused.append(key.description)
      }
    }
    if !unused.isEmpty {
      say(LocalizedStrings.fill(words[KeySentences.unused], unused.joined(separator: " ")))
    }
    guard !used.isEmpty else {
      return unused.isEmpty && stage.message == nil ? say(words[ChoosingSentences.notPossible]) : ()
    }
    let separator = used.contains { $0.contains(" ") } ? ", " : " "
    let names = speaker.text(used.joined(separator: separator))
    afterwards = { [weak self] in
      guard let self else { return [] }
      let row = table.flatMap { table in table.tableView.cursor.map { table.context(at: $0) } }
      let news = titleAtCursor == title ? "" : titleAtCursor
      let now = table?.spokenRowCount
      return [
        LocalizedStrings.fill(words[KeySentences.pressed], names),
        now == count ? "" : sentence(rowCount(now)),
        news.isEmpty ? "" : sentence(LocalizedStrings.fill(words[ReadingSentences.group], news)),
        row.flatMap { self.line(of: $0) } ?? "",
      ]
    }
  }

  /// Returns what a key of the screen does, if the list of keys says so of that key alone.
  private func use(of key: KeyPress) -> String? {
    guard stage.overlays.isEmpty else { return nil }
    return stage.screenHints.first { $0.keys == key.description }?.title
  }

  /// The title of the group with the cursor, or an empty string if there is none.
  private var titleAtCursor: String {
    guard let table, let cursor = table.tableView.cursor else { return "" }
    return speaker.text(table.spokenHeader(of: cursor.group))
  }

  /// Presses a letter that the screen lists among its keys, or says why there is nothing to do.
  func sendOwn(_ letter: Character, or refusal: String) {
    // The letter has Alt where letters are text.
    let key = ownKeys.first { $0 == String(letter) || $0 == "alt+\(letter)" }
    if let key { press(String(key)) } else { say(refusal) }
  }

  /// The names of the keys that the screen lists.
  var ownKeys: some Sequence<Substring> {
    stage.screenHints.lazy.flatMap { $0.keys.split(separator: " ") }
  }

  /// Returns the keys of a part of a script.
  private func keys(of token: KeyToken) -> [KeyPress] {
    switch token {
    case .key(let key): [key]
    case .text(let text): text.map { KeyPress($0) }
    case .wait: []
    }
  }

  func send(_ key: KeyPress) {
    stage.handle(.key(key), at: stage.now)
  }

  func say(_ line: String) {
    said.append(line)
  }

  // MARK: Help

  private func help(_ target: LinearCommand.Target?) {
    if let target { return withRow(target) { helpRow($0, $1) } }
    said += words[HelpSentences.help].split(separator: "\n").map { String($0) }
    let hasFields = stage.screen is any FieldAskingScreen
    if hasFields || savesByKey { say(words[HelpSentences.saveHelp]) }
    if hasFields { say(words[HelpSentences.fieldsHelp]) }
    let own = table.map { $0.tableHints.map(\.keys) } ?? []
    let hints = stage.screenHints.filter { !own.contains($0.keys) && $0.isProminent }
    if !hints.isEmpty {
      say(LocalizedStrings.fill(words[KeySentences.list], speaker.keys(hints, words)))
    }
  }

  private func helpRow(_ number: Int, _ row: RowContext) {
    guard let path = row.path, let table = row.screen, let controller = table.row(at: path) else {
      return
    }
    table.moveCursor(to: path)
    say(sentence("\(number) \(line(of: row) ?? "")"))
    let uses = uses(of: controller, row, String(number))
    say(sentence(uses.joined(separator: ". ")))
  }

  /// Returns the sentence about the keys of a row, without those that it only has while it is expanded.
  func list(of hints: [KeyHint], of row: RowContext) -> String {
    let isExpanded = row.path.map { row.screen?.isExpanded($0) == true } ?? false
    let hints = hints.filter { isExpanded || !$0.isForOpenRow }
    return LocalizedStrings.fill(words[KeySentences.list], speaker.keys(hints, words))
  }

  private func uses(of row: any CellController, _ context: RowContext, _ number: String) -> [String]
  {
    var uses: [String] = []
    func add(_ sentence: HelpSentences) {
      uses.append(LocalizedStrings.fill(words[sentence], number, number))
    }
    if row.question(context) != nil {
      add(.canAnswer)
    } else if (row as? any SelectableRow)?.isSelectable == true {
      add(.canUse)
    }
    if let row = row as? any ContextMenuRow, !row.actions.isEmpty {
      add(.canAct)
    }
    if let row = row as? any AccessoryRow, row.isAccessoryEnabled {
      let verb = row.accessoryVerb(in: stage.words)
      uses.append(LocalizedStrings.fill(words[HelpSentences.canDetail], number, verb))
    }
    if (row as? any EditableRow)?.editingStyle == .delete {
      add(.canDelete)
    }
    if context.screen?.tableView.canMove(row) == true { add(.canMove) }
    if let row = row as? any KeyRespondingRow, row.respondsToKeys {
      uses.append(list(of: row.keyHints, of: context).trimmingStop)
    }
    add(.canCopy)
    return uses
  }
}
