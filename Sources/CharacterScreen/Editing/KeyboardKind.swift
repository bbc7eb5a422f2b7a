/// The purpose of a field, which determines the characters that can be typed into it.
public enum KeyboardKind: Hashable, Sendable, CaseIterable {
  /// Any text.
  case text
  /// A number: digits, signs and separators.
  case number
  /// An email address, without blanks.
  case email
  /// A web address, without blanks.
  case url
  /// A telephone number: digits, blanks and common symbols.
  case phone

  /// Returns whether a character can be typed.
  public func allows(_ character: Character) -> Bool {
    switch self {
    case .text: true
    case .number: character.isASCII && (character.isNumber || "+-.,".contains(character))
    case .email, .url: !character.isWhitespace
    case .phone: character.isASCII && (character.isNumber || "+-()/.*# ".contains(character))
    }
  }
}
