/// Tells models with the same id in one section apart by how many stand before.
struct OccurrenceIDs {
  private struct Occurrence: Hashable, Sendable {
    let id: RowID
    let number: Int
  }

  private var counts: [RowID: Int] = [:]

  /// Returns an id that was not returned before; nil for none.
  mutating func id(for id: RowID?) -> RowID? {
    guard let id else { return nil }
    let number = counts[id, default: 0]
    counts[id] = number + 1
    return number == 0 ? id : RowID(Occurrence(id: id, number: number))
  }
}
