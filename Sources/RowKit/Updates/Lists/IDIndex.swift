/// The positions of the ids of a list, found by their hashes.
///
/// A table of hashes with open addressing; positions of equal ids form a chain, the first in front.
struct IDIndex {
  /// The number of positions whose id occurs before them.
  private(set) var duplicates = 0

  /// The first of these positions.
  private(set) var firstDuplicate: Int?

  private var slots: [Slot]
  private var followers: [Int32] = []

  /// Enters the positions of all ids of a list.
  init<ID: Hashable>(_ ids: UnsafeBufferPointer<ID>) {
    slots = Array(repeating: Slot(), count: Self.capacity(ids.count))
    var followers: [(position: Int, follower: Int32)] = []
    // All at once, so that the look-ups that follow overlap while they wait for memory.
    let hashes = ids.map(\.hashValue)
    slots.withUnsafeMutableBufferPointer { slots in
      // Backwards, so that the first of equal ids ends up in front.
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

  /// The first position of an id that is left.
  func firstPosition<ID: Hashable>(of id: ID, in ids: UnsafeBufferPointer<ID>) -> Int? {
    let place = slots.withUnsafeBufferPointer { Self.place(of: id, id.hashValue, in: ids, $0) }
    return slots[place].position >= 0 ? Int(slots[place].position) : nil
  }

  /// Takes the first position of an id that is left away.
  mutating func takeFirstPosition<ID: Hashable>(
    of id: ID, in ids: UnsafeBufferPointer<ID>
  ) -> Int? {
    let place = slots.withUnsafeBufferPointer { Self.place(of: id, id.hashValue, in: ids, $0) }
    let position = slots[place].position
    guard position >= 0 else { return nil }
    let follower = followers.isEmpty ? -1 : followers[Int(position)]
    slots[place].position = follower >= 0 ? follower : -2 - position
    return Int(position)
  }

  /// The slot of an id, or the empty one where it would stand.
  private static func place<ID: Hashable>(
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

  /// A power of two that leaves a fifth free.
  private static func capacity(_ count: Int) -> Int {
    let least = max(8, count + count / 4)
    return 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount)
  }

  /// An id of the list: a part of its hash and the first of its positions that is left.
  private struct Slot {
    var tag: UInt32 = 0

    /// A position; -1 where there is none; below that, the last one of those all taken.
    var position: Int32 = -1

    var isEmpty: Bool { position == -1 }

    /// A position that has the id.
    var representative: Int { Int(position >= 0 ? position : -2 - position) }

    static func tag(_ hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
  }
}
