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
