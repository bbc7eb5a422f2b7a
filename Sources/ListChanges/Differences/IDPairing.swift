/// The pairing of equal identifiers in two lists: the first with the first, the second with the
/// second.
@usableFromInline struct IDPairing {
  /// For each old position, the new position with the same identifier, or -1.
  @usableFromInline var targets: [Int32] = []

  /// For each new position, the old position with the same identifier, or -1.
  @usableFromInline var sources: [Int32] = []

  /// The number of new positions with an identifier that also occurs earlier.
  @usableFromInline var duplicates = 0

  /// The first of these positions.
  @usableFromInline var firstDuplicate: Int?

  /// Pairs two lists of fewer than two billion identifiers, in expected O(n).
  @inlinable init<ID: Hashable>(from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>)
  {
    var index = IDIndex(new)
    duplicates = index.duplicates
    firstDuplicate = index.firstDuplicate
    var targets = [Int32](repeating: -1, count: old.count)
    var sources = [Int32](repeating: -1, count: new.count)
    targets.withUnsafeMutableBufferPointer { targets in
      sources.withUnsafeMutableBufferPointer { sources in
        index.duplicates == 0
          ? Self.pairUnique(old, new, index, targets, sources)
          : Self.pairInOrder(old, new, &index, targets, sources)
      }
    }
    self.targets = targets
    self.sources = sources
  }

  /// Creates the pairing of the positions that stayed or moved in a change.
  @inlinable init(_ changes: PositionChanges) {
    targets = Array(repeating: -1, count: changes.oldCount)
    sources = Array(repeating: -1, count: changes.newCount)
    for run in changes.stayed {
      for offset in 0..<run.length { pair(run.old + offset, run.new + offset) }
    }
    for move in changes.moved { pair(move.from, move.to) }
  }

  /// Pairs an old position with a new one.
  ///
  /// Requires that both are unpaired.
  @inlinable mutating func pair(_ old: Int, _ new: Int) {
    targets[old] = Int32(truncatingIfNeeded: new)
    sources[new] = Int32(truncatingIfNeeded: old)
  }

  /// Pairs identifiers if none occurs twice in the new list.
  @inlinable static func pairUnique<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ index: IDIndex,
    _ targets: UnsafeMutableBufferPointer<Int32>, _ sources: UnsafeMutableBufferPointer<Int32>
  ) {
    var next = 0
    for position in old.indices {
      // Rows mostly keep their order, which is detected without hashing.
      if next >= new.count || old[position] != new[next] {
        guard let found = index.firstPosition(of: old[position], in: new) else { continue }
        next = found
      }
      // The second occurrence of an identifier in the old list finds its counterpart paired.
      guard sources[next] < 0 else { continue }
      targets[position] = Int32(truncatingIfNeeded: next)
      sources[next] = Int32(truncatingIfNeeded: position)
      next += 1
    }
  }

  /// Pairs identifiers if some occur more than once.
  @inlinable static func pairInOrder<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ index: inout IDIndex,
    _ targets: UnsafeMutableBufferPointer<Int32>, _ sources: UnsafeMutableBufferPointer<Int32>
  ) {
    for position in old.indices {
      guard let target = index.takeFirstPosition(of: old[position], in: new) else { continue }
      targets[position] = Int32(truncatingIfNeeded: target)
      sources[target] = Int32(truncatingIfNeeded: position)
    }
  }
}
