/// Consecutive positions of a list that stayed consecutive.
struct StayedRun: Sendable, Equatable {
  /// The first old position.
  var old: Int

  /// The first new position.
  var new: Int

  /// The number of positions.
  var length: Int

  /// Where an old position is now, or nil if it is not of this run.
  func newPosition(for position: Int) -> Int? {
    position >= old && position - old < length ? new + position - old : nil
  }

  /// Where a new position was, or nil if it is not of this run.
  func oldPosition(for position: Int) -> Int? {
    position >= new && position - new < length ? old + position - new : nil
  }

  /// The runs left over by what went from the old list and what came into the new one.
  ///
  /// Both are ascending ranges that do not overlap.
  static func runs(
    oldCount: Int, gone: some Sequence<Range<Int>>, come: some Sequence<Range<Int>>
  ) -> [StayedRun] {
    var runs: [StayedRun] = []
    var (goneRanges, comeRanges) = (gone.makeIterator(), come.makeIterator())
    var (nextGone, nextCome) = (goneRanges.next(), comeRanges.next())
    var (old, new) = (0, 0)
    while true {
      while let range = nextGone, range.lowerBound <= old {
        old = range.upperBound
        nextGone = goneRanges.next()
      }
      while let range = nextCome, range.lowerBound <= new {
        new = range.upperBound
        nextCome = comeRanges.next()
      }
      let oldLength = (nextGone?.lowerBound ?? oldCount) - old
      let length = min(oldLength, (nextCome?.lowerBound ?? .max) - new)
      guard length > 0 else { return runs }
      runs.append(StayedRun(old: old, new: new, length: length))
      old += length
      new += length
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not satisfy a condition that holds for a leading part only.
  func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
