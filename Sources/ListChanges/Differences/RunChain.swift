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
