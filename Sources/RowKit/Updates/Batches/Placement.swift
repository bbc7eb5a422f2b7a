/// Finds room in a list for what is inserted into it and what moves within or into it.
///
/// Everything gets the position asked for if that is possible. What is inserted goes first; what
/// finds its place taken takes the next free one; what lies beyond the end goes to the end.
struct Placement {
  /// The final positions of what is inserted, in the order given.
  private(set) var inserted: [Int]

  /// The final positions of what moves, in the order given.
  private(set) var moved: [Int]

  /// What was wrong with insertions, in the order given.
  private(set) var insertedTroubles: [Trouble?]

  /// What was wrong with moves, in the order given.
  private(set) var movedTroubles: [Trouble?]

  /// The length of the list with everything in it.
  let count: Int

  /// Why something could not be put where it was asked for.
  enum Trouble {
    case outOfBounds
    case taken
    case takenByInsertion
  }

  /// Finds positions for insertions and moves into a list of `count` others; equal requests are
  /// served in the order given.
  init(count others: Int, inserted insertions: [Int], moved moves: [Int]) {
    count = others + insertions.count + moves.count
    inserted = insertions
    moved = moves
    insertedTroubles = Array(repeating: nil, count: insertions.count)
    movedTroubles = Array(repeating: nil, count: moves.count)
    place(insertions, into: others + moves.count)
    place(moves, into: others, among: inserted.sorted(), Set(insertions))
  }

  /// Places insertions in ascending order, each as if those before it were already there.
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

  /// Places moves in the same way, but counting only positions that insertions have left free.
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

  /// The position of the free place of a rank.
  private static func position(ofFree rank: Int, among taken: [Int]) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private func isOutOfBounds(_ request: Int) -> Bool { request < 0 || request >= count }

  /// A negative request means the end.
  private static func key(_ request: Int) -> Int { request < 0 ? .max : request }

  private static func ascending(_ requests: [Int]) -> [Int] {
    requests.indices.sorted { (key(requests[$0]), $0) < (key(requests[$1]), $1) }
  }
}
