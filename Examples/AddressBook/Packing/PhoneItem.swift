/// A number with sixteen bytes of its key.
struct PhoneItem: Sendable {
  private(set) var entry: PhoneEntry
  private let high: UInt64
  private let low: UInt64

  /// Whether the bytes of the key are in the order of its texts.
  let isPlain: Bool

  /// Whether more of the key follows.
  let hasRest: Bool

  init(_ entry: PhoneEntry, _ key: PackedKey, at position: Int) {
    self.entry = entry
    let bytes = key.bytes(at: position)
    (high, low) = (UInt64(truncatingIfNeeded: bytes >> 64), UInt64(truncatingIfNeeded: bytes))
    isPlain = key.isPlain
    hasRest = key.count > position + 16
  }

  /// Returns another number that begins alike.
  func with(_ entry: PhoneEntry) -> PhoneItem {
    var item = self
    item.entry = entry
    return item
  }

  /// Whether this item has the same bytes as another.
  func equals(_ other: PhoneItem) -> Bool { high == other.high && low == other.low }

  /// Whether the bytes of this item are below those of another, or they are equal and it was read
  /// first.
  func precedes(_ other: PhoneItem) -> Bool {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    return entry.identity < other.entry.identity
  }
}
