/// A search through the rows of a table, outward from a place, a slice at a time.
struct TableSearch {
  /// What is looked for.
  let matcher: TextMatcher

  /// What was found so far.
  private(set) var matches = MatchList()

  /// How many rows were looked at.
  private(set) var lookedAt = 0

  /// Whether only the rows found are seen; otherwise all are, with what was found marked.
  var isNarrowing = true

  /// Where the reader was before the search.
  private(set) var origin: (anchor: ScrollAnchor, cursor: RowPath?)

  private var nextBelow: RowPath?
  private var nextAbove: RowPath?

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
  var isFinished: Bool { nextBelow == nil && nextAbove == nil }

  /// How many rows were found.
  var matchCount: Int { matches.count }

  /// What cells mark; nil while there is nothing to mark.
  var visibleMatcher: TextMatcher? { matcher.isEmpty ? nil : matcher }

  /// Looks at some rows, in turn below and above the place it began.
  ///
  /// - Parameters:
  ///   - count: How many rows to look at.
  ///   - below: Returns the row below another.
  ///   - above: Returns the row above another.
  ///   - text: Returns the words of a row.
  mutating func advance(
    _ count: Int, below: (RowPath) -> RowPath?, above: (RowPath) -> RowPath?,
    text: (RowPath) -> String
  ) {
    // The first row is looked at on the way down; the way up begins above it.
    if lookedAt == 0, let start = nextAbove { nextAbove = above(start) }
    for _ in 0..<count where !isFinished {
      let goesDown = nextAbove == nil || (nextBelow != nil && lookedAt % 2 == 0)
      guard let path = goesDown ? nextBelow : nextAbove else { return }
      if matcher.matches(text(path)) {
        if goesDown { matches.append(path) } else { matches.prepend(path) }
      }
      lookedAt += 1
      if goesDown { nextBelow = below(path) } else { nextAbove = above(path) }
      if matchCount >= TableSearch.limit { stop() }
    }
  }

  /// Gives up looking; what was found stays.
  mutating func stop() {
    nextBelow = nil
    nextAbove = nil
  }

  /// Follows the rows through a change.
  mutating func follow(_ changes: TableChanges) {
    matches = matches.following { changes.newPath(for: $0) }
    nextBelow = nextBelow.flatMap { changes.newPath(for: $0) }
    nextAbove = nextAbove.flatMap { changes.newPath(for: $0) }
    origin.cursor = origin.cursor.flatMap { changes.newPath(for: $0) }
    if let item = origin.anchor.item.following(changes) {
      origin.anchor.item = item
    } else {
      origin.anchor.offset = 0
    }
  }
}
