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
  ///
  /// - Parameters:
  ///   - text: The place of the text, or nil.
  ///   - texts: A buffer in UTF-8.
  mutating func append(_ text: Range<Int>?, of texts: [UInt8]) {
    guard let text else { return append(0) }
    append(text.count + 1)
    bytes.append(contentsOf: texts[text])
  }

  /// Appends the key to sort a text by.
  mutating func append(_ key: SortKey) {
    append(key.bytes.count + 1)
    bytes.append(contentsOf: key.bytes)
  }
}
