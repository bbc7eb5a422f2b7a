/// The minimum number of moves between two lists, computed independently of the framework.
enum LeastMoves {
  /// Returns the minimum number of moves among the numbers that are in both lists.
  ///
  /// All other numbers keep their order, so they form a longest increasing subsequence of the new
  /// positions.
  static func count(from old: [Int], to new: [Int]) -> Int {
    let positions = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    let kept = old.compactMap { positions[$0] }
    var ends: [Int] = []
    for position in kept {
      let place = firstPlace(in: ends, from: position)
      if place == ends.count { ends.append(position) } else { ends[place] = position }
    }
    return kept.count - ends.count
  }

  /// Returns the first index in an ascending list with a number that is not less than another.
  private static func firstPlace(in ends: [Int], from number: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
