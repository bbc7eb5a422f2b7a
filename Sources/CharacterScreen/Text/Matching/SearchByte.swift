/// A byte that is looked for in eight bytes at once, letters in both cases.
struct SearchByte {
  private let wanted: UInt64
  private let caseBits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Takes a folded byte of ASCII.
  init(_ byte: UInt8) {
    wanted = UInt64(byte) * SearchByte.ones
    caseBits = UInt64(SearchByte.caseBit(of: byte)) * SearchByte.ones
  }

  /// Returns a word in which the highest bit of each byte says whether it may be there.
  ///
  /// The first byte that is marked holds it; those behind may be marked without holding it. The
  /// bytes of the answer are in little-endian order.
  func places(in bytes: UInt64) -> UInt64 {
    let difference = (UInt64(littleEndian: bytes) | caseBits) ^ wanted
    return (difference &- SearchByte.ones) & ~difference & (SearchByte.ones << 7)
  }

  /// Whether a byte of a text is a folded byte in any case.
  static func matches(_ wanted: UInt8, _ byte: UInt8) -> Bool {
    byte == wanted || byte | caseBit(of: wanted) == wanted
  }

  /// The bit in which the cases of a letter differ; 0 for what is no letter.
  private static func caseBit(of byte: UInt8) -> UInt8 {
    byte &- 0x61 < 26 ? 0x20 : 0
  }
}
