import CharacterScreen

/// A cell as two machine words, so that comparing takes two instructions.
///
/// It is the same memory as a ``ScreenCell``: glyph and foreground in the first word, background,
/// attributes and width in the second. A test watches that this stays true.
struct PackedCell: Equatable {
  var low: UInt64
  var high: UInt64

  /// Something no picture holds, so that the cell is drawn whatever comes next.
  static let unknown = PackedCell(low: .max, high: .max)

  /// An empty column in the terminal's own colours.
  static let blank = unsafeBitCast(ScreenCell.blank, to: PackedCell.self)

  /// What marks a glyph as the number of a pooled grapheme.
  private static let pooledFlag: UInt32 = 1 << 31

  /// The attributes that show on a space.
  static let visibleAttributes: TextAttributes = [
    .reverse, .underline, .strikethrough, .highlight,
  ]

  private static let visibleBits = UInt64(visibleAttributes.rawValue) << 32
  private static let spaceMask = UInt64(0xFF) << 48 | visibleBits

  /// A scalar's value, or a mark and a number in the pool.
  var glyph: UInt32 { UInt32(truncatingIfNeeded: low) }

  /// How many columns the grapheme takes; 0 in a column that an earlier one covers.
  var width: Int { Int(truncatingIfNeeded: high >> 48 & 0xFF) }

  /// The number of the grapheme in the pool; nil where it is one scalar.
  var pooledGrapheme: Int? {
    glyph & PackedCell.pooledFlag == 0 ? nil : Int(glyph & ~PackedCell.pooledFlag)
  }

  /// Whether it refers to the pool, whose numbers may come to mean something else.
  var isPooled: Bool { self != .unknown && glyph & PackedCell.pooledFlag != 0 }

  /// The bits that tell the look: the foreground, and the background with the attributes.
  var look: (UInt64, UInt64) { (low >> 32, high & 0xFFFF_FFFF_FFFF) }

  var foreground: Color { unsafeBitCast(UInt32(truncatingIfNeeded: low >> 32), to: Color.self) }

  var background: Color { unsafeBitCast(UInt32(truncatingIfNeeded: high), to: Color.self) }

  var attributes: TextAttributes {
    TextAttributes(rawValue: UInt16(truncatingIfNeeded: high >> 32))
  }

  /// Whether terminals may disagree on how many columns it takes: clusters of several scalars, and
  /// emoji.
  var isUncertain: Bool {
    if glyph < 0x2300 { return false }
    return glyph >= 0x1F000 && glyph < 0x20000 || glyph & PackedCell.pooledFlag != 0
      || glyph < 0x2C00 && width == 2
  }

  /// Whether it shows a background and nothing else, the same as another one's.
  func isErased(like other: PackedCell) -> Bool {
    glyph == 0x20 && high & PackedCell.spaceMask == 1 << 48
      && UInt32(truncatingIfNeeded: high ^ other.high) == 0
  }

  static func == (left: PackedCell, right: PackedCell) -> Bool {
    left.bits(against: right) == 0
  }

  /// The bits that differ from another cell's, of both words.
  @inline(__always)
  func bits(against other: PackedCell) -> UInt64 {
    (low ^ other.low) | (high ^ other.high)
  }
}
