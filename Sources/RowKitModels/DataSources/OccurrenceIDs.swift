/// Distinct identifiers for models with equal identifiers in one section.
struct OccurrenceIDs {
  private struct Occurrence: Hashable, Sendable {
    let id: RowID
    let number: Int
  }

  /// The identifiers in use.
  private var ids: Set<RowID> = []

  /// The numbers of further uses of an identifier.
  private struct Numbers {
    /// The number of numbers given so far, which are 1 and those that follow.
    var count = 0

    /// The numbers that are in use no more.
    var released: [Int] = []

    mutating func take() -> Int {
      if let number = released.popLast() { return number }
      count += 1
      return count
    }
  }

  /// The numbers of further uses of each identifier.
  private var further: [RowID: Numbers] = [:]

  /// Returns an identifier that no other use of the same identifier has, or `nil` for `nil`.
  mutating func id(for id: RowID?) -> RowID? {
    OccurrenceIDs.id(id, take(id))
  }

  /// Returns the identifier of a use.
  static func id(_ id: RowID?, _ number: Int) -> RowID? {
    number == 0 ? id : id.map { RowID(Occurrence(id: $0, number: number)) }
  }

  /// Returns a number that no other use of an identifier has: 0, and for further uses a small one.
  ///
  /// - Complexity: O(1)
  mutating func take(_ id: RowID?) -> Int {
    guard let id, !ids.insert(id).inserted else { return 0 }
    return further[id, default: Numbers()].take()
  }

  /// Ends the use of an identifier with a number.
  mutating func release(_ id: RowID?, _ number: Int) {
    guard let id else { return }
    guard number > 0 else {
      ids.remove(id)
      return
    }
    further[id]?.released.append(number)
    if let numbers = further[id], numbers.released.count == numbers.count { further[id] = nil }
  }
}
