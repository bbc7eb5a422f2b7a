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

    /// The numbers that are in use no more, and the number of them that were given again.
    ///
    /// They are given again in the order of their release, so that rows that stay in order do.
    private var released: [Int] = []
    private var returned = 0

    var isUnused: Bool { released.count - returned == count }

    mutating func take() -> Int {
      guard returned < released.count else {
        count += 1
        return count
      }
      let number = released[returned]
      returned += 1
      if returned > released.count / 2 {
        released.removeFirst(returned)
        returned = 0
      }
      return number
    }

    mutating func release(_ number: Int) { released.append(number) }
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
  /// - Complexity: O(1), amortized
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
    further[id]?.release(number)
    if further[id]?.isUnused == true { further[id] = nil }
  }
}
