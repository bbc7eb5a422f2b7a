/// An index of the positions of a list's identifiers by hash.
///
/// A hash table with open addressing. Positions of equal identifiers form a chain, lowest first.
@usableFromInline package struct IDIndex {
  /// The number of positions with an identifier that also occurs earlier.
  @usableFromInline package internal(set) var duplicates = 0

  /// The first of these positions.
  @usableFromInline package internal(set) var firstDuplicate: Int?

  @usableFromInline var slots: [Slot]
  @usableFromInline var followers: [Int32] = []

  /// Indexes all identifiers of a list.
  @inlinable package init<ID: Hashable>(_ ids: UnsafeBufferPointer<ID>) {
    slots = Array(repeating: Slot(), count: Self.capacity(ids.count))
    var followers: [(position: Int, follower: Int32)] = []
    // All hashes at once, so that the following lookups overlap while they wait for memory.
    let hashes = ids.map(\.hashValue)
    slots.withUnsafeMutableBufferPointer { slots in
      // Backwards, so that the first of equal identifiers comes first in the chain.
      for position in stride(from: ids.count - 1, through: 0, by: -1) {
        let hash = hashes[position]
        let place = Self.place(of: ids[position], hash, in: ids, UnsafeBufferPointer(slots))
        let follower = slots[place].position
        slots[place] = Slot(tag: Slot.tag(hash), position: Int32(truncatingIfNeeded: position))
        if follower >= 0 { followers.append((position, follower)) }
      }
    }
    guard !followers.isEmpty else { return }
    self.followers = Array(repeating: -1, count: ids.count)
    for (position, follower) in followers { self.followers[position] = follower }
    duplicates = followers.count
    firstDuplicate = followers.map { Int($0.follower) }.min()
  }

  /// Returns the first remaining position of an identifier.
  @inlinable package func firstPosition<ID: Hashable>(of id: ID, in ids: UnsafeBufferPointer<ID>)
    -> Int?
  {
    let place = slots.withUnsafeBufferPointer { Self.place(of: id, id.hashValue, in: ids, $0) }
    return slots[place].position >= 0 ? Int(slots[place].position) : nil
  }

  /// Removes and returns the first remaining position of an identifier.
  @inlinable package mutating func takeFirstPosition<ID: Hashable>(
    of id: ID, in ids: UnsafeBufferPointer<ID>
  ) -> Int? {
    let place = slots.withUnsafeBufferPointer { Self.place(of: id, id.hashValue, in: ids, $0) }
    let position = slots[place].position
    guard position >= 0 else { return nil }
    let follower = followers.isEmpty ? -1 : followers[Int(position)]
    slots[place].position = follower >= 0 ? follower : -2 - position
    return Int(position)
  }

  /// Returns the slot of an identifier, or the empty slot for inserting it.
  @inlinable static func place<ID: Hashable>(
    of id: ID, _ hash: Int, in ids: UnsafeBufferPointer<ID>, _ slots: UnsafeBufferPointer<Slot>
  ) -> Int {
    let (mask, tag) = (slots.count - 1, Slot.tag(hash))
    var place = hash & mask
    while !slots[place].isEmpty {
      if slots[place].tag == tag, ids[slots[place].representative] == id { return place }
      place = (place + 1) & mask
    }
    return place
  }

  /// Returns a power of two that leaves a fifth free.
  @inlinable static func capacity(_ count: Int) -> Int {
    let least = max(8, count + count / 4)
    return 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount)
  }

  /// An identifier of the list: a part of its hash and its first remaining position.
  @usableFromInline struct Slot {
    @usableFromInline var tag: UInt32 = 0

    /// A position, or -1 for an empty slot.
    ///
    /// Below -1, it encodes the last position of an identifier without remaining positions.
    @usableFromInline var position: Int32 = -1

    @inlinable init(tag: UInt32 = 0, position: Int32 = -1) {
      self.tag = tag
      self.position = position
    }

    @inlinable var isEmpty: Bool { position == -1 }

    /// A position with the identifier.
    @inlinable var representative: Int { Int(position >= 0 ? position : -2 - position) }

    @inlinable static func tag(_ hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
  }
}

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
