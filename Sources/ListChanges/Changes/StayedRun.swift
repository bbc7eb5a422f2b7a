/// Consecutive positions of a list that stayed consecutive.
@usableFromInline package struct StayedRun: Sendable, Equatable {
  /// The first old position.
  @usableFromInline package var old: Int

  /// The first new position.
  @usableFromInline package var new: Int

  /// The number of positions.
  @usableFromInline package var length: Int

  /// Returns the new position for an old one, or `nil` if it is not in this run.
  @usableFromInline package func newPosition(for position: Int) -> Int? {
    position >= old && position - old < length ? new + position - old : nil
  }

  /// Returns the old position for a new one, or `nil` if it is not in this run.
  package func oldPosition(for position: Int) -> Int? {
    position >= new && position - new < length ? old + position - new : nil
  }

  /// Returns the runs between removed old ranges and inserted new ranges.
  ///
  /// Both sequences are ascending and don't overlap.
  @usableFromInline package static func runs(
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
  /// Returns the first index whose element doesn't satisfy a condition that holds for a prefix
  /// only.
  @inlinable package func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
