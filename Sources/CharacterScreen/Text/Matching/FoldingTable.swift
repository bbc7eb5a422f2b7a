extension FoldingTable {
  /// The folding of a scalar.
  enum Folding {
    /// A single scalar, possibly the same one.
    case scalar(UInt32)

    /// Several scalars, starting at an offset in the expansions.
    case expansion(Int)

    /// No scalars: the scalar is removed.
    case dropped
  }

  /// Looks up the folding of a scalar's value in constant time.
  static func folding(of value: UInt32) -> Folding {
    if value < 0x80 { return .scalar(foldingASCII(value)) }
    guard value < 0x20000 else { return .scalar(value) }
    let digits = index.utf8Start + Int(value >> 6) * 2
    let block = (Int(digits[0]) - 0x30) << 6 + Int(digits[1]) - 0x30
    switch number(in: blocks, at: block << 6 + Int(value & 63)) {
    case 0: return .scalar(value)
    case 1: return .dropped
    case let offset where offset >= 0x30000: return .expansion(Int(offset - 0x30000))
    case let folded: return .scalar(folded)
    }
  }

  /// Returns the folding of a value below U+0080.
  static func foldingASCII(_ value: UInt32) -> UInt32 {
    value &- 0x41 < 26 ? value | 0x20 : value
  }

  /// Returns the scalar at an offset in the expansions, or 0 at the end of an expansion.
  static func expansion(at offset: Int) -> UInt32 {
    number(in: expansions, at: offset)
  }

  /// Returns a number of three base-64 digits.
  private static func number(in table: StaticString, at offset: Int) -> UInt32 {
    let digits = table.utf8Start + offset * 3
    return (UInt32(digits[0]) - 0x30) << 12 | (UInt32(digits[1]) - 0x30) << 6
      | (UInt32(digits[2]) - 0x30)
  }
}
