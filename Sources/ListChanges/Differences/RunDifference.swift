/// A difference between two lists with rows that have no identifier.
///
/// Runs that both lists share are the same rows: the 512 longest are recognized, wherever they are, and
/// up to 4,096 of their rows as moves. The longest of them that kept their order are unmoved, and short
/// ones that didn't are moves. Between them, rows with an identifier are paired as far as few rows
/// changed. All others match by place, or not at all.
///
/// The cost depends on the number of runs and changes, not on the number of rows.
@usableFromInline package struct RunDifference {
  /// The removed old rows, ascending.
  package private(set) var removed: [Range<Int>] = []

  /// The inserted new rows, ascending.
  package private(set) var inserted: [Range<Int>] = []

  /// The old rows that only their place matches, ascending.
  package private(set) var replaced: [Range<Int>] = []

  /// The moves, ascending by old position.
  package private(set) var moved: [TableChanges.Move<Int>] = []

  /// The maximum number of rows between unmoved runs whose identifiers are read, and of rows of runs
  /// that move.
  private static let limit = 4_096

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The rows of the old list that may have changed.
  ///   - new: The rows of the new list that may have changed.
  ///   - runs: The runs that both share, ascending by new position.
  ///   - matchesPlaces: Whether rows without an identifier match those in their place.
  ///   - oldRows: Returns the identities of old rows, `nil` for those without.
  ///   - newRows: Returns the identities of new rows, `nil` for those without.
  @usableFromInline package init<ID: Hashable>(
    old: Range<Int>, new: Range<Int>, runs: [CommonRun], matchesPlaces: Bool,
    oldRows: (Range<Int>) -> [KnownRow<ID>?], newRows: (Range<Int>) -> [KnownRow<ID>?]
  ) {
    var chain = RunChain(runs)
    var gaps = chain.gaps(old, new)
    moved = chain.moves(limit: RunDifference.limit)
    if gaps.reduce(0, { $0 + $1.old.count + $1.new.count }) <= RunDifference.limit {
      let pairs = KnownRowPairs(
        in: gaps, except: moved, oldRows: gaps.map { oldRows($0.old) },
        newRows: gaps.map { newRows($0.new) })
      moved += pairs.moved
      removed = pairs.gone.map { $0..<$0 + 1 }
      inserted = pairs.come.map { $0..<$0 + 1 }
      chain.addUnmoved(pairs.stayed)
      gaps = chain.gaps(old, new)
    }
    moved.sort { $0.from < $1.from }
    collectRest(of: gaps, matchesPlaces: matchesPlaces)
  }

  /// Whether the lists are known to be equal.
  var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && replaced.isEmpty && moved.isEmpty
  }

  /// Collects the rows between unmoved ones that neither move nor are known to come or go.
  private mutating func collectRest(of gaps: [RunGap], matchesPlaces: Bool) {
    let left = (moved.map(\.from) + removed.map(\.lowerBound)).sorted()
    let arrived = (moved.map(\.to) + inserted.map(\.lowerBound)).sorted()
    for gap in gaps {
      let (old, new) = (gap.old.without(left), gap.new.without(arrived))
      let count = matchesPlaces ? min(old.rowCount, new.rowCount) : 0
      let (matched, rest) = old.split(after: count)
      replaced += matched
      removed += rest
      inserted += new.split(after: count).rest
    }
    removed.sort { $0.lowerBound < $1.lowerBound }
    inserted.sort { $0.lowerBound < $1.lowerBound }
  }
}

extension [Range<Int>] {
  /// The number of rows in all ranges.
  fileprivate var rowCount: Int { reduce(0) { $0 + $1.count } }

  /// Returns the first rows and the others.
  fileprivate func split(after count: Int) -> (first: [Range<Int>], rest: [Range<Int>]) {
    var (first, rest) = ([Range<Int>](), [Range<Int>]())
    var missing = count
    for range in self {
      let head = range.prefix(missing)
      if !head.isEmpty { first.append(head) }
      if head.count < range.count { rest.append(range.dropFirst(head.count)) }
      missing -= head.count
    }
    return (first, rest)
  }
}

extension Range<Int> {
  /// Returns the rows that are not among ascending positions.
  fileprivate func without(_ positions: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = lowerBound
    for position in positions[positions.partitionPoint { $0 < lowerBound }...] {
      guard position < upperBound else { break }
      if start < position { ranges.append(start..<position) }
      start = position + 1
    }
    if start < upperBound { ranges.append(start..<upperBound) }
    return ranges
  }
}
