/// A number with the first bytes of its key.
struct PhoneItem: Sendable {
  let entry: PhoneEntry
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// Whether the bytes of the key are in the order of its texts.
  let isPlain: Bool

  /// Whether more of the key follows.
  let hasRest: Bool

  init(_ entry: PhoneEntry, _ key: PackedKey) {
    self.entry = entry
    let (first, second) = (key.bytes(at: 0), key.bytes(at: 16))
    words = (first.high, first.low, second.high, second.low)
    isPlain = key.isPlain
    hasRest = key.count > 32
  }

  /// Whether this item has the same bytes as another.
  func equals(_ other: PhoneItem) -> Bool { words == other.words }

  /// Whether the bytes of this item are below those of another, or they are equal and it was read
  /// first.
  func precedes(_ other: PhoneItem) -> Bool {
    equals(other) ? entry.identity < other.entry.identity : words < other.words
  }
}

extension UInt128 {
  fileprivate var high: UInt64 { UInt64(truncatingIfNeeded: self >> 64) }
  fileprivate var low: UInt64 { UInt64(truncatingIfNeeded: self) }
}
