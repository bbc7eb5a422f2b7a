extension SafeText {
  /// Whether all bytes are printable ASCII; 8 bytes a step, ending at the first that isn't.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { word in
      let below = word &- 0x2020_2020_2020_2020
      let above = word &+ 0x0101_0101_0101_0101
      return (word | below | above) & 0x8080_8080_8080_8080 == 0
    }
  }

  /// Whether all bytes are ASCII, controls included.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { $0 & 0x8080_8080_8080_8080 == 0 }
  }

  static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Asks about the bytes eight at a time; the last word is filled up with spaces.
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
