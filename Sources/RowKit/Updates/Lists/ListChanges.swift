/// What became of the places of one list: which left, which came, and which only changed place.
///
/// What stayed is kept as a few runs, so a list of any length costs only as much as its changes,
/// and where a place went is found in O(log changes).
struct ListChanges: Sendable {
  /// The length of the list before.
  let oldCount: Int

  /// The length of the list after.
  let newCount: Int

  /// What left, came and moved.
  let edits: ListEdits

  /// The runs of positions that kept their order, ascending.
  let stayed: [StayedRun]

  /// Changes of a list that stayed as it was.
  init(unchanged count: Int) {
    self.init(oldCount: count, newCount: count, edits: ListEdits())
  }

  /// Changes given by what left, came and moved.
  init(oldCount: Int, newCount: Int, edits: ListEdits) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.edits = edits
    let gone = Self.merged(edits.removed, edits.moved.lazy.map(\.from))
    let come = Self.merged(edits.inserted, edits.arrived.lazy.map(\.to))
    stayed = StayedRun.runs(oldCount: oldCount, gone: gone, come: come)
  }

  /// The old positions that left, ascending.
  var removed: [Int] { edits.removed }

  /// The new positions that came, ascending.
  var inserted: [Int] { edits.inserted }

  /// What changed its place, ascending by old position.
  var moved: [TableChanges.Move<Int>] { edits.moved }

  /// Whether nothing changed.
  var isEmpty: Bool { edits.isEmpty }

  /// Where an old position went, or nil if it left or never was.
  func newPosition(for old: Int) -> Int? {
    let run = stayed.partitionPoint { $0.old <= old } - 1
    if run >= 0, let new = stayed[run].newPosition(for: old) { return new }
    let move = moved.partitionPoint { $0.from < old }
    return move < moved.count && moved[move].from == old ? moved[move].to : nil
  }

  /// Where a new position was before, or nil if it came or never will be.
  func oldPosition(for new: Int) -> Int? {
    let run = stayed.partitionPoint { $0.new <= new } - 1
    if run >= 0, let old = stayed[run].oldPosition(for: new) { return old }
    let arrived = edits.arrived
    let move = arrived.partitionPoint { $0.to < new }
    return move < arrived.count && arrived[move].to == new ? arrived[move].from : nil
  }

  /// Two ascending lists of positions as one list of ranges.
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
