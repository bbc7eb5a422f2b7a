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
