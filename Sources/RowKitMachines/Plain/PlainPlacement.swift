/// A placement of elements in a list.
///
/// Inserted and moved elements are placed at the positions they request in the resulting list. The
/// others keep their order around them.
struct PlainPlacement<Element> {
  /// The resulting list.
  private(set) var list: [Element]

  /// The indices of insertions and of moves that didn't get the requested place.
  private(set) var troubles: (insertions: Set<Int>, moves: Set<Int>) = ([], [])

  /// Places elements in a list.
  ///
  /// A negative place stands for the end.
  init(
    _ others: [Element], insertions: [(element: Element, place: Int)],
    moves: [(element: Element, place: Int)]
  ) {
    let total = others.count + insertions.count + moves.count
    var taken: [Int: Element] = [:]
    var ranks: [Int: Int] = [:]
    var last = -1
    for (rank, index) in Self.ascending(insertions.map(\.place)).enumerated() {
      let place = insertions[index].place
      let bound = others.count + moves.count + rank
      last = min(max(place < 0 ? bound : place, last + 1), bound)
      taken[last] = insertions[index].element
      if last != place { troubles.insertions.insert(index) }
    }
    var free = others
    last = -1
    for index in Self.ascending(moves.map(\.place)) {
      let place = moves[index].place
      let wanted = place < 0 ? total : min(place, total)
      let rank = (0..<wanted).filter { taken[$0] == nil }.count
      last = min(max(rank, last + 1), free.count)
      free.insert(moves[index].element, at: last)
      ranks[index] = last
    }
    var rest = free.makeIterator()
    list = (0..<total).compactMap { taken[$0] ?? rest.next() }
    let freePlaces = (0..<total).filter { taken[$0] == nil }
    for (index, rank) in ranks where freePlaces[rank] != moves[index].place {
      troubles.moves.insert(index)
    }
  }

  private static func ascending(_ places: [Int]) -> [Int] {
    let keys = places.map { $0 < 0 ? Int.max : $0 }
    return places.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }
}
