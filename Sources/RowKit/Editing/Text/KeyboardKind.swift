/// What a field is for, which decides the characters that can be typed into it.
public enum KeyboardKind: Hashable, Sendable, CaseIterable {
  /// Any text.
  case text
  /// A number: digits, a sign, a separator.
  case number
  /// An e-mail address: no blanks.
  case email
  /// The address of a web page: no blanks.
  case url
  /// A telephone number: digits, blanks and the signs around them.
  case phone

  /// Whether a character can be typed.
  public func allows(_ character: Character) -> Bool {
    switch self {
    case .text: true
    case .number: character.isASCII && (character.isNumber || "+-.,".contains(character))
    case .email, .url: !character.isWhitespace
    case .phone: character.isASCII && (character.isNumber || "+-()/.*# ".contains(character))
    }
  }
}
