/// A few runs of consecutive positions, cached so that they are skipped in one step.
///
/// The 64 runs recorded last are kept.
package struct PositionRuns {
  private var runs: [Range<Int>] = []

  /// The maximum number of cached runs.
  private static let limit = 64

  /// Creates an empty cache.
  package init() {}

  /// Returns the cached run that contains a position, or `nil` if there is none.
  package func run(around position: Int) -> Range<Int>? {
    for run in runs where run.contains(position) { return run }
    return nil
  }

  /// Records a run, united with those that it touches.
  package mutating func note(_ positions: Range<Int>) {
    guard !positions.isEmpty else { return }
    var whole = positions
    runs.removeAll { run in
      guard run.upperBound >= whole.lowerBound, run.lowerBound <= whole.upperBound else {
        return false
      }
      whole = min(whole.lowerBound, run.lowerBound)..<max(whole.upperBound, run.upperBound)
      return true
    }
    if runs.count == PositionRuns.limit { runs.removeFirst() }
    runs.append(whole)
  }

  /// Removes a position from its run.
  package mutating func forget(_ position: Int) {
    guard let index = runs.firstIndex(where: { $0.contains(position) }) else { return }
    let run = runs.remove(at: index)
    note(run.lowerBound..<position)
    note(position + 1..<run.upperBound)
  }

  /// Updates the runs after a change.
  ///
  /// Removes positions that moved.
  package mutating func follow(_ changes: PositionChanges) {
    let former = runs
    runs.removeAll(keepingCapacity: true)
    for run in former {
      let first = changes.stayed.partitionPoint { $0.old + $0.length <= run.lowerBound }
      for stayed in changes.stayed[first...].prefix(while: { $0.old < run.upperBound }) {
        let part = run.clamped(to: stayed.old..<stayed.old + stayed.length)
        let distance = stayed.new - stayed.old
        note(part.lowerBound + distance..<part.upperBound + distance)
      }
    }
  }

  /// Removes all runs.
  package mutating func forgetAll() {
    runs.removeAll(keepingCapacity: true)
  }
}
