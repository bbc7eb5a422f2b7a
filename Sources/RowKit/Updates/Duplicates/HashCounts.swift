/// How often each of many hashes is there, in about 12 bytes for each.
///
/// Hashes with open addressing; those that are there more than once stand in a dictionary too.
struct HashCounts {
  /// The hashes, each where its lowest bits say or after that; 0 where there is none.
  private var slots: [UInt64]

  private var used = 0

  /// How often more than once.
  private var repeated: [UInt64: Int] = [:]

  /// Makes room for some hashes.
  init(capacity: Int = 0) {
    slots = Array(repeating: 0, count: HashCounts.slotCount(for: capacity))
  }

  /// Counts a hash; returns whether it was not there before.
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

  /// Counts a hash once less; does nothing for one that is not there.
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

  /// Empties a slot, and lets those after it take their places as if it had never been filled.
  private mutating func empty(_ place: Int) {
    used -= 1
    var (hole, next) = (place, place)
    while true {
      next = (next + 1) & mask
      guard slots[next] != 0 else { break }
      let home = Int(truncatingIfNeeded: slots[next]) & mask
      // It may move up only if that is no further up than its home.
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

  /// The slot of a hash, or the empty one where it would stand.
  private func place(of key: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: key) & mask
    while slots[place] != 0, slots[place] != key { place = (place + 1) & mask }
    return place
  }

  private var mask: Int { slots.count - 1 }

  /// A power of two, a third more than needed at least.
  private static func slotCount(for count: Int) -> Int {
    let least = max(8, count + count / 3 + 1)
    return 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount)
  }

  private static func key(_ hash: Int) -> UInt64 { max(1, UInt64(bitPattern: Int64(hash))) }
}
