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

  /// The scroll anchor and cursor before the search.
  var origin: (anchor: ScrollAnchor, cursor: RowPath?)

  /// The next row to search on the way down, or `nil` if the end has been reached.
  var nextBelow: RowPath?

  /// The next row to search on the way up, or `nil` if the beginning has been reached.
  var nextAbove: RowPath?

  /// Inserted or changed rows in territory that has already been searched.
  var missed: [TableChanges.Rows] = []

  private var isAtStart = true

  /// The maximum number of matches.
  ///
  /// A search that reaches it ends.
  static let limit = 1_000_000

  /// Creates a search that begins with a row.
  init(
    _ pattern: String, from start: RowPath?, origin: (anchor: ScrollAnchor, cursor: RowPath?)
  ) {
    matcher = TextMatcher(pattern)
    self.origin = origin
    nextBelow = start
    nextAbove = start
    if matcher.isEmpty { stop() }
  }

  /// Whether every row has been searched.
  var isFinished: Bool { nextBelow == nil && nextAbove == nil && missed.isEmpty }

  /// The number of matches.
  var matchCount: Int { matches.count }

  /// The pattern that cells mark, or `nil` if it is empty.
  var visibleMatcher: TextMatcher? { matcher.isEmpty ? nil : matcher }

  /// Searches some rows: first inserted and changed ones in searched territory, then alternately
  /// below and above the starting row.
  ///
  /// - Parameters:
  ///   - count: The number of rows to search.
  ///   - below: Returns the row below another.
  ///   - above: Returns the row above another.
  ///   - text: Returns the text of a row.
  /// - Returns: Whether the matches changed.
  mutating func advance(
    _ count: Int, below: (RowPath) -> RowPath?, above: (RowPath) -> RowPath?,
    text: (RowPath) -> String
  ) -> Bool {
    // The first row is searched on the way down; the way up begins above it.
    if isAtStart { nextAbove = nextAbove.flatMap(above) }
    isAtStart = false
    let former = matchCount
    let again = lookAtMissed(count, text: text)
    let hasChanged = matches.replace(again.rows, with: again.found)
    lookedAt += again.count
    for _ in 0..<count - again.count where !isFinished {
      let goesDown = nextAbove == nil || (nextBelow != nil && lookedAt % 2 == 0)
      guard let path = goesDown ? nextBelow : nextAbove else { break }
      if matcher.matches(text(path)) {
        if goesDown { matches.append(path) } else { matches.prepend(path) }
      }
      lookedAt += 1
      if goesDown { nextBelow = below(path) } else { nextAbove = above(path) }
    }
    if matchCount >= TableSearch.limit { stop() }
    return hasChanged || matchCount != former
  }

  /// Searches missed rows and returns them with their matches.
  private mutating func lookAtMissed(
    _ count: Int, text: (RowPath) -> String
  ) -> (rows: [TableChanges.Rows], found: [RowPath], count: Int) {
    var looked: (rows: [TableChanges.Rows], found: [RowPath], count: Int) = ([], [], 0)
    while looked.count < count, let rows = missed.popLast() {
      let part = TableChanges.Rows(
        group: rows.group, rows: rows.rows.suffix(count - looked.count))
      looked.rows.append(part)
      looked.found += part.paths.filter { matcher.matches(text($0)) }
      looked.count += part.rows.count
      let rest = rows.rows.dropLast(part.rows.count)
      if !rest.isEmpty { missed.append(.init(group: rows.group, rows: rest)) }
    }
    return looked
  }

  /// Ends the search, keeping the matches.
  mutating func stop() {
    missed = []
    nextBelow = nil
    nextAbove = nil
  }
}
