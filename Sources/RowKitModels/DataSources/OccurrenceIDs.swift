/// Distinct identifiers for models with equal identifiers in one section.
struct OccurrenceIDs {
  private struct Occurrence: Hashable, Sendable {
    let id: RowID
    let number: Int
  }

  /// The identifiers in use.
  private var ids: Set<RowID> = []

  /// The numbers, from 1, of further uses of an identifier.
  private var further: [RowID: Set<Int>] = [:]

  /// Returns an identifier that no other use of the same identifier has, or `nil` for `nil`.
  mutating func id(for id: RowID?) -> RowID? {
    OccurrenceIDs.id(id, take(id))
  }

  /// Returns the identifier of a use.
  static func id(_ id: RowID?, _ number: Int) -> RowID? {
    number == 0 ? id : id.map { RowID(Occurrence(id: $0, number: number)) }
  }

  /// Returns a number that no other use of an identifier has: 0, and for further uses a small one.
  mutating func take(_ id: RowID?) -> Int {
    guard let id, !ids.insert(id).inserted else { return 0 }
    let used = further[id] ?? []
    var number = used.count + 1
    if used.contains(number) { number = (1...used.count).first { !used.contains($0) } ?? number }
    further[id, default: []].insert(number)
    return number
  }

  /// Ends the use of an identifier with a number.
  mutating func release(_ id: RowID?, _ number: Int) {
    guard let id else { return }
    guard number > 0 else {
      ids.remove(id)
      return
    }
    further[id]?.remove(number)
    if further[id]?.isEmpty == true { further[id] = nil }
  }
}
