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
