/// A search through the rows of a table, outward from a place, a slice at a time.
struct TableSearch {
  /// What is looked for.
  let matcher: TextMatcher

  /// What was found so far.
  var matches = MatchList()

  /// How many rows were looked at.
  private(set) var lookedAt = 0

  /// Whether only the rows found are seen; otherwise all are, with what was found marked.
  var isNarrowing = true

  /// Where the reader was before the search.
  var origin: (anchor: ScrollAnchor, cursor: RowPath?)

  /// The row that is looked at next on the way down; nil when the end was reached.
  var nextBelow: RowPath?

  /// The row that is looked at next on the way up; nil when the beginning was reached.
  var nextAbove: RowPath?

  /// Rows that came in, or may say something else now, where the search had been already.
  var missed: [TableChanges.Rows] = []

  private var isAtStart = true

  /// How many rows may be found; a search that finds more ends there.
  static let limit = 1_000_000

  /// Begins a search at a row, which is the first to be looked at.
  init(
    _ pattern: String, from start: RowPath?, origin: (anchor: ScrollAnchor, cursor: RowPath?)
  ) {
    matcher = TextMatcher(pattern)
    self.origin = origin
    nextBelow = start
    nextAbove = start
    if matcher.isEmpty { stop() }
  }

  /// Whether every row was looked at.
  var isFinished: Bool { nextBelow == nil && nextAbove == nil && missed.isEmpty }

  /// How many rows were found.
  var matchCount: Int { matches.count }

  /// What cells mark; nil while there is nothing to mark.
  var visibleMatcher: TextMatcher? { matcher.isEmpty ? nil : matcher }

  /// Looks at some rows: those that came in or changed where it had been, then in turn below and
  /// above the place it began.
  ///
  /// - Parameters:
  ///   - count: How many rows to look at.
  ///   - below: Returns the row below another.
  ///   - above: Returns the row above another.
  ///   - text: Returns the words of a row.
  /// - Returns: Whether that changed what is found.
  mutating func advance(
    _ count: Int, below: (RowPath) -> RowPath?, above: (RowPath) -> RowPath?,
    text: (RowPath) -> String
  ) -> Bool {
    // The first row is looked at on the way down; the way up begins above it.
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

  /// Looks at rows where it had been; returns which these are, and those of them that match.
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

  /// Gives up looking; what was found stays.
  mutating func stop() {
    missed = []
    nextBelow = nil
    nextAbove = nil
  }
}
