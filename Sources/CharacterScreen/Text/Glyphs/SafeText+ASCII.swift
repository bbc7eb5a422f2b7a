extension SafeText {
  /// Returns whether all bytes are printable ASCII.
  ///
  /// It tests 8 bytes at a time and stops at the first that are not.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { word in
      let below = word &- 0x2020_2020_2020_2020
      let above = word &+ 0x0101_0101_0101_0101
      return (word | below | above) & 0x8080_8080_8080_8080 == 0
    }
  }

  /// Returns whether all bytes are ASCII, including control characters.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { $0 & 0x8080_8080_8080_8080 == 0 }
  }

  static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Tests the bytes eight at a time.
  ///
  /// The last word is padded with spaces.
  @inline(__always)
  private static func allWords(
    of bytes: UnsafeBufferPointer<UInt8>, satisfy isGood: (UInt64) -> Bool
  ) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      if !isGood(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
      offset += 8
    }
    var last: UInt64 = 0x2020_2020_2020_2020
    while offset < raw.count {
      last = last << 8 | UInt64(raw[offset])
      offset += 1
    }
    return isGood(last)
  }
}
