/// Distinct identifiers for models with equal identifiers in one section.
struct OccurrenceIDs {
  private struct Occurrence: Hashable, Sendable {
    let id: RowID
    let number: Int
  }

  private var counts: [RowID: Int] = [:]

  /// Returns an identifier that wasn't returned before, or `nil` for `nil`.
  mutating func id(for id: RowID?) -> RowID? {
    guard let id else { return nil }
    let number = counts[id, default: 0]
    counts[id] = number + 1
    return number == 0 ? id : RowID(Occurrence(id: id, number: number))
  }
}
