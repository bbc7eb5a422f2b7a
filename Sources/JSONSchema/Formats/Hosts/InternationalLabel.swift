/// The rules of IDNA 2008 for labels in other scripts, in RFC 5891 to 5893.
enum InternationalLabel {
  /// Returns whether a label follows the rules, which are stricter in a name with text written
  /// right to left.
  static func accepts(_ label: [Unicode.Scalar], inRightToLeftName: Bool) -> Bool {
    guard let first = label.first, first != "-", label.last != "-" else { return false }
    if label.count >= 4, label[2] == "-", label[3] == "-" { return false }
    if isMark(first) { return false }
    guard label.indices.allSatisfy({ isAllowed(label[$0], at: $0, in: label) }) else {
      return false
    }
    return isRightToLeft(label) || inRightToLeftName
      ? RightToLeftRule.accepts(label) : true
  }

  static func isRightToLeft(_ label: [Unicode.Scalar]) -> Bool {
    label.contains { [.rightToLeft, .arabicNumber].contains(TextDirection($0)) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  // MARK: Characters

  private static func isAllowed(
    _ scalar: Unicode.Scalar, at index: Int, in label: [Unicode.Scalar]
  ) -> Bool {
    if let isAllowed = isAllowedInContext(scalar, at: index, in: label) { return isAllowed }
    if exceptions.contains(scalar) { return true }
    if excluded.contains(scalar) { return false }
    let properties = scalar.properties
    if scalar.isASCII { return scalar == "-" || scalar.isDigit || ("a"..."z").contains(scalar) }
    if properties.generalCategory == .unassigned { return false }
    if properties.changesWhenNFKCCaseFolded || properties.isDefaultIgnorableCodePoint
      || properties.isWhitespace || properties.isNoncharacterCodePoint
    {
      return false
    }
    if excludedBlocks.contains(where: { $0.contains(scalar.value) }) { return false }
    let categories: Set<Unicode.GeneralCategory> = [
      .lowercaseLetter, .uppercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark,
      .spacingMark, .decimalNumber,
    ]
    return categories.contains(properties.generalCategory)
  }

  /// Letters that the general rules would refuse.
  private static let exceptions: Set<Unicode.Scalar> = [
    "\u{DF}", "\u{3C2}", "\u{6FD}", "\u{6FE}", "\u{F0B}", "\u{3007}",
  ]

  /// Letters that the general rules would allow.
  private static let excluded: Set<Unicode.Scalar> = [
    "\u{640}", "\u{7FA}", "\u{302E}", "\u{302F}", "\u{3031}", "\u{3032}", "\u{3033}", "\u{3034}",
    "\u{3035}", "\u{303B}",
  ]

  /// Old Korean letters, marks for symbols, and musical symbols.
  private static let excludedBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x20D0...0x20FF, 0x1D100...0x1D1FF,
    0x1D200...0x1D24F,
  ]

  // MARK: Context

  /// Returns whether a character is allowed between its neighbours, or `nil` if they don't matter.
  private static func isAllowedInContext(
    _ scalar: Unicode.Scalar, at index: Int, in label: [Unicode.Scalar]
  ) -> Bool? {
    let previous = index > 0 ? label[index - 1] : nil
    let next = index + 1 < label.count ? label[index + 1] : nil
    switch scalar {
    case "\u{B7}": return previous == "l" && next == "l"
    case "\u{375}": return next.map { isIn($0, "Greek") } ?? false
    case "\u{5F3}", "\u{5F4}": return previous.map { isIn($0, "Hebrew") } ?? false
    case "\u{30FB}":
      return label.contains { isIn($0, "Hiragana") || isIn($0, "Katakana") || isIn($0, "Han") }
    case "\u{660}"..."\u{669}": return !label.contains { ("\u{6F0}"..."\u{6F9}").contains($0) }
    case "\u{6F0}"..."\u{6F9}": return !label.contains { ("\u{660}"..."\u{669}").contains($0) }
    case "\u{200D}": return isVirama(previous)
    case "\u{200C}": return isVirama(previous) || JoiningType.isBetweenJoining(index, in: label)
    default: return nil
    }
  }

  private static func isVirama(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.canonicalCombiningClass == .virama
  }

  private static func isIn(_ scalar: Unicode.Scalar, _ script: String) -> Bool {
    UnicodeProperty.scripts[script]?.contains { $0.contains(scalar.value) } ?? false
  }
}
