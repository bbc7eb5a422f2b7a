extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20

  /// Whether this is a space or a tab, which starts a continuation line.
  var isBlank: Bool { self == .space || self == .tab }

  /// Whether this ends a line.
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether this is a space or a control character.
  var isSpacing: Bool { self <= .space || self == 0x7F }

  /// The lowercase letter for an uppercase one, else the byte itself.
  var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit in either case, or nil.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether these bytes equal a lowercase word, ignoring case.
  func spells(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && begins(with: word)
  }

  /// Whether these bytes begin with a lowercase word, ignoring case.
  func begins(with word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[startIndex + $0].lowercasedASCII == letters[$0] }
    }
  }

  /// Whether these bytes contain a short lowercase word, ignoring case.
  func mentions(_ word: StaticString) -> Bool {
    (startIndex..<endIndex).contains { self[$0...].begins(with: word) }
  }

  /// These bytes without the spaces and control characters at either end.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isSpacing }),
      let last = lastIndex(where: { !$0.isSpacing })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
