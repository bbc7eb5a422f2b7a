/// The positions in a list for inserted and moved elements.
///
/// Each element gets the requested position if possible. Insertions are placed first. An element
/// whose position is taken gets the next free one, and an element beyond the end goes to the end.
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
    case outOfBounds
    case taken
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
    place(moves, into: others, among: inserted.sorted(), Set(insertions))
  }

  /// Places insertions in ascending order, each as if the ones before it were already inserted.
  private mutating func place(_ requests: [Int], into others: Int) {
    var (last, lastRequest) = (-1, -1)
    for (rank, index) in Self.ascending(requests).enumerated() {
      let request = requests[index]
      if isOutOfBounds(request) {
        insertedTroubles[index] = .outOfBounds
      } else if request == lastRequest {
        insertedTroubles[index] = .taken
      }
      last = min(max(Self.key(request), last + 1), others + rank)
      lastRequest = request
      inserted[index] = last
    }
  }

  /// Places moves in the same way, counting only positions that are free after the insertions.
  private mutating func place(
    _ requests: [Int], into others: Int, among taken: [Int], _ insertions: Set<Int>
  ) {
    var (last, lastRequest) = (-1, -1)
    for (rank, index) in Self.ascending(requests).enumerated() {
      let request = requests[index]
      if isOutOfBounds(request) {
        movedTroubles[index] = .outOfBounds
      } else if insertions.contains(request) {
        movedTroubles[index] = .takenByInsertion
      } else if request == lastRequest {
        movedTroubles[index] = .taken
      }
      let bound = min(Self.key(request), count)
      let free = bound - taken.partitionPoint { $0 < bound }
      last = min(max(free, last + 1), others + rank)
      lastRequest = request
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

  private func isOutOfBounds(_ request: Int) -> Bool { request < 0 || request >= count }

  /// Returns the sort key of a request.
  ///
  /// Negative requests mean the end.
  private static func key(_ request: Int) -> Int { request < 0 ? .max : request }

  private static func ascending(_ requests: [Int]) -> [Int] {
    requests.indices.sorted { (key(requests[$0]), $0) < (key(requests[$1]), $1) }
  }
}
