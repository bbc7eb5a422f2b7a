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
