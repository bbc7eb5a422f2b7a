/// A search through the rows of a table, outward from a row, one slice at a time.
struct TableSearch {
  /// The pattern to match.
  let matcher: TextMatcher

  /// The matches found so far.
  var matches = MatchList()

  /// The number of rows searched.
  private(set) var lookedAt = 0

  /// Whether only matches are shown.
  ///
  /// Otherwise all rows are shown, with matches marked.
  var isNarrowing = true

  /// Whether rows that don't match are hidden.
  var hidesRows: Bool { isNarrowing && !matcher.isEmpty }

  /// The scroll anchor and cursor before the search.
  var origin: (anchor: ScrollAnchor, cursor: TableItem?)

  /// The next row to search on the way down, or `nil` if the end has been reached.
  var nextBelow: RowPath?

  /// The next row to search on the way up, or `nil` if the beginning has been reached.
  var nextAbove: RowPath?

  /// Inserted or changed rows in territory that has already been searched.
  var missed: [TableChanges.Rows] = []

  /// The rows to search first, because only they can match among those that a shorter pattern has
  /// searched; `nil` if there are none.
  private var candidates: MatchCandidates?

  /// The searches for shorter patterns, to return to when characters are deleted, shortest first.
  private(set) var formers: [TableSearch] = []

  private var isAtStart = true

  /// Whether the next rows are searched on the way down.
  private var goesDown = true

  /// The matches among the rows that are being searched, empty otherwise.
  private var found: [RowPath] = []

  /// The maximum number of rows searched in one direction before those in the other.
  private static let turn = 128

  /// The maximum number of matches.
  ///
  /// A search that reaches it ends.
  static let limit = 1_000_000

  /// Creates a search that begins with a row.
  init(
    _ pattern: String, from start: RowPath?, origin: (anchor: ScrollAnchor, cursor: TableItem?)
  ) {
    matcher = TextMatcher(pattern)
    self.origin = origin
    nextBelow = start
    nextAbove = start
    if matcher.isEmpty { stop() }
  }

  /// Creates the search that follows another while a person types: one that was left for a longer
  /// pattern, one among the matches of the other, or a new one that begins with a row.
  init(_ pattern: String, after former: TableSearch, from start: @autoclosure () -> RowPath?) {
    let matcher = TextMatcher(pattern)
    if let index = former.formers.lastIndex(where: { $0.matcher == matcher }) {
      self = former.formers[index]
      formers = Array(former.formers[..<index])
    } else if matcher.narrows(former.matcher), former.matchCount < TableSearch.limit {
      self.init(matcher, among: former)
    } else {
      self.init(pattern, from: start(), origin: former.origin)
    }
    isNarrowing = true
  }

  /// Creates a search among the matches of another, and after them among the rows that the other
  /// has not searched.
  private init(_ matcher: TextMatcher, among former: TableSearch) {
    self.matcher = matcher
    origin = former.origin
    (nextBelow, nextAbove, isAtStart) = (former.nextBelow, former.nextAbove, former.isAtStart)
    missed = former.missed
    var other = former
    other.formers = []
    formers = former.formers + [other]
    while formers.reduce(0, { $0 + $1.matchCount }) > TableSearch.limit { formers.removeFirst() }
    let candidates = MatchCandidates(former.matches, former.candidates)
    lookedAt = max(0, former.lookedAt - former.matchCount)
    if candidates.count > 0 { self.candidates = candidates }
    // Rows that are searched again may lie further out than the candidates.
    if !missed.isEmpty { missCandidates() }
  }

  /// Whether every row has been searched.
  var isFinished: Bool {
    nextBelow == nil && nextAbove == nil && missed.isEmpty && candidates == nil
  }

  /// The number of matches.
  var matchCount: Int { matches.count }

  /// The pattern that cells mark, or `nil` if it is empty.
  var visibleMatcher: TextMatcher? { matcher.isEmpty ? nil : matcher }

  /// The same search from its beginning.
  var again: SearchState.Wanted { .init(pattern: matcher.pattern, isNarrowing: isNarrowing) }

  // MARK: Searching rows

  /// Searches some rows: first inserted and changed ones in searched territory, then the matches of
  /// a shorter pattern, then rows below and above the starting row, in turns of up to 128.
  ///
  /// Returns whether the matches changed.
  @MainActor mutating func advance(_ count: Int, in table: some SearchedTable) -> Bool {
    // The first row is searched on the way down; the way up begins above it.
    if isAtStart, let first = nextAbove { nextAbove = table.row(before: first) }
    isAtStart = false
    let former = matchCount
    let again = lookAtMissed(count, in: table)
    let hasChanged = matches.replace(again.rows, with: again.found)
    lookedAt += again.count
    var rest = count - again.count
    while rest > 0 {
      let looked = lookAtCandidate(in: table) ? 1 : lookFurther(rest, in: table)
      if looked == 0 { break }
      rest -= looked
    }
    if matchCount >= TableSearch.limit { stop() }
    return hasChanged || matchCount != former
  }

  /// Searches the next match of a shorter pattern, or returns `false` if there is none.
  @MainActor private mutating func lookAtCandidate(in table: some SearchedTable) -> Bool {
    guard let (path, isDown) = candidates?.next() else {
      candidates = nil
      return false
    }
    look(at: TableChanges.Rows(path), isDown, in: table)
    return true
  }

  /// Searches up to a number of rows below or above those searched, and returns how many there were.
  ///
  /// Both directions take turns.
  @MainActor private mutating func lookFurther(_ limit: Int, in table: some SearchedTable) -> Int {
    let isDown = nextAbove == nil || (nextBelow != nil && goesDown)
    guard let path = isDown ? nextBelow : nextAbove else { return 0 }
    let hasBoth = nextAbove != nil && nextBelow != nil
    let turn = hasBoth ? min(TableSearch.turn, (limit + 1) / 2) : limit
    let rows =
      isDown
      ? path.row..<min(path.row + turn, max(table.shownRowCount(in: path.group), path.row + 1))
      : max(0, path.row + 1 - turn)..<path.row + 1
    look(at: TableChanges.Rows(group: path.group, rows: rows), isDown, in: table)
    goesDown = !isDown
    if isDown {
      nextBelow = table.row(after: RowPath(group: path.group, row: rows.upperBound - 1))
    } else {
      nextAbove = table.row(before: RowPath(group: path.group, row: rows.lowerBound))
    }
    return rows.count
  }

  /// Searches consecutive rows and adds the matches at one end of the list.
  @MainActor private mutating func look(
    at rows: TableChanges.Rows, _ isDown: Bool, in table: some SearchedTable
  ) {
    table.forEachText(of: rows) { path, text in
      if matcher.matches(text) { found.append(path) }
    }
    if isDown { matches.append(found) } else { matches.prepend(found) }
    found.removeAll(keepingCapacity: true)
    lookedAt += rows.rows.count
  }

  /// Searches missed rows and returns them with their matches.
  @MainActor private mutating func lookAtMissed(_ count: Int, in table: some SearchedTable)
    -> (rows: [TableChanges.Rows], found: [RowPath], count: Int)
  {
    var looked: (rows: [TableChanges.Rows], found: [RowPath], count: Int) = ([], [], 0)
    while looked.count < count, let rows = missed.popLast() {
      let part = TableChanges.Rows(
        group: rows.group, rows: rows.rows.suffix(count - looked.count))
      looked.rows.append(part)
      table.forEachText(of: part) { path, text in
        if matcher.matches(text) { looked.found.append(path) }
      }
      looked.count += part.rows.count
      let rest = rows.rows.dropLast(part.rows.count)
      if !rest.isEmpty { missed.append(.init(group: rows.group, rows: rest)) }
    }
    return looked
  }

  /// Treats the candidates like changed rows and discards the shorter patterns, before the rows of the
  /// table change.
  mutating func prepareForChanges() {
    formers = []
    missCandidates()
  }

  private mutating func missCandidates() {
    guard let candidates else { return }
    missed = TableChanges.Rows.united(missed + candidates.rest.map { TableChanges.Rows($0) })
    self.candidates = nil
  }

  /// Ends the search, keeping the matches.
  mutating func stop() {
    missed = []
    candidates = nil
    nextBelow = nil
    nextAbove = nil
  }
}

/// The search of a table, and the one that is to begin.
struct SearchState {
  /// The search, or `nil` if there is none.
  var search: TableSearch?

  /// The search that begins with the next frame, or `nil`.
  var wanted: Wanted?

  /// A search that is to begin.
  struct Wanted {
    let pattern: String

    /// Whether only matches are shown, instead of all rows with marked matches.
    var isNarrowing = true
  }

  /// The number of the cursor's moves when a kept search began to wait for its first match, or `nil` if
  /// it doesn't wait.
  ///
  /// The cursor goes to the match only if it wasn't moved since.
  var awaitedAfterMoves: Int?

  /// The pattern of the last search if that ended because it had no match, or `nil`.
  var missedPattern: String?

  /// The number of rows that the search had visited at the last event.
  var rest = 0
}
