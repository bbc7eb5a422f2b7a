/// The changes between two states of a list: removals, insertions and moves.
///
/// Unchanged positions are stored as a few runs, so the cost depends only on the number of changes,
/// and a position is found in O(log changes).
@usableFromInline package struct PositionChanges: Sendable {
  /// The old length of the list.
  @usableFromInline package let oldCount: Int

  /// The new length of the list.
  @usableFromInline package let newCount: Int

  /// The removals, insertions and moves.
  @usableFromInline package let edits: ListEdits

  /// The runs of positions that kept their order, ascending.
  @usableFromInline package let stayed: [StayedRun]

  /// Creates the changes of an unchanged list.
  @usableFromInline package init(unchanged count: Int) {
    self.init(oldCount: count, newCount: count, edits: ListEdits())
  }

  /// Creates changes from edits.
  @usableFromInline package init(oldCount: Int, newCount: Int, edits: ListEdits) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.edits = edits
    let gone = Self.merged(edits.removed, edits.moved.lazy.map(\.from))
    let come = Self.merged(edits.inserted, edits.arrived.lazy.map(\.to))
    stayed = StayedRun.runs(oldCount: oldCount, gone: gone, come: come)
  }

  /// The removed old positions, ascending.
  @usableFromInline package var removed: [Int] { edits.removed }

  /// The inserted new positions, ascending.
  @usableFromInline package var inserted: [Int] { edits.inserted }

  /// The moves, ascending by old position.
  @usableFromInline package var moved: [TableChanges.Move<Int>] { edits.moved }

  /// Whether nothing changed.
  @usableFromInline package var isEmpty: Bool { edits.isEmpty }

  /// Returns the new position for an old one, or `nil` if it was removed or out of range.
  @usableFromInline package func newPosition(for old: Int) -> Int? {
    let run = stayed.partitionPoint { $0.old <= old } - 1
    if run >= 0, let new = stayed[run].newPosition(for: old) { return new }
    let move = moved.partitionPoint { $0.from < old }
    return move < moved.count && moved[move].from == old ? moved[move].to : nil
  }

  /// Returns the old position for a new one, or `nil` if it was inserted or is out of range.
  package func oldPosition(for new: Int) -> Int? {
    let run = stayed.partitionPoint { $0.new <= new } - 1
    if run >= 0, let old = stayed[run].oldPosition(for: new) { return old }
    let arrived = edits.arrived
    let move = arrived.partitionPoint { $0.to < new }
    return move < arrived.count && arrived[move].to == new ? arrived[move].from : nil
  }

  /// Returns two ascending lists of positions as one list of ranges.
  private static func merged(
    _ first: [Int], _ second: some RandomAccessCollection<Int>
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(first.count + second.count)
    var rest = second.makeIterator()
    var next = rest.next()
    for position in first {
      while let other = next, other < position {
        ranges.append(other..<other + 1)
        next = rest.next()
      }
      ranges.append(position..<position + 1)
    }
    while let other = next {
      ranges.append(other..<other + 1)
      next = rest.next()
    }
    return ranges
  }
}

/// The removals, insertions and moves between two states of a list.
@usableFromInline package struct ListEdits: Sendable {
  /// The removed old positions, ascending.
  @usableFromInline package var removed: [Int] = []

  /// The inserted new positions, ascending.
  @usableFromInline package var inserted: [Int] = []

  /// The moves, ascending by old position.
  @usableFromInline package var moved: [TableChanges.Move<Int>] = []

  /// The moves, ascending by new position.
  @usableFromInline package var arrived: [TableChanges.Move<Int>] = []

  /// Creates an empty set of edits.
  @usableFromInline package init() {}

  /// Creates edits from ascending positions and moves in any order.
  @usableFromInline package init(removed: [Int], inserted: [Int], moved: [TableChanges.Move<Int>]) {
    self.removed = removed
    self.inserted = inserted
    self.moved = moved.sorted { $0.from < $1.from }
    arrived = moved.sorted { $0.to < $1.to }
  }

  /// Whether there are no edits.
  @usableFromInline package var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty
  }

  /// Adds an offset to all positions.
  @usableFromInline package mutating func shift(by offset: Int) {
    guard offset > 0 else { return }
    for index in removed.indices { removed[index] += offset }
    for index in inserted.indices { inserted[index] += offset }
    for index in moved.indices {
      moved[index].from += offset
      moved[index].to += offset
      arrived[index].from += offset
      arrived[index].to += offset
    }
  }
}

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
