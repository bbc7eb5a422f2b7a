/// The direction in which a character is written, as far as host names need it.
enum TextDirection: Sendable {
  case leftToRight, rightToLeft, europeanNumber, arabicNumber, mark, separator, neutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: self = .mark
    case .control, .format: self = .neutral
    default:
      switch scalar.value {
      case 0x30...0x39, 0x6F0...0x6F9, 0xB2, 0xB3, 0xB9: self = .europeanNumber
      case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
      case 0x2B, 0x2D, 0x2E, 0x2C, 0x2F, 0x3A: self = .separator
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        self = .rightToLeft
      default: self = scalar.properties.isAlphabetic ? .leftToRight : .neutral
      }
    }
  }
}

/// The rule of RFC 5893 for labels of names that have text written right to left.
enum RightToLeftRule {
  static func accepts(_ label: [Unicode.Scalar]) -> Bool {
    let directions = label.map(TextDirection.init)
    let end = directions.last { $0 != .mark }
    switch directions.first {
    case .rightToLeft:
      let hasBothNumbers =
        directions.contains(.europeanNumber) && directions.contains(.arabicNumber)
      return !directions.contains(.leftToRight) && !hasBothNumbers
        && [.rightToLeft, .europeanNumber, .arabicNumber].contains(end)
    case .leftToRight:
      return !directions.contains(.rightToLeft) && !directions.contains(.arabicNumber)
        && [.leftToRight, .europeanNumber].contains(end)
    default: return false
    }
  }
}
