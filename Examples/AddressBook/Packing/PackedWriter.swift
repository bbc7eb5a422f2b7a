/// Numbers and texts, written one after another into bytes.
struct PackedWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Appends a nonnegative number, which takes one byte for every seven bits.
  mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a text, or the absence of one.
  mutating func append(_ text: String?) {
    guard var text else { return append(0) }
    text.withUTF8 { utf8 in
      append(utf8.count + 1)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Appends the key to sort a name by.
  mutating func append(_ key: NameKey) {
    append(key.isPlain ? 1 : 0)
    append(key.last)
    append(key.first)
  }
}
