/// A search for the smallest set of removals and insertions between two lists that stops early.
///
/// It follows equal rows greedily along the diagonals of the two lists, and so finds scattered
/// edits and rotations without hashing. It fails for lists with more edits than ``limit``, unless all
/// of them are insertions or all are removals.
@usableFromInline struct EditProbe {
  /// The maximum number of removals and insertions together.
  @usableFromInline static let limit = 64

  /// The old positions to remove, ascending.
  @usableFromInline var removed: [Int] = []

  /// The new positions to insert, ascending.
  @usableFromInline var inserted: [Int] = []

  /// Finds the smallest set of edits, or returns `nil` if there are too many of both kinds.
  @inlinable init?<ID: Equatable>(
    from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>
  ) {
    guard abs(old.count - new.count) <= Self.limit else {
      guard let rest = Self.rest(old, new) else { return nil }
      if old.count < new.count { inserted = rest } else { removed = rest }
      return
    }
    let limit = min(Self.limit, old.count + new.count)
    let found = withUnsafeTemporaryAllocation(of: Int.self, capacity: (limit + 1) * (limit + 1)) {
      guard let distance = Self.search(old, new, limit, $0) else { return false }
      retrace(distance, old.count, new.count, $0)
      return true
    }
    guard found else { return nil }
  }

  /// Returns the positions of the longer list beside the rows of the shorter one, or `nil` if the
  /// shorter list has other rows or another order.
  @inlinable static func rest<ID: Equatable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
  ) -> [Int]? {
    let (short, long) = old.count < new.count ? (old, new) : (new, old)
    let count = long.count - short.count
    var rest: [Int] = []
    rest.reserveCapacity(count)
    var next = 0
    for position in long.indices {
      if next < short.count, short[next] == long[position] {
        next += 1
      } else if rest.count < count {
        rest.append(position)
      } else {
        return nil
      }
    }
    return rest
  }

  /// Computes how far every diagonal can be followed with 0, 1, 2 … edits, and returns the number
  /// of edits needed.
  ///
  /// Diagonal k (old minus new position) after d edits is stored at d × d + d + k.
  @inlinable static func search<ID: Equatable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ limit: Int,
    _ reached: UnsafeMutableBufferPointer<Int>
  ) -> Int? {
    // Lists of mostly equal rows could be followed along every diagonal, which isn't worth the
    // time.
    var budget = 2 * (old.count + new.count) + 1_000
    for edits in 0...limit {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let start = Self.start(edits, diagonal, reached)
        var position = start
        while position < old.count, position - diagonal < new.count,
          old[position] == new[position - diagonal]
        {
          position += 1
        }
        reached[edits * edits + edits + diagonal] = position
        guard position < old.count || position - diagonal < new.count else { return edits }
        budget -= position - start
      }
      guard budget > 0 else { return nil }
    }
    return nil
  }

  /// Returns the position where a diagonal is entered with a number of edits.
  @inlinable static func start(
    _ edits: Int, _ diagonal: Int, _ reached: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    guard edits > 0 else { return 0 }
    let row = (edits - 1) * (edits - 1) + edits - 1
    return isInsertion(edits, diagonal, reached)
      ? reached[row + diagonal + 1] : reached[row + diagonal - 1] + 1
  }

  /// Returns whether the furthest path onto a diagonal is an insertion.
  @inlinable static func isInsertion(
    _ edits: Int, _ diagonal: Int, _ reached: UnsafeMutableBufferPointer<Int>
  ) -> Bool {
    guard diagonal != -edits else { return true }
    guard diagonal != edits else { return false }
    let row = (edits - 1) * (edits - 1) + edits - 1
    return reached[row + diagonal - 1] < reached[row + diagonal + 1]
  }

  /// Collects the edits, from the last to the first.
  @inlinable mutating func retrace(
    _ distance: Int, _ oldCount: Int, _ newCount: Int, _ reached: UnsafeMutableBufferPointer<Int>
  ) {
    var diagonal = oldCount - newCount
    for edits in stride(from: distance, to: 0, by: -1) {
      let start = Self.start(edits, diagonal, reached)
      if Self.isInsertion(edits, diagonal, reached) {
        inserted.append(start - diagonal - 1)
        diagonal += 1
      } else {
        removed.append(start - 1)
        diagonal -= 1
      }
    }
    removed.reverse()
    inserted.reverse()
  }
}
