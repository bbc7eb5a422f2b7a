import CharacterScreen

/// A cell as two machine words, which makes comparing fast.
///
/// It has the memory layout of ``ScreenCell``: glyph and foreground in the first word; background,
/// attributes and width in the second. A test verifies the layout.
struct PackedCell: Equatable {
  var low: UInt64
  var high: UInt64

  /// A value that differs from any cell, so that the cell is always redrawn.
  static let unknown = PackedCell(low: .max, high: .max)

  /// A space in the terminal's own colours.
  static let blank = unsafeBitCast(ScreenCell.blank, to: PackedCell.self)

  /// The flag that marks the number of a pooled grapheme.
  private static let pooledFlag: UInt32 = 1 << 31

  /// The attributes that are visible on a space.
  ///
  /// Computed, as is everything that loops over cells read, because a stored one is guarded by a
  /// check at each use.
  static var visibleAttributes: TextAttributes {
    @inline(__always) get { TextAttributes(rawValue: visibleBits) }
  }

  /// The bits of reverse, underline, strikethrough and highlight.
  private static var visibleBits: UInt16 {
    @inline(__always) get { 0b111_1000 }
  }

  private static var spaceMask: UInt64 {
    @inline(__always) get { UInt64(0xFF) << 48 | UInt64(visibleBits) << 32 }
  }

  /// The value of a scalar, or a flag and a number in the pool.
  var glyph: UInt32 { UInt32(truncatingIfNeeded: low) }

  /// The number of columns that the grapheme occupies; 0 in a continuation cell.
  var width: Int { Int(truncatingIfNeeded: high >> 48 & 0xFF) }

  /// The number of the grapheme in the pool, or `nil` if it is a single scalar.
  var pooledGrapheme: Int? {
    glyph & PackedCell.pooledFlag == 0 ? nil : Int(glyph & ~PackedCell.pooledFlag)
  }

  /// Whether the cell refers to the pool, where numbers may be reused.
  var isPooled: Bool { self != .unknown && glyph & PackedCell.pooledFlag != 0 }

  /// The bits of the style: the foreground, and the background with the attributes.
  var look: (UInt64, UInt64) { (low >> 32, high & 0xFFFF_FFFF_FFFF) }

  var foreground: Color { unsafeBitCast(UInt32(truncatingIfNeeded: low >> 32), to: Color.self) }

  var background: Color { unsafeBitCast(UInt32(truncatingIfNeeded: high), to: Color.self) }

  var attributes: TextAttributes {
    TextAttributes(rawValue: UInt16(truncatingIfNeeded: high >> 32))
  }

  /// Whether the cell shows a printable ASCII character other than a space.
  var isPlain: Bool {
    @inline(__always) get { glyph &- 0x21 < 0x5E && width == 1 }
  }

  /// Whether the cell shows a printable ASCII character, perhaps a space.
  var isASCII: Bool {
    @inline(__always) get { glyph &- 0x20 < 0x5F && width == 1 }
  }

  /// Whether terminals may differ on the width of the grapheme: emoji, new and unassigned characters,
  /// wide ones of few scripts, and graphemes of several scalars.
  var isUncertain: Bool {
    if glyph < 0x378 { return false }
    if glyph >= 0x20000 { return glyph & PackedCell.pooledFlag != 0 }
    let index = UncertainWidths.index.utf8Start + Int(glyph >> 7) * 2
    let block = (Int(index[0]) - 0x30) << 6 + Int(index[1]) - 0x30
    let digit = UncertainWidths.blocks.utf8Start[block << 5 + Int(glyph >> 2) & 31]
    return (digit - 0x30) >> (glyph & 3) & 1 != 0
  }

  /// Whether the cell shows only a background.
  var isErased: Bool { glyph == 0x20 && high & PackedCell.spaceMask == 1 << 48 }

  /// Returns whether the cell shows only a background, the same as another cell's.
  func isErased(like other: PackedCell) -> Bool {
    isErased && UInt32(truncatingIfNeeded: high ^ other.high) == 0
  }

  static func == (left: PackedCell, right: PackedCell) -> Bool {
    left.bits(against: right) == 0
  }

  /// Returns the bits of both words that differ from another cell.
  @inline(__always)
  func bits(against other: PackedCell) -> UInt64 {
    (low ^ other.low) | (high ^ other.high)
  }
}
