/// What a scalar does to the width of the character it is part of, and whether it may be drawn.
///
/// The raw values are the digits of ``WidthTable``.
enum WidthClass: UInt8 {
  /// Joins the scalar before it and adds nothing: a combining mark, a vowel of Hangul.
  case zero

  /// One column.
  case narrow

  /// Two columns.
  case wide

  /// A mark with a column of its own, as in Indic scripts.
  case spacingMark

  /// Joins two Indic consonants to one conjunct.
  case linker

  /// One column, two when the emoji selector follows.
  case widening

  /// Two columns, one when the text selector follows.
  case narrowing

  /// Shows nothing: joiners, selectors, byte order marks, soft hyphens.
  case invisible

  /// Acts on its neighbours without being seen: what changes the direction of text, and tags.
  case hidden

  /// Must never reach a terminal: controls, line separators, noncharacters.
  case control

  /// Looks a scalar up in constant time.
  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    guard value < 0x20000 else {
      self = WidthClass.beyondTable(value)
      return
    }
    let index = WidthTable.index.utf8Start + value >> 7 * 2
    let block = (Int(index[0]) - 0x30) << 6 + Int(index[1]) - 0x30
    let digit = WidthTable.blocks.utf8Start[block << 7 + value & 127]
    self = WidthClass(rawValue: digit - 0x30) ?? .narrow
  }

  /// Whether a character that begins with it can be drawn without one before it.
  var isBase: Bool {
    switch self {
    case .zero, .spacingMark, .linker, .invisible: false
    default: true
    }
  }

  /// Whether it is two columns wide on its own.
  var isWide: Bool { self == .wide || self == .narrowing }

  private static func beyondTable(_ value: Int) -> WidthClass {
    if value & 0xFFFE == 0xFFFE { return .control }
    switch value {
    case 0x20000..<0x40000: return .wide
    case 0xE0001, 0xE0020...0xE007F: return .hidden
    case 0xE0000..<0xE1000: return .invisible
    default: return .narrow
    }
  }
}
