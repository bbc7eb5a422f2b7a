extension ListEdits {
  /// Creates edits from a few removals and insertions, pairing equal ones as moves.
  @inlinable init<ID: Equatable>(
    _ probe: EditProbe, from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>
  ) {
    var (removed, inserted) = ([Int](), probe.inserted)
    var moved: [TableChanges.Move<Int>] = []
    for source in probe.removed {
      if let index = inserted.firstIndex(where: { new[$0] == old[source] }) {
        moved.append(.init(from: source, to: inserted.remove(at: index)))
      } else {
        removed.append(source)
      }
    }
    self.init(removed: removed, inserted: inserted, moved: moved)
  }

  /// Creates edits from pairs.
  ///
  /// As many pairs as possible stay; all others move.
  @inlinable init(_ pairing: IDPairing) {
    let stays = IncreasingRun(pairing.targets)
    moved.reserveCapacity(stays.outside)
    arrived.reserveCapacity(stays.outside)
    for (source, target) in pairing.targets.enumerated() {
      if target < 0 {
        removed.append(source)
      } else if !stays.contains[source] {
        moved.append(.init(from: source, to: Int(target)))
      }
    }
    for (target, source) in pairing.sources.enumerated() {
      if source < 0 {
        inserted.append(target)
      } else if !stays.contains[Int(source)] {
        arrived.append(.init(from: Int(source), to: target))
      }
    }
  }
}

/// The longest increasing subsequence of distinct numbers, ignoring negative ones.
///
/// For the new positions of rows in their old order, it contains the largest set of rows that count
/// as unmoved.
@usableFromInline struct IncreasingRun {
  /// Whether each number belongs to the subsequence.
  @usableFromInline let contains: [Bool]

  /// The number of nonnegative numbers outside the subsequence.
  @usableFromInline let outside: Int

  /// Finds the subsequence in O(n log n), or in O(n) if nearly all numbers are increasing.
  @usableFromInline init(_ numbers: [Int32]) {
    var previous = [Int32](repeating: -1, count: numbers.count)
    var place = previous.withUnsafeMutableBufferPointer { previous in
      numbers.withUnsafeBufferPointer { Self.chain($0, previous) }
    }
    var contains = [Bool](repeating: false, count: numbers.count)
    var outside = numbers.lazy.filter { $0 >= 0 }.count
    while place >= 0 {
      contains[place] = true
      outside -= 1
      place = Int(previous[place])
    }
    self.contains = contains
    self.outside = outside
  }

  /// Links each number to its predecessor in the longest increasing subsequence that it ends.
  ///
  /// Returns the index of the last number of the longest one, or -1.
  private static func chain(
    _ numbers: UnsafeBufferPointer<Int32>, _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    // For each length, the smallest last number of an increasing subsequence, and its index.
    var ends: [Int32] = []
    var places: [Int32] = []
    for place in numbers.indices where numbers[place] >= 0 {
      let length = ends.withUnsafeBufferPointer { Self.length(of: $0, below: numbers[place]) }
      if length > 0 { previous[place] = places[length - 1] }
      if length == ends.count {
        ends.append(numbers[place])
        places.append(Int32(truncatingIfNeeded: place))
      } else {
        ends[length] = numbers[place]
        places[length] = Int32(truncatingIfNeeded: place)
      }
    }
    return Int(places.last ?? -1)
  }

  /// Returns how many of ascending numbers are less than a number.
  private static func length(of ends: UnsafeBufferPointer<Int32>, below number: Int32) -> Int {
    guard let last = ends.last, last > number else { return ends.count }
    var (start, length) = (0, ends.count)
    while length > 1 {
      // Branch-free, since a branch would be unpredictable: the sign of the difference is used as a
      // mask.
      let half = length / 2
      start &+= half & Int((ends[start &+ half &- 1] &- number) >> 31)
      length &-= half
    }
    return start + (ends[start] < number ? 1 : 0)
  }
}
