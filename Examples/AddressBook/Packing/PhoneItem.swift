/// A number with the next bytes of its key.
struct PhoneItem: Sendable {
  /// The number of bytes.
  static let length = 32

  private(set) var entry: PhoneEntry
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// Whether the bytes of the key are in the order of its texts, which is known of items that are made
  /// at a later position.
  let isPlain: Bool

  /// Whether more of the key follows.
  let hasRest: Bool

  init(_ entry: PhoneEntry, _ key: PackedKey, at position: Int) {
    self.entry = entry
    let (first, second) = (key.bytes(at: position), key.bytes(at: position + 16))
    words = (first.high, first.low, second.high, second.low)
    isPlain = position > 0 || key.isPlain
    hasRest = key.count > position + PhoneItem.length
  }

  /// Returns another number that begins alike.
  func with(_ entry: PhoneEntry) -> PhoneItem {
    var item = self
    item.entry = entry
    return item
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
