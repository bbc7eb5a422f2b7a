/// Distinct identifiers for models with equal identifiers in one section.
struct OccurrenceIDs {
  private struct Occurrence: Hashable, Sendable {
    let id: RowID
    let number: Int
  }

  /// The next number and the number of uses of each identifier.
  private var counts: [RowID: (next: Int, uses: Int)] = [:]

  /// Returns an identifier that no other use of the same identifier has, or `nil` for `nil`.
  mutating func id(for id: RowID?) -> RowID? {
    guard let id else { return nil }
    let number = counts[id]?.next ?? 0
    counts[id, default: (0, 0)].next += 1
    counts[id]?.uses += 1
    return number == 0 ? id : RowID(Occurrence(id: id, number: number))
  }

  /// Ends one use of an identifier.
  ///
  /// Once it has no uses, its numbers begin again.
  mutating func release(_ id: RowID?) {
    guard let id, let uses = counts[id]?.uses else { return }
    counts[id] = uses > 1 ? (counts[id]?.next ?? 0, uses - 1) : nil
  }
}
