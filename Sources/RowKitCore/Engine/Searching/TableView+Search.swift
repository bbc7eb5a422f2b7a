/// Searching: narrowing during typing, marking afterwards, and moving between matches.
extension TableView {
  /// The number of rows searched between two frames if there is no clock.
  static let searchSlice = 2000

  /// The number of rows searched before the clock is read.
  private static let timedSlice = 500

  /// The maximum number of rows searched for each key of a script.
  ///
  /// The search continues while the script waits. A count, rather than a time, gives the same frames
  /// on every machine.
  static let scriptedReach = 30_000

  /// Shows only the rows that match a pattern.
  ///
  /// An empty pattern shows all rows. The search begins with the next frame, so that keys in quick
  /// succession start only one search.
  func narrow(to pattern: String) {
    endTextEditing()
    searching.wanted = SearchState.Wanted(pattern: pattern)
    controller?.stage?.setNeedsFrame()
  }

  /// Begins the search for the wanted pattern, if there is one.
  func beginWantedSearch() {
    guard let wanted = searching.wanted else { return }
    searching.wanted = nil
    searching.missedPattern = nil
    let origin = search?.origin ?? (anchor: anchor, cursor: cursorItem)
    let next: TableSearch
    if let search {
      next = TableSearch(wanted.pattern, after: search, from: searchStart(origin.cursor))
    } else {
      next = TableSearch(wanted.pattern, from: searchStart(origin.cursor), origin: origin)
    }
    search = next
    searching.rest = next.lookedAt
    search?.isNarrowing = wanted.isNarrowing
    guard wanted.isNarrowing else { return }
    searching.awaitedAfterMoves = nil
    cursorState.noteMove()
    // A search that is finished at once, because a shorter pattern has no match, isn't advanced.
    if next.matcher.isEmpty || next.matchCount > 0 || next.isFinished { showMatches(changed: true) }
  }

  /// Searches the first slice of rows for the wanted pattern, if there is one.
  func advanceWantedSearch() { if searching.wanted != nil { advanceSearch() } }

  /// Whether a search has more rows to visit and isn't paused.
  var isSearching: Bool {
    searching.wanted != nil || (search.map { !$0.isFinished } ?? false) && !isSearchResting
  }

  /// Whether a search is paused because it has visited the maximum number of rows for a key.
  var isSearchResting: Bool {
    guard let search, !search.isFinished, let stage = controller?.stage else { return false }
    guard stage.clock == nil, !stage.isWaiting else { return false }
    return search.lookedAt - searching.rest >= TableView.scriptedReach
  }

  /// Resumes a paused search after an event.
  func letSearchGoOn() { searching.rest = searching.search?.lookedAt ?? 0 }

  /// The number of rows of the table, or `nil` if there are more than 1,000 groups.
  var searchableCount: Int? { count(store.rowCount) }

  /// Returns the sum of a number of each group, or `nil` if there are more than 1,000 groups.
  func count(_ number: (Int) -> Int) -> Int? {
    guard store.groupCount <= 1000 else { return nil }
    return (0..<store.groupCount).reduce(0) { $0 + number($1) }
  }

  /// Shows all rows again with the matches marked, keeping the reader's place.
  ///
  /// Before the first match is found, returns to the place before the search, and goes to the match as
  /// soon as there is one.
  func keepSearch() {
    advanceWantedSearch()
    guard let search, !search.matcher.isEmpty else { return cancelSearch() }
    guard search.matchCount > 0 else { return awaitFirstMatch(of: search) }
    self.search?.isNarrowing = false
    showEverything()
    if let cursor { showMatch(cursor) }
  }

  /// Goes on showing only the matches, or says that there are none and shows all rows.
  func keepNarrowing() {
    advanceWantedSearch()
    guard let search, !search.matcher.isEmpty else { return cancelSearch() }
    if search.isFinished, search.matchCount == 0 { awaitFirstMatch(of: search) }
  }

  private func awaitFirstMatch(of search: TableSearch) {
    cancelSearch()
    guard !search.isFinished else { return sayNothingWasFound(by: search) }
    self.search = search
    self.search?.isNarrowing = false
    searching.awaitedAfterMoves = cursorState.moveCount
    controller?.stage?.showMessage(words[SearchStrings.searching])
  }

  /// Whether the cursor goes to the first match of a kept search, unless a person moves it.
  var awaitsMatch: Bool { searching.awaitedAfterMoves == cursorState.moveCount }

  /// Goes to the first match that a kept search waited for, unless a person has moved on.
  private func showAwaitedMatch() {
    guard searching.awaitedAfterMoves != nil, let search else { return }
    guard search.matchCount > 0 || search.isFinished else { return }
    let awaitsMatch = awaitsMatch
    searching.awaitedAfterMoves = nil
    guard let match = nearestMatch(search) else {
      endSearch()
      return sayNothingWasFound(by: search)
    }
    guard awaitsMatch, !texts.isEditing else { return }
    if controller?.stage?.overlays.isEmpty == false { return }
    controller?.stage?.clearMessage()
    setCursor(match)
    showMatch(match)
  }

  private func sayNothingWasFound(by search: TableSearch) {
    searching.missedPattern = search.matcher.pattern
    controller?.stage?.showMessage(noMatches)
  }

  /// The message about a search without a match, which doesn't look at what isn't loaded.
  var noMatches: String {
    let isPart = (controller as? any LoadingScreen)?.isPartlyLoaded == true
    return words[isPart ? SearchStrings.noLoadedMatches : .noMatches]
  }

  /// Makes cancelling the next search lead back here, and returns the kept search, if any.
  func beginTypingSearch() -> SearchState.Wanted? {
    searching.search?.origin = (anchor, cursorItem)
    return searching.wanted ?? search?.again
  }

  /// Ends the search, returns to the place before it, and begins another one, if any.
  func cancelSearch(for other: SearchState.Wanted? = nil) {
    searching.wanted = other
    searching.awaitedAfterMoves = nil
    guard let search else { return }
    self.search = nil
    showEverything()
    anchor = search.origin.anchor
    let origin = search.origin.cursor
    cursor = origin?.path.flatMap { store.contains($0) ? $0 : nil }
    if let origin, isCollapsingHeader(origin) { focusedHeader = origin.group }
    askForPlace()
    reloadAll()
  }

  /// Shows all rows without marks, keeping the cursor.
  func endSearch() {
    guard let search else { return }
    if search.isNarrowing, cursor == nil { return cancelSearch() }
    searching.awaitedAfterMoves = nil
    self.search = nil
    guard search.isNarrowing else { return reloadAll() }
    showEverything()
    if let cursor { showMatch(cursor) }
  }

  /// Moves the cursor to the next or previous match and returns whether there is one.
  ///
  /// A search that had no match begins again at the cursor, because rows may have come since.
  func walkMatches(_ direction: Direction) -> Bool {
    if search == nil, searching.wanted == nil, let pattern = searching.missedPattern {
      narrow(to: pattern)
      keepSearch()
      return true
    }
    advanceWantedSearch()
    guard let search, search.matchCount > 0 else { return false }
    let here = cursor ?? RowPath(group: focusedHeader ?? 0, row: -1)
    let after = here.adding(rows: 1)
    let next =
      direction == .down
      ? search.matches.first(from: after) ?? search.matches[0]
      : search.matches.last(before: here) ?? search.matches[search.matchCount - 1]
    setCursor(next)
    showMatch(next)
    return true
  }

  /// Searches the next slice of rows, and returns whether more are left to visit.
  @discardableResult
  func advanceSearch() -> Bool {
    beginWantedSearch()
    guard !isSearchResting, search?.isFinished == false else { return isSearching }
    gate.begin(.working)
    defer { gate.end(.working) }
    let hasChanged = advanceForAWhile()
    if search?.isNarrowing == true {
      showMatches(changed: hasChanged || search?.matchCount == 0)
    } else {
      showAwaitedMatch()
    }
    controller?.stage?.setNeedsFrame()
    return isSearching
  }

  /// Searches one slice of rows, or as many as fit into the time if there is a clock, and returns
  /// whether the matches changed.
  ///
  /// Showing matches costs a layout, which several slices share.
  private func advanceForAWhile() -> Bool {
    guard let clock = controller?.stage?.clock else { return advance(by: TableView.searchSlice) }
    let end = clock() + TableView.searchTime
    var hasChanged = false
    repeat {
      if advance(by: TableView.timedSlice) { hasChanged = true }
    } while search?.isFinished == false && clock() < end
    return hasChanged
  }

  /// The time to search before the matches are shown.
  private static let searchTime = Duration.milliseconds(2)

  /// Searches a number of rows, and returns whether the matches changed.
  ///
  /// Meanwhile nothing else holds the matches, so that they are changed in place: neither a copy of
  /// the search nor the projection, which shows everything since a search visits all rows.
  private func advance(by count: Int) -> Bool {
    let isNarrowed = !projection.isEverything
    projection.showEverything()
    var search: TableSearch?
    swap(&search, &self.search)
    let hasChanged = search?.advance(count, in: self) ?? false
    swap(&search, &self.search)
    if isNarrowed, let matches = self.search?.matches { projection.narrow(to: matches) }
    return hasChanged
  }

  /// Searches a row at once if a change made it wait for the next frame.
  func catchUpSearch(at path: RowPath) {
    advanceWantedSearch()
    guard search?.hasten(path) == true else { return }
    let hasChanged = gate.during(.working) { advance(by: 1) }
    if search?.isNarrowing != true { showAwaitedMatch() } else if hasChanged { reloadAll() }
  }

  /// Updates the search after a change.
  func followSearch(_ changes: TableChanges) {
    guard var search else { return }
    projection.showEverything()
    search.follow(changes, in: self)
    self.search = search
    keepEditedRow()
    if let search = self.search, search.hidesRows { projection.narrow(to: search.matches) }
  }

  /// Searches a row again whose text may have changed.
  ///
  /// While only matches are shown, an expanded row and its children stay.
  func searchAgain(_ path: RowPath) {
    guard let isNarrowing = searching.search?.isNarrowing else { return }
    let isUsed = expansions[path] != nil || expansions.depth(of: path) > 0
    if !isNarrowing || !isUsed { searchAgain([TableChanges.Rows(path)]) }
  }

  /// Keeps the edited row while only matches are shown, whatever its text is.
  func keepEditedRow() {
    guard search?.hidesRows == true, let path = editSession?.path else { return }
    search?.accept(TableChanges.Rows(path))
  }

  /// Searches the children of rows that were expanded, or shows all of them while only matches are shown
  /// and the row is one.
  func searchChildren(_ children: [TableChanges.Rows]) {
    for rows in children {
      let parent = RowPath(group: rows.group, row: rows.rows.lowerBound - 1)
      if search?.hidesRows == true, search?.matches.contains(parent) == true {
        search?.accept(rows)
      } else {
        searchAgain([rows])
      }
    }
    guard !children.isEmpty, let search, search.hidesRows else { return }
    projection.narrow(to: search.matches)
    reloadAll()
  }

  /// Whether only matches are shown, and among them a row with all its children.
  func showsAllChildren(of path: RowPath) -> Bool {
    guard let search, search.hidesRows, search.matches.contains(path) else { return false }
    let rows = expansions.rows(of: path)
    return search.matches.count(in: rows) == rows.rows.count
  }

  /// Searches other groups for the same pattern, from the next frame on.
  func restartSearch() {
    guard let former = search else { return }
    search = nil
    projection.showEverything()
    guard searching.wanted == nil else { return }
    searching.wanted = former.again
  }

  private func showMatches(changed: Bool) {
    guard let search, changed else { return }
    guard !search.matcher.isEmpty else { return showEverything() }
    projection.narrow(to: search.matches)
    if cursor.map(search.matches.contains) != true { cursor = nearestMatch(search) }
    reloadAll()
    if let cursor { reveal(cursor) }
  }

  private func nearestMatch(_ search: TableSearch) -> RowPath? {
    let origin = search.origin.cursor
    let start = origin?.path ?? RowPath(group: origin?.group ?? 0, row: 0)
    return search.matches.first(from: start) ?? search.matches.last(before: start)
  }

  func showEverything() {
    askForPlace()
    projection.showEverything()
    reloadAll()
  }

  /// Returns the row where a search begins: the one with the cursor, the first one below a header with
  /// it, or the first row of the table.
  private func searchStart(_ cursor: TableItem?) -> RowPath? {
    if let path = cursor?.path, store.contains(path) { return path }
    let seen = projection
    defer { projection = seen }
    projection.showEverything()
    let header = cursor.flatMap { isCollapsingHeader($0) ? $0 : nil }
    return header.flatMap { row(below: $0) } ?? firstItem.flatMap { row(below: $0) }
  }
}
