/// One word of a search, as folded scalars and, if it is ASCII, as bytes.
struct SearchWord: Hashable, Sendable {
  private let values: [UInt32]
  private let bytes: [UInt8]

  /// Creates a word from at least one folded scalar.
  init(_ values: [UInt32]) {
    self.values = values
    bytes = values.allSatisfy { $0 < 0x80 } ? values.map { UInt8(truncatingIfNeeded: $0) } : []
  }

  /// Whether every text that contains this word contains another, too.
  func contains(_ other: SearchWord) -> Bool { other.range(in: values) != nil }

  /// Returns the range of the first occurrence in folded scalars from an offset on.
  func range(in text: [UInt32], from start: Int = 0) -> Range<Int>? {
    guard let first = values.first, text.count >= values.count else { return nil }
    var offset = start
    while offset <= text.count - values.count {
      if text[offset] == first, text[offset..<offset + values.count].elementsEqual(values) {
        return offset..<offset + values.count
      }
      offset += 1
    }
    return nil
  }

  /// Returns the range of the first occurrence in ASCII text from an offset on, ignoring case.
  ///
  /// The search compares the first and last byte of the word at eight offsets at a time.
  func range(in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Range<Int>? {
    guard let first = bytes.first, let last = bytes.last else { return nil }
    let firstByte = SearchByte(first)
    let lastByte = SearchByte(last)
    let raw = UnsafeRawBufferPointer(text)
    let reach = bytes.count - 1
    var offset = start
    while offset + reach < raw.count {
      if offset + reach + 8 <= raw.count {
        let firsts = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let lasts = raw.loadUnaligned(fromByteOffset: offset + reach, as: UInt64.self)
        let places = firstByte.places(in: firsts) & lastByte.places(in: lasts)
        offset += places.trailingZeroBitCount / 8
        if places == 0 { continue }
      }
      if isAt(offset, of: text) { return offset..<offset + bytes.count }
      offset += 1
    }
    return nil
  }

  /// Returns whether the word occurs at an offset.
  ///
  /// The comparison runs backwards, because the first byte usually matches already.
  private func isAt(_ offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices.reversed()
    where !SearchByte.matches(bytes[index], text[offset + index]) {
      return false
    }
    return true
  }
}

/// A byte to search for in eight bytes at once.
///
/// A letter matches in both cases.
struct SearchByte {
  private let wanted: UInt64
  private let caseBits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Creates a search byte from a folded ASCII byte.
  init(_ byte: UInt8) {
    wanted = UInt64(byte) * SearchByte.ones
    caseBits = UInt64(SearchByte.caseBit(of: byte)) * SearchByte.ones
  }

  /// Returns a word in which the highest bit of each byte marks a possible match.
  ///
  /// The first marked byte is a match; later ones may be false positives. The bytes of the result
  /// are in little-endian order.
  func places(in bytes: UInt64) -> UInt64 {
    let difference = (UInt64(littleEndian: bytes) | caseBits) ^ wanted
    return (difference &- SearchByte.ones) & ~difference & (SearchByte.ones << 7)
  }

  /// Returns whether a byte of a text matches a folded byte, ignoring case.
  static func matches(_ wanted: UInt8, _ byte: UInt8) -> Bool {
    byte == wanted || byte | caseBit(of: wanted) == wanted
  }

  /// Returns the bit in which the cases of a letter differ, or 0 for other bytes.
  private static func caseBit(of byte: UInt8) -> UInt8 {
    byte &- 0x61 < 26 ? 0x20 : 0
  }
}
