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
