/// The positions in a list for inserted and moved elements.
///
/// Each element gets the requested position if possible. Insertions are placed first. An element
/// whose position is taken gets the next free one, and an element beyond the end goes to the end. The
/// end is where the list ends when the element is placed: of two elements for the last position, the
/// first one stands before it.
struct Placement {
  /// The final positions of the inserted elements, in the order given.
  private(set) var inserted: [Int]

  /// The final positions of the moved elements, in the order given.
  private(set) var moved: [Int]

  /// The problems with insertions, in the order given.
  private(set) var insertedTroubles: [Trouble?]

  /// The problems with moves, in the order given.
  private(set) var movedTroubles: [Trouble?]

  /// The length of the list with all elements.
  let count: Int

  /// The reason why an element doesn't get the requested position.
  enum Trouble {
    /// The list has no such position.
    case outOfBounds
    /// Another element of the same kind has the position.
    case taken
    /// An inserted element has the position of a moved one.
    case takenByInsertion
  }

  /// Finds positions for insertions and moves into a list of `count` other elements.
  ///
  /// Equal requests are served in the order given.
  init(count others: Int, inserted insertions: [Int], moved moves: [Int]) {
    count = others + insertions.count + moves.count
    inserted = insertions
    moved = moves
    insertedTroubles = Array(repeating: nil, count: insertions.count)
    movedTroubles = Array(repeating: nil, count: moves.count)
    place(insertions, into: others + moves.count)
    let taken = inserted.sorted()
    place(moves, into: others, among: taken)
    insertedTroubles = zip(insertions, inserted).map { trouble($0, placedAt: $1) }
    movedTroubles = zip(moves, moved).map { request, position in
      let trouble = trouble(request, placedAt: position)
      let place = taken.partitionPoint { $0 < request }
      let isTaken = place < taken.count && taken[place] == request
      return trouble != nil && isTaken ? .takenByInsertion : trouble
    }
  }

  /// Returns why an element with a request was placed at another position, or `nil` if it wasn't.
  private func trouble(_ request: Int, placedAt position: Int) -> Trouble? {
    if request == position { return nil }
    return request >= 0 && request < count ? .taken : .outOfBounds
  }

  /// Places insertions in ascending order, each as if the ones before it were already inserted.
  private mutating func place(_ requests: [Int], into others: Int) {
    var last = -1
    for (rank, index) in Self.ascending(requests).enumerated() {
      last = min(max(Self.key(requests[index]), last + 1), others + rank)
      inserted[index] = last
    }
  }

  /// Places moves in the same way, counting only positions that are free after the insertions.
  private mutating func place(_ requests: [Int], into others: Int, among taken: [Int]) {
    var last = -1
    for (rank, index) in Self.ascending(requests).enumerated() {
      let bound = min(Self.key(requests[index]), count)
      let free = bound - taken.partitionPoint { $0 < bound }
      last = min(max(free, last + 1), others + rank)
      moved[index] = Self.position(ofFree: last, among: taken)
    }
  }

  /// Returns the position of a free place by its rank.
  private static func position(ofFree rank: Int, among taken: [Int]) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// Returns the sort key of a request.
  ///
  /// Negative requests mean the end.
  private static func key(_ request: Int) -> Int { request < 0 ? .max : request }

  private static func ascending(_ requests: [Int]) -> [Int] {
    requests.indices.sorted { (key(requests[$0]), $0) < (key(requests[$1]), $1) }
  }
}
