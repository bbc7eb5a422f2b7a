import RowKitCore

/// Reading the rows of a screen.
extension LinearConversation {
  /// Says the next rows.
  func readOn() {
    guard let table else { return readText() }
    var listing = listing
    listing.follow(in: table)
    if hasOtherRows(table, than: listing) { listing.goOn(after: 0, at: nil) }
    var count = 0
    let problems = problems
    while count < LinearListing.length, let item = table.spokenItem(after: listing.place) {
      // A title begins a page rather than ending it.
      if count == LinearListing.length - 1, case .header = item.part,
        table.spokenItem(after: item) != nil
      {
        break
      }
      if mustWait(for: item, in: table) {
        self.listing = listing
        return stop(before: item, in: table, after: count)
      }
      let line = line(item, in: table, &listing, problems)
      guard !line.isEmpty else { continue }
      said.append(line)
      count += 1
    }
    let hasMore = table.spokenItem(after: listing.place) != nil
    if case .row(let path) = listing.place?.part { table.scrollToRow(at: path) }
    self.listing = listing
    if table.isSearchUnfinished, !hasMore {
      if count > 0 { return say(searchProgress(in: table)) }
      afterwards = { [weak self] in self?.matchesSoFar() ?? [] }
      return
    }
    if table.isFindingRows, !hasMore { return say(rowsSoFar(in: table)) }
    if count == 0 {
      said.append(
        table.spokenRowCount == 0 ? sentenceWithoutRows(of: table) : words[ReadingSentences.end])
    }
    if count > 0 { said.append(hasMore ? place(in: table) : words[ReadingSentences.end]) }
  }

  /// Returns whether a table has fewer rows than were read, and begins with one that wasn't.
  private func hasOtherRows(
    _ table: GenericTableController, than listing: LinearListing
  ) -> Bool {
    guard let count = table.spokenRowCount, count < listing.lastNumber else { return false }
    var item = table.spokenItem(after: nil)
    while let next = item, !next.part.isRow { item = table.spokenItem(after: next) }
    guard let path = item?.path, let spoken = table.spokenText(at: path) else { return false }
    let label = label(of: spoken)
    return !listing.rows.values.contains { $0.label == label }
  }

  /// Returns the number of rows that have been found, of a screen that is still looking for more.
  func rowsSoFar(in table: GenericTableController) -> String {
    LocalizedStrings.fill(
      words[SearchSentences.stillSearching], grouped(table.spokenRowCount ?? 0))
  }

  /// Returns the sentence that there are no rows, and how all are listed if only some are shown.
  private func sentenceWithoutRows(of table: GenericTableController) -> String {
    if !table.keptPattern.isEmpty { return noMatch(of: quotation(of: table.keptPattern)) }
    if awaitsRows(table) { return words[ReadingSentences.loading] + "." }
    let sentence = words[ReadingSentences.noRows] + "."
    return showsOnlySome ? "\(sentence) \(words[SearchSentences.allRows])" : sentence
  }

  /// Reads the matches that an unfinished search has found meanwhile, or says how far it is.
  private func matchesSoFar() -> [String] {
    guard let table else { return [] }
    let isStuck = table.isSearchUnfinished && table.spokenItem(after: listing.place) == nil
    guard !isStuck else { return [searchProgress(in: table)] }
    readOn()
    return []
  }

  /// Returns the progress of a search that isn't finished.
  func searchProgress(in table: GenericTableController) -> String {
    LocalizedStrings.fill(words[SearchSentences.stillSearching], table.searchedRows)
  }

  /// Whether reading stops before a row that stands for others: always before the last one, and
  /// before any other one once.
  private func mustWait(for item: SpokenItem, in table: GenericTableController) -> Bool {
    guard isLoading(item, in: table) else { return false }
    return table.spokenItem(after: item) == nil || listing.awaited != item.path
  }

  /// Whether an item stands for rows that haven't arrived.
  func isLoading(_ item: SpokenItem, in table: GenericTableController) -> Bool {
    item.path.flatMap { table.spokenText(at: $0) }?.states.contains(.loading) == true
  }

  /// Whether no row has arrived, or rows in view stand for others that haven't.
  func isLoading(_ table: GenericTableController) -> Bool {
    awaitsRows(table)
      || table.tableView.visibleRows.contains {
        table.spokenText(at: $0)?.states.contains(.loading) == true
      }
  }

  /// Whether the table has no rows while it shows that it is loading.
  func awaitsRows(_ table: GenericTableController) -> Bool {
    (table as? any ScreenWithLoadingIndicator)?.isLoading == true && table.spokenRowCount == 0
  }

  /// Stops reading at a row that stands for others, and has these loaded.
  ///
  /// If no row was read, those that arrive in time are read, or else the number of rows is said.
  private func stop(before item: SpokenItem, in table: GenericTableController, after count: Int) {
    listing.awaited = item.path
    if let path = item.path { table.scrollToRow(at: path) }
    guard count == 0 else { return said.append(place(in: table)) }
    afterwards = { [weak self] in
      guard let self, let table = self.table else { return [] }
      guard isLoading(item, in: table) else {
        readOn()
        return []
      }
      return [
        LocalizedStrings.fill(words[ReadingSentences.stillLoading], rowCount(listing.lastNumber))
      ]
    }
  }

  private func place(in table: GenericTableController) -> String {
    guard let count = table.spokenRowCount else { return words[ReadingSentences.moreRows] }
    let all =
      table.isSearchUnfinished || table.isFindingRows
      ? LocalizedStrings.fill(words[SearchSentences.soFar], grouped(count)) : grouped(count)
    return
      "\(grouped(listing.lastNumber)) \(stage.words[ScreenStrings.of].trimmed) \(all). "
      + words[ReadingSentences.moreRows]
  }

  private func line(
    _ item: SpokenItem, in table: GenericTableController, _ listing: inout LinearListing,
    _ problems: [RowPath: String]
  ) -> String {
    switch item.part {
    case .header(_, let isCollapsed):
      listing.pass(item)
      let state = isCollapsed.map {
        $0 ? stage.words[SpeechStrings.collapsed] : stage.words[SpeechStrings.expanded]
      }
      let title = LocalizedStrings.fill(words[ReadingSentences.group], speaker.text(item.text))
      return [title, state ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") + "."
    case .footer:
      listing.pass(item)
      return speaker.sentence(item.text)
    case .row(let path):
      guard let spoken = spoken(at: path, in: table, problems) else {
        listing.pass(item)
        return ""
      }
      if spoken.isRemark {
        listing.skip(item)
        return isSaidAbove(path, in: table) ? "" : speaker.line(spoken)
      }
      let heard = HeardRow(table.context(at: path), label: label(of: spoken))
      let number = listing.number(heard, at: item)
      let words = speaker.line(spoken)
      return "\(number) \(words.isEmpty ? stage.words[SpeechStrings.empty] : words)"
    }
  }

  /// Returns the words for a row, with its level in a tree, the problem of its field, and the remarks
  /// below it.
  func spoken(
    at path: RowPath, in table: GenericTableController, _ problems: [RowPath: String]
  ) -> SpokenText? {
    guard var spoken = table.spokenText(at: path) else { return nil }
    guard !spoken.isRemark else { return spoken }
    let level = table.level(of: path)
    if level > 0 {
      spoken.states.append(
        .other(LocalizedStrings.fill(stage.words[SpeechStrings.level], String(level + 1))))
    }
    if let problem = problems[path], !spoken.states.contains(.problem(problem)) {
      spoken.states.append(.problem(problem))
    }
    spoken.states += remarks(below: path, in: table).map { .problem($0) }
    return spoken
  }

  /// Returns the remarks in the rows below a row.
  private func remarks(below path: RowPath, in table: GenericTableController) -> [String] {
    var remarks: [String] = []
    var next = RowPath(group: path.group, row: path.row + 1)
    while table.showsRow(at: next), let text = table.spokenText(at: next), text.isRemark {
      remarks.append(text.plainText)
      next.row += 1
    }
    return remarks
  }

  /// Returns the number of rows below a row that say what is wrong with it.
  func remarkCount(of row: RowContext) -> Int {
    guard let path = row.path, let table = row.screen else { return 0 }
    return remarks(below: path, in: table).count
  }

  /// Whether a remark is said with a row above it.
  private func isSaidAbove(_ path: RowPath, in table: GenericTableController) -> Bool {
    var above = path
    while above.row > 0 {
      above.row -= 1
      guard table.showsRow(at: above), let text = table.spokenText(at: above) else { return false }
      if !text.isRemark { return true }
    }
    return false
  }

  /// The problems of the fields of a form, by the paths of their rows.
  var problems: [RowPath: String] {
    guard let form = stage.screen as? any FieldAskingScreen else { return [:] }
    let problems = form.fieldProblems.compactMap { problem in
      problem.row.path.flatMap { path in problem.message.map { (path, $0) } }
    }
    return Dictionary(problems) { first, _ in first }
  }

  /// Returns the line for a row, with the beginning of a long value, or `nil` if the row is gone.
  func line(of row: RowContext) -> String? {
    guard var spoken = spoken(of: row) else { return nil }
    spoken.value = spoken.value.map { beginning(of: $0) }
    return speaker.line(spoken)
  }

  /// Returns the words for a row, or `nil` if the row is gone.
  func spoken(of row: RowContext) -> SpokenText? {
    guard let path = row.path, let table = row.screen else { return nil }
    return spoken(at: path, in: table, problems)
  }

  /// Returns the name of a row.
  func label(of spoken: SpokenText) -> String {
    let label = speaker.text(spoken.label).trimmed
    return label.isEmpty ? speaker.text(spoken.value ?? "").trimmed : label
  }

  // MARK: Text

  /// Returns the first lines of a screen without a table that aren't blank.
  func textLines(upTo limit: Int) -> [String] {
    let lines = stage.screen.spokenLines().lazy.map { [speaker] in speaker.text($0) }
    return Array(lines.filter { !$0.trimmed.isEmpty }.prefix(limit))
  }

  private func readText() {
    let first = listing.lineCount
    let lines = textLines(upTo: first + LinearListing.length + 1).dropFirst(first)
    said += lines.prefix(LinearListing.length)
    listing.lineCount += min(lines.count, LinearListing.length)
    said.append(
      lines.count > LinearListing.length
        ? words[ReadingSentences.moreRows] : words[ReadingSentences.end])
  }
}
