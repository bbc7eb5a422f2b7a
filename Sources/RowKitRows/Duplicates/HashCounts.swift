/// A multiset of hashes, with about 12 bytes for each.
///
/// Uses open addressing. Hashes that occur more than once are also in a dictionary.
struct HashCounts {
  /// The hashes, each at the slot given by its lowest bits or after it.
  ///
  /// 0 marks an empty slot.
  private var slots: [UInt64]

  private var used = 0

  /// The number of additional occurrences.
  private var repeated: [UInt64: Int] = [:]

  /// Creates an empty multiset.
  init() {
    slots = Array(repeating: 0, count: 8)
  }

  /// Adds a hash and returns whether it is new.
  mutating func insert(_ hash: Int) -> Bool {
    let key = HashCounts.key(hash)
    let place = place(of: key)
    if slots[place] == key {
      repeated[key, default: 0] += 1
      return false
    }
    slots[place] = key
    used += 1
    if used * 4 > slots.count * 3 { grow() }
    return true
  }

  /// Removes one occurrence of a hash.
  ///
  /// Does nothing if there is none.
  mutating func remove(_ hash: Int) {
    let key = HashCounts.key(hash)
    let place = place(of: key)
    guard slots[place] == key else { return }
    if let count = repeated[key] {
      repeated[key] = count > 1 ? count - 1 : nil
    } else {
      empty(place)
    }
  }

  /// Empties a slot and moves the following hashes as if it had never been filled.
  private mutating func empty(_ place: Int) {
    used -= 1
    var (hole, next) = (place, place)
    while true {
      next = (next + 1) & mask
      guard slots[next] != 0 else { break }
      let home = Int(truncatingIfNeeded: slots[next]) & mask
      // The hash can move up only if its home slot isn't below the hole.
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
    }
    slots[hole] = 0
  }

  private mutating func grow() {
    let former = slots
    slots = Array(repeating: 0, count: former.count * 2)
    for key in former where key != 0 { slots[place(of: key)] = key }
  }

  /// Returns the slot of a hash, or the empty slot for inserting it.
  private func place(of key: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: key) & mask
    while slots[place] != 0, slots[place] != key { place = (place + 1) & mask }
    return place
  }

  private var mask: Int { slots.count - 1 }

  private static func key(_ hash: Int) -> UInt64 { max(1, UInt64(bitPattern: Int64(hash))) }
}
