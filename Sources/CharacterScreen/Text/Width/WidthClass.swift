/// The effect of a scalar on the width of its character, and whether it may be drawn.
///
/// The raw values are the digits of ``WidthTable``.
enum WidthClass: UInt8 {
  /// Joins the previous scalar without adding width: combining marks and Hangul vowels.
  case zero

  /// One column.
  case narrow

  /// Two columns.
  case wide

  /// A mark with its own column, as in Indic scripts.
  case spacingMark

  /// Joins two Indic consonants into a conjunct.
  case linker

  /// One column, or two if followed by the emoji selector.
  case widening

  /// Two columns, or one if followed by the text selector.
  case narrowing

  /// Invisible: joiners, selectors, byte order marks and soft hyphens.
  case invisible

  /// Affects its neighbours invisibly: direction marks and tags.
  case hidden

  /// Must never reach a terminal: control characters, line separators and noncharacters.
  case control

  /// Looks up the class of a scalar in constant time.
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

  /// Whether a character that begins with the scalar can be drawn without a base before it.
  var isBase: Bool {
    switch self {
    case .zero, .spacingMark, .linker, .invisible: false
    default: true
    }
  }

  /// Whether the scalar is two columns wide on its own.
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
