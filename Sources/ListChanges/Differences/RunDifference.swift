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

/// The rows of two lists between two unmoved runs.
struct RunGap {
  /// The old rows.
  let old: Range<Int>

  /// The new rows.
  let new: Range<Int>
}

/// The runs that two lists share, divided into those that kept their order and those that moved.
struct RunChain {
  /// The runs that kept their order, ascending.
  private(set) var unmoved: [CommonRun]

  /// The other runs, ascending by new position.
  let moved: [CommonRun]

  /// The maximum number of runs that are examined, so that the cost is bounded.
  private static let limit = 512

  /// Finds the runs with most rows that kept their order.
  ///
  /// Of more than 512 runs the shorter ones are ignored.
  init(_ runs: [CommonRun]) {
    let runs = RunChain.longest(runs)
    // The chain with most rows that ends with each run, and the run before it.
    var weights: [Int] = []
    var previous: [Int?] = []
    for (index, run) in runs.enumerated() {
      let before = runs[..<index].indices.filter { runs[$0].old < run.old }
      let best = before.max { weights[$0] < weights[$1] }
      weights.append(run.length + (best.map { weights[$0] } ?? 0))
      previous.append(best)
    }
    var kept: Set<Int> = []
    var next = runs.indices.max { weights[$0] < weights[$1] }
    while let index = next {
      kept.insert(index)
      next = previous[index]
    }
    unmoved = runs.indices.filter(kept.contains).map { runs[$0] }
    moved = runs.indices.filter { !kept.contains($0) }.map { runs[$0] }
  }

  private static func longest(_ runs: [CommonRun]) -> [CommonRun] {
    guard runs.count > limit else { return runs }
    let byLength = runs.sorted { ($0.length, $1.new) > ($1.length, $0.new) }
    return byLength.prefix(limit).sorted { $0.new < $1.new }
  }

  /// Adds runs between those that kept their order.
  mutating func addUnmoved(_ runs: [CommonRun]) {
    unmoved = (unmoved + runs).sorted { $0.old < $1.old }
  }

  /// Returns the rows between the unmoved runs.
  func gaps(_ old: Range<Int>, _ new: Range<Int>) -> [RunGap] {
    var gaps: [RunGap] = []
    var (start, newStart) = (old.lowerBound, new.lowerBound)
    for run in unmoved {
      gaps.append(RunGap(old: start..<run.old, new: newStart..<run.new))
      (start, newStart) = (run.oldRows.upperBound, run.newRows.upperBound)
    }
    gaps.append(RunGap(old: start..<old.upperBound, new: newStart..<new.upperBound))
    return gaps.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// Returns the moves of the rows of the other runs, shortest runs first, up to a number of rows.
  func moves(limit: Int) -> [TableChanges.Move<Int>] {
    var moves: [TableChanges.Move<Int>] = []
    for run in moved.sorted(by: { ($0.length, $0.new) < ($1.length, $1.new) }) {
      guard moves.count + run.length <= limit else { break }
      moves += zip(run.oldRows, run.newRows).map { .init(from: $0, to: $1) }
    }
    return moves
  }
}
