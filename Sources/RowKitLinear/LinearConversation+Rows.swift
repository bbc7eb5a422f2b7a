import RowKitCore

/// Finding a row by its number or name, and acting on it.
extension LinearConversation {
  /// The number of rows that are compared with a typed word.
  private static let reach = 2000

  /// A use of the group that a word names.
  enum GroupUse {
    case toggle, open, close
  }

  /// Calls a closure with the row that a person means, or says why there is none.
  ///
  /// Pass `true` for `isCertain` if part of a name counts only once all rows were compared with it, and
  /// pass a use if the word may name a group instead.
  func withRow(
    _ target: LinearCommand.Target, isCertain: Bool = false, orGroup use: GroupUse? = nil,
    _ body: (_ number: Int, _ row: RowContext) -> Void
  ) {
    guard let table else { return say(words[ChoosingSentences.notPossible]) }
    switch target {
    case .number(let number):
      if let known = listing.rows[number] {
        guard
          let row = current(known, heardAt: path(ofRow: number, in: table), in: table),
          let path = row.path
        else {
          return say(
            LocalizedStrings.fill(words[ChoosingSentences.rowIsGone], "\(number), \(known.label),"))
        }
        // A row of a group that was closed keeps its number until it is shown again.
        return table.showsRow(at: path)
          ? body(number, row)
          : say(LocalizedStrings.fill(words[ChoosingSentences.noSuchRow], String(number)))
      }
      guard let path = path(ofRow: number, in: table) else {
        return say(LocalizedStrings.fill(words[ChoosingSentences.noSuchRow], String(number)))
      }
      if let heard = heardRow(at: path, in: table) { listing.note(number, heard) }
      body(number, table.context(at: path))
    case .word(let word):
      withRow(named: word, isCertain: isCertain, orGroup: use, in: table, body)
    }
  }

  /// Returns the path of the row with a number, which counts from 1, or `nil` if there is none.
  func path(ofRow number: Int, in table: GenericTableController) -> RowPath? {
    number > 0 ? table.path(ofShownRow: number - 1) : nil
  }

  /// Returns the number of the shown row at a path, which counts from 1.
  func number(ofRowAt path: RowPath, in table: GenericTableController) -> Int {
    table.shownIndex(ofRowAt: path) + 1
  }

  private func withRow(
    named word: String, isCertain: Bool, orGroup use: GroupUse?, in table: GenericTableController,
    _ body: (_ number: Int, _ row: RowContext) -> Void
  ) {
    let found = matches(of: word, in: table)
    // The whole title of a group is meant rather than the beginning of a row's name.
    if !found.haveWholeName, let use, changeGroup(named: word, use, in: table, isWhole: true) {
      return
    }
    let suffices = !isCertain || found.areAllCompared || found.haveWholeName
    if found.rows.count == 1, suffices, !found.areInside {
      return body(found.rows[0].number, found.rows[0].row)
    }
    if found.rows.isEmpty, let use, changeGroup(named: word, use, in: table) { return }
    say(found, named: word)
  }

  /// Says which rows a word may mean.
  private func say(_ found: NamedRows, named word: String) {
    let (count, name) = (found.rows.count, quotation(of: word))
    switch count {
    case 0: say(LocalizedStrings.fill(words[SearchSentences.noRowMatches], name))
    case 1: say(LocalizedStrings.fill(words[SearchSentences.rowMatches], name))
    default: say(LocalizedStrings.fill(words[SearchSentences.rowsMatch], String(count), name))
    }
    for match in found.rows.prefix(LinearListing.length) {
      listing.note(match.number, HeardRow(match.row, label: match.label))
      say("\(match.number) \(line(of: match.row) ?? match.label)")
    }
    guard !found.areAllCompared else { return }
    say(
      LocalizedStrings.fill(
        words[SearchSentences.onlyFirstCompared], grouped(Self.reach), name))
  }

  /// The rows that a word may mean.
  private struct NamedRows {
    var rows: [(number: Int, row: RowContext, label: String)] = []

    /// Whether the word is the whole name of the rows.
    var haveWholeName = false

    /// Whether the word only is inside words of the names, so that another row may be meant.
    var areInside = false

    /// Whether all rows of the table were compared with the word.
    var areAllCompared = true
  }

  /// Returns the rows named like a word: those with the whole name, else with its beginning, else
  /// with the beginning of one of its words, else with the word in it.
  private func matches(of word: String, in table: GenericTableController) -> NamedRows {
    let word = TextFolding.folded(word)
    var ranks: [[(number: Int, row: RowContext, label: String)]] = [[], [], [], []]
    var item = table.spokenItem(after: nil)
    var number = 0
    while let next = item, number < Self.reach {
      item = table.spokenItem(after: next)
      guard case .row(let path) = next.part, let spoken = table.spokenText(at: path) else {
        continue
      }
      number += 1
      if spoken.isRemark { continue }
      let label = label(of: spoken)
      if let rank = rank(of: word, in: TextFolding.folded(label)) {
        ranks[rank].append((number, table.context(at: path), label))
      }
    }
    // Titles behind the last row need no comparison.
    while let next = item, !next.part.isRow { item = table.spokenItem(after: next) }
    let rank = ranks.firstIndex { !$0.isEmpty }
    return NamedRows(
      rows: rank.map { ranks[$0] } ?? [], haveWholeName: rank == 0, areInside: rank == 3,
      areAllCompared: item == nil)
  }

  /// Returns how well a word matches a name, from 0 for the whole name to 3 for a part of a word, or
  /// `nil` if it doesn't.
  private func rank(of word: String, in name: String) -> Int? {
    if name == word { return 0 }
    if name.hasPrefix(word) { return 1 }
    let places = name.ranges(of: word)
    guard !places.isEmpty else { return nil }
    let beginsWord = places.contains { place in
      name[..<place.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    return beginsWord ? 2 : 3
  }

  /// Expands or collapses the group with a title, and returns whether there is one.
  ///
  /// The rows of an expanded group are read next.
  private func changeGroup(
    named word: String, _ use: GroupUse, in table: GenericTableController, isWhole: Bool = false
  ) -> Bool {
    let word = TextFolding.folded(word)
    var header = table.spokenHeader(after: nil)
    while let next = header, case .header(let group, let isCollapsed) = next.part {
      let title = TextFolding.folded(speaker.text(next.text))
      if let isCollapsed, isWhole ? title == word : title.hasPrefix(word) {
        let opens = use == .open || use == .toggle && isCollapsed
        if opens == isCollapsed { table.setCollapsed(!opens, spokenGroup: group) }
        if opens {
          let first = RowPath(group: group, row: 0)
          listing.goOn(after: table.shownIndex(ofRowAt: first), at: next)
        }
        let state =
          opens ? stage.words[SpeechStrings.expanded] : stage.words[SpeechStrings.collapsed]
        say(
          "\(LocalizedStrings.fill(words[ReadingSentences.group], speaker.text(next.text))): \(state)."
        )
        return true
      }
      header = table.spokenHeader(after: group)
    }
    return false
  }

  /// Returns the command of a line, or the choice of the row that a line of several words names.
  ///
  /// A row `Delete account` can thus be used by its name, although `delete` is a command.
  func command(of line: String) -> LinearCommand {
    if let key = capital(line.trimmed) { return .press(key) }
    let command = LinearCommand(line)
    let name = TextFolding.folded(line.trimmed)
    guard command.hasNamedTarget, !name.hasPrefix("/"), name.contains(" "), let table,
      matches(of: name, in: table).rows.contains(where: { TextFolding.folded($0.label) == name })
    else { return command }
    return .choose(.word(line.trimmed))
  }

  /// Returns a line that is a capital letter which the screen lists among its keys, or `nil` for others.
  private func capital(_ line: String) -> String? {
    guard line.count == 1, line != line.lowercased(), line != "U" else { return nil }
    return ownKeys.contains { $0 == line } ? line : nil
  }

  // MARK: Acting

  /// Asks for the value of a row, or selects the row.
  func choose(_ number: Int, _ row: RowContext) {
    guard let path = row.path, let table = row.screen, let controller = table.row(at: path) else {
      return
    }
    table.moveCursor(to: path)
    note(number, row, in: table)
    if let question = controller.question(row) { return ask(question, of: row) }
    if let row = controller as? any SelectableRow, row.isSelectable {
      return select(path, in: table)
    }
    say(sentence(line(of: row) ?? ""))
    if let keys = controller as? any KeyRespondingRow, keys.respondsToKeys {
      return say(list(of: keys.keyHints, of: row))
    }
    say(table.refusal(ofRowAt: path) ?? words[ChoosingSentences.nothingToDo])
  }

  /// Notes the row to come back to, and the number by which it is known.
  private func note(_ number: Int, _ row: RowContext, in table: GenericTableController) {
    guard let heard = row.path.flatMap({ heardRow(at: $0, in: table) }) else { return }
    listing.chosen = (row, listing.numberKnown(number, heard))
  }

  private func select(_ path: RowPath, in table: GenericTableController) {
    let row = table.context(at: path)
    let chosen = sentence(.chosen, row)
    sayChange(of: row, from: spoken(of: row), unchanged: chosen, gone: chosen)
    let surroundings = RowSurroundings(of: path, in: table)
    table.select(path)
    guard let cursor = table.tableView.cursor else { return }
    // A row that adds others may be gone with the last one.
    let isAdded =
      row.path.map { $0 != cursor } ?? (cursor == path && surroundings.haveOtherRow)
    if isAdded { askAddedRow(at: cursor, above: row, in: table) }
  }

  /// Asks for the value of a row that was added and got the cursor.
  private func askAddedRow(
    at cursor: RowPath, above row: RowContext, in table: GenericTableController
  ) {
    guard stage.screen === table, stage.overlays.isEmpty,
      let question = table.row(at: cursor)?.question(table.context(at: cursor))
    else { return }
    afterwards = { [weak self] in [self?.rowNews(besides: 0) ?? ""] }
    // The added row may have taken its place.
    listing.forgetUnknownNumbers(of: row)
    ask(question, of: table.context(at: cursor), isChanged: true)
  }

  /// Returns a sentence about a row with its name.
  private func sentence(_ sentence: ChoosingSentences, _ row: RowContext) -> String {
    let name = row.path.flatMap { row.screen?.spokenText(at: $0) }.map { label(of: $0) } ?? ""
    return LocalizedStrings.fill(words[sentence], name.trimmingStop)
  }

  /// Reports the new state of a row after the stage has settled, or a sentence if it is unchanged or gone.
  ///
  /// Call this method before the change.
  private func sayChange(
    of row: RowContext, from former: SpokenText?, unchanged: String,
    gone: @autoclosure @escaping () -> String
  ) {
    let footer = footer(below: row)
    let remarks = remarkCount(of: row)
    afterwards = { [weak self] in
      guard let self else { return [] }
      let news = footer.flatMap { self.news(below: row, since: $0) } ?? ""
      guard let now = spoken(of: row) else { return [gone(), news] }
      let rows = rowNews(besides: remarkCount(of: row) - remarks)
      if now != former { return [changed(row, from: former, to: now), news, rows] }
      if !news.isEmpty { return [news, rows] }
      return [next.isAnswered ? "" : unchanged, rows]
    }
  }

  /// Returns the line of a row with a new state, and that it isn't selected any more if that is the change.
  private func changed(
    _ row: RowContext, from former: SpokenText?, to now: SpokenText
  ) -> String {
    let line = line(of: row) ?? ""
    let wasSelected = former?.states.contains(.selected) == true
    guard wasSelected, !now.states.contains(.selected) else { return sentence(line) }
    return sentence("\(line.trimmingStop), \(stage.words[SpeechStrings.notSelected])")
  }

  /// Returns the text below the group of a row.
  func footer(below row: RowContext) -> String? {
    row.path.flatMap { row.screen?.spokenFooter(of: $0.group) }
  }

  /// Returns the text below the group of a row if it has changed.
  func news(below row: RowContext, since former: String) -> String? {
    let text = footer(below: row) ?? ""
    return text == former || text.isEmpty ? nil : speaker.sentence(text)
  }

  func act(_ action: LinearCommand.Action, _ number: Int, _ row: RowContext) {
    guard let path = row.path, let table = row.screen, let controller = table.row(at: path) else {
      return
    }
    if action == .open, !(controller is any ExpandableRow) { return choose(number, row) }
    table.moveCursor(to: path)
    note(number, row, in: table)
    let (former, line) = (spoken(of: row), line(of: row) ?? "")
    let numbers = listing.numbers(ofRowAt: path)
    let isMove = [.moveUp, .moveDown].contains(action)
    let surroundings = RowSurroundings(of: path, in: table)
    if action != .menu, action != .copy {
      let done = isMove ? "" : sentence(.done, row)
      let removed = removed(line)
      sayChange(
        of: row, from: former, unchanged: done,
        gone: action == .delete || surroundings.areWithoutRow ? removed : done)
    }
    let heard = isMove ? heardRow(at: path, in: table) : nil
    let isDone =
      action.command.map { table.perform($0) } ?? setExpanded(action == .open, path, table)
    guard isDone else {
      afterwards = nil
      return say(refusal(of: action, in: table))
    }
    if action == .menu {
      acted = ActedRow(row: row, former: former, line: line, surroundings: surroundings)
    }
    if action == .delete {
      sayLater { [weak self] in
        if row.path == nil { self?.listing.noteRemoval(of: controller, numbers: numbers) }
        return ""
      }
      if table.canUndo {
        stage.clearMessage()
        sayLater { [words] in words[ChoosingSentences.undoes] }
      }
    }
    if let heard { sayLater { [weak self] in self?.placeAfterMove(of: heard) ?? "" } }
  }

  /// Adds a sentence to what is said after the stage has settled.
  private func sayLater(_ sentence: @escaping () -> String) {
    let later = afterwards
    afterwards = { (later?() ?? []) + [sentence()] }
  }

  private func removed(_ line: String) -> String {
    LocalizedStrings.fill(words[ChoosingSentences.removed], line.trimmingStop)
  }

  /// Returns the name of a row that was moved, and its place now.
  private func placeAfterMove(of row: HeardRow) -> String {
    guard let table, let path = current(row, heardAt: nil, in: table)?.path,
      let heard = heardRow(at: path, in: table)
    else { return "" }
    let place = number(ofRowAt: path, in: table)
    let number = listing.numberKnown(place, heard) ?? place
    return LocalizedStrings.fill(
      words[ChoosingSentences.moved], heard.label.trimmingStop, grouped(place),
      grouped(table.spokenRowCount ?? place), grouped(number))
  }

  /// Reports what became of the row whose actions were asked for, after one was chosen.
  func sayAction() {
    guard let acted, let table else { return }
    self.acted = nil
    // The sentence below says how to undo it.
    if acted.row.path == nil, stage.message.flatMap(sentence(ofUndoable:)) != nil {
      stage.clearMessage()
    }
    let removed = removed(acted.line)
    sayChange(
      of: acted.row, from: acted.former, unchanged: "",
      gone: acted.surroundings.areWithoutRow ? removed : "")
    sayLater { [words, weak table] in
      acted.row.path == nil && table?.canUndo == true ? words[ChoosingSentences.undoes] : ""
    }
  }

  /// Returns why an action isn't possible.
  private func refusal(of action: LinearCommand.Action, in table: GenericTableController) -> String
  {
    if action == .copy { return words[ChoosingSentences.notPossible] }
    let reason = action.command.flatMap { table.spokenRefusal(of: $0) }
    return reason ?? words[ChoosingSentences.cannotOpen]
  }

  private func setExpanded(_ isOpen: Bool, _ path: RowPath, _ table: GenericTableController) -> Bool
  {
    guard table.row(at: path) is any ExpandableRow else { return false }
    table.setExpanded(isOpen, at: path)
    // The rows below it are read next.
    if isOpen {
      listing.goOn(after: number(ofRowAt: path, in: table), at: table.spokenItem(at: path))
    }
    return true
  }
}
