/// A colour that a terminal supports.
struct ResolvedColor: Hashable {
  /// Zero for the terminal's own colour, otherwise a kind in the top byte and its payload.
  private let bits: UInt32

  /// The terminal's own colour.
  static let standard = ResolvedColor(bits: 0)

  static func palette(_ index: UInt8) -> ResolvedColor {
    ResolvedColor(bits: 1 << 24 | UInt32(index))
  }

  static func rgb(_ value: UInt32) -> ResolvedColor {
    ResolvedColor(bits: 2 << 24 | value & 0xFF_FFFF)
  }

  /// The number in the palette, or `nil` if the colour is not from the palette.
  var paletteIndex: UInt8? { bits >> 24 == 1 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// The RGB value, or `nil` for palette colours and the terminal's own colour.
  var rgb: UInt32? { bits >> 24 == 2 ? bits & 0xFF_FFFF : nil }

  /// Appends the parameters that select the colour.
  ///
  /// A base of 30 selects it for the text, a base of 40 for the background.
  func appendParameters(base: Int, to bytes: inout [UInt8]) {
    if let index = paletteIndex {
      appendPalette(Int(index), base, &bytes)
    } else if let rgb {
      bytes.appendParameter(base + 8)
      bytes.appendParameter(2)
      bytes.appendParameter(Int(rgb >> 16))
      bytes.appendParameter(Int(rgb >> 8 & 0xFF))
      bytes.appendParameter(Int(rgb & 0xFF))
    } else {
      bytes.appendParameter(base + 9)
    }
  }

  private func appendPalette(_ index: Int, _ base: Int, _ bytes: inout [UInt8]) {
    switch index {
    case 0..<8: bytes.appendParameter(base + index)
    case 8..<16: bytes.appendParameter(base + 60 + index - 8)
    default:
      bytes.appendParameter(base + 8)
      bytes.appendParameter(5)
      bytes.appendParameter(index)
    }
  }
}

extension [UInt8] {
  /// Appends a parameter of a control sequence, after a semicolon unless it is the first.
  mutating func appendParameter(_ number: Int) {
    if last != UInt8(ascii: "[") { append(UInt8(ascii: ";")) }
    append(decimal: number)
  }
}
