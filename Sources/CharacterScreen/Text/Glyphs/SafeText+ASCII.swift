extension SafeText {
  /// Returns whether all bytes are printable ASCII.
  ///
  /// It tests 8 bytes at a time and stops at the first that are not.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { word in
      let below = word &- 0x2020_2020_2020_2020
      let above = word &+ 0x0101_0101_0101_0101
      return (word | below | above) & 0x8080_8080_8080_8080 == 0
    }
  }

  /// Returns whether all bytes are ASCII, including control characters.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { $0 & 0x8080_8080_8080_8080 == 0 }
  }

  static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Tests the bytes eight at a time.
  ///
  /// The last word is padded with spaces.
  @inline(__always)
  private static func allWords(
    of bytes: UnsafeBufferPointer<UInt8>, satisfy isGood: (UInt64) -> Bool
  ) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      if !isGood(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
      offset += 8
    }
    var last: UInt64 = 0x2020_2020_2020_2020
    while offset < raw.count {
      last = last << 8 | UInt64(raw[offset])
      offset += 1
    }
    return isGood(last)
  }
}

/// The ASCII counterparts of the signs and borders that screens draw.
///
/// Each is one column wide, as the sign is.
package enum ASCIISigns {
  /// Returns the counterpart of a sign or a border, or `nil` for a character that is none.
  ///
  /// Letters and digits aren't signs: see ``letter(for:)``.
  package static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return nil }
    if let sign = table[scalar] { return sign }
    switch scalar.value {
    case 0x2500...0x257F: return "+"
    case 0x2580...0x259F: return "#"
    case 0x2800...0x28FF: return "*"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return "*"
    case .dashPunctuation: return "-"
    case .initialPunctuation, .finalPunctuation: return "\""
    case .spaceSeparator: return " "
    default: return nil
    }
  }

  /// Returns the letter without its accents if that is in ASCII, and a question mark if it isn't.
  package static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if let letter = letters[scalar] { return letter }
    let folded = TextFolding.folded(String(scalar)).unicodeScalars.first
    guard let folded, folded.isASCII, folded.properties.isAlphabetic else { return "?" }
    guard scalar.properties.isUppercase, let upper = folded.properties.uppercaseMapping.first
    else { return folded }
    return upper.unicodeScalars.first ?? folded
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "ß": "s", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Æ": "A", "æ": "a", "Đ": "D", "đ": "d",
    "Þ": "T", "þ": "t", "ð": "d", "Ð": "D", "ı": "i",
  ]

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (sign, characters) in groups {
      for character in characters.unicodeScalars { table[character] = sign }
    }
    return table
  }()

  /// The signs that look like each ASCII character.
  private static let groups: [(sign: Unicode.Scalar, characters: String)] = [
    // Lines, borders and bars.
    ("-", "─╴╶–—−‐⊖"), ("=", "━╸╺═≡"), ("|", "│╵╷┃¦⠋⠼⠇"),
    ("+", "┌┐└┘├┤┬┴┼╭╮╯╰⊕"), ("#", "█▉▊▋▌⌘"), (".", "▍▎▏·"),
    // The steps of a spinner that have no bar above.
    ("/", "⠙⠴⠏↗"), ("\\", "⠸⠧"),
    // Directions.
    ("<", "‹«←⏎"), (">", "›»→▸▶↪➜"), ("^", "↑▲▴"), ("v", "↓▼▾"),
    // States.
    ("O", "●"), ("o", "○◯"), ("@", "◉✉"), ("X", "☑☒"), ("_", "☐☆"), ("x", "✗×"), ("*", "✓★•∗▪◆☼⚙°"),
    // Pictures.
    ("i", "ⓘ"), ("r", "⟳"), ("~", "…≋♪♫"), ("t", "☎"), ("%", "✈"), ("u", "µ"), ("'", "‘’´"),
    ("\"", "“”„"),
  ]
}
