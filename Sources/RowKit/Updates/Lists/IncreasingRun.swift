/// The longest part of a sequence of different numbers that increases; negative ones do not count.
///
/// In the new positions of rows in their old order it is the most rows that can be said to have
/// stayed; all others moved.
struct IncreasingRun {
  /// For every number whether it belongs to the part.
  let contains: [Bool]

  /// How many numbers do not belong to it.
  let outside: Int

  /// Finds the part in O(n log n); O(n) where nearly everything increases.
  init(_ numbers: [Int32]) {
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

  /// Links every number to the one before it in the longest part that it ends; returns the place of
  /// the last number of the longest part of all, or -1.
  private static func chain(
    _ numbers: UnsafeBufferPointer<Int32>, _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    // For every length, the least number that ends an increasing part of it, and where it is.
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

  /// How many of ascending numbers are below a number.
  private static func length(of ends: UnsafeBufferPointer<Int32>, below number: Int32) -> Int {
    guard let last = ends.last, last > number else { return ends.count }
    var (start, length) = (0, ends.count)
    while length > 1 {
      // Without a branch, because it could not be foreseen: the sign of the difference, as a mask.
      let half = length / 2
      start &+= half & Int((ends[start &+ half &- 1] &- number) >> 31)
      length &-= half
    }
    return start + (ends[start] < number ? 1 : 0)
  }
}
