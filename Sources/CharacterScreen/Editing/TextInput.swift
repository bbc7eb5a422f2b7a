/// The input that a field accepts, and the field's behavior.
///
/// ```swift
/// TextInput(keyboard: .email, maximumLength: 80)
/// TextInput(allows: { $0.isLetter })
/// ```
public struct TextInput: Sendable {
  /// The purpose of the field.
  package var keyboard: KeyboardKind

  /// The maximum number of characters.
  ///
  /// If it is `nil`, the limit is ``lineLimit`` in a single-line field, and there is none otherwise.
  ///
  /// Insertions that would exceed it are refused.
  package var maximumLength: Int?

  /// Whether the text may contain line breaks.
  ///
  /// Otherwise they are replaced with blanks.
  package var isMultiline: Bool

  /// Whether the text is secret.
  ///
  /// It is masked, never copied and never kept for pasting.
  package var isSecure: Bool

  /// An additional test for each character, or `nil` for none.
  package var allows: (@Sendable (Character) -> Bool)?

  /// A test for the text as a whole, or `nil` for none.
  ///
  /// Changes that fail the test are refused. An empty text is always accepted.
  package var accepts: (@Sendable (String) -> Bool)?

  /// Creates an input.
  ///
  /// The default is one line of any text. A negative `maximumLength` counts as 0.
  public init(
    keyboard: KeyboardKind = .text, maximumLength: Int? = nil, isMultiline: Bool = false,
    isSecure: Bool = false, allows: (@Sendable (Character) -> Bool)? = nil,
    accepts: (@Sendable (String) -> Bool)? = nil
  ) {
    self.keyboard = keyboard
    self.maximumLength = maximumLength.map { max(0, $0) }
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.allows = allows
    self.accepts = accepts
  }

  /// One line of masked text.
  public static let secure = TextInput(isSecure: true)

  /// Any number of lines of text.
  public static let multiline = TextInput(isMultiline: true)

  /// The maximum number of characters in a single-line field without a `maximumLength`: 10,000.
  public static let lineLimit = 10_000

  /// The effective maximum number of characters.
  package var limit: Int { maximumLength ?? (isMultiline ? .max : TextInput.lineLimit) }

  /// Returns a pasted text with the line breaks and tabs that the field stores.
  ///
  /// In a single-line field, line breaks and tabs become blanks. In a multiline field, all line
  /// breaks become newlines.
  package func kept(_ text: String) -> String {
    let kept = withLineBreaks(text)
    return isMultiline || !kept.utf8.contains(0x09) ? kept : kept.replacing("\t", with: " ")
  }

  /// Returns a pasted text without the line breaks that end it, which a copied line has, unless the field
  /// has several lines.
  func withoutLastBreaks(_ text: String) -> String {
    guard !isMultiline, text.last?.isNewline == true else { return text }
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  /// Returns a text with the line breaks that the field stores.
  ///
  /// Tabs stay.
  func withLineBreaks(_ text: String) -> String {
    if isPlain(text) { return text }
    return String(text.map { $0.isNewline ? isMultiline ? "\n" : " " : $0 })
  }

  /// Returns the reason why a text can't be inserted, or `nil` if it can.
  ///
  /// A text is inserted as a whole or not at all, so that no part of it is lost.
  package func refusal(of piece: String) -> TextRefusal? {
    if keyboard == .text, allows == nil, isPlain(piece) { return nil }
    for character in withLineBreaks(piece) {
      if let refusal = refusal(of: character) { return refusal }
    }
    return nil
  }

  /// Returns the reason why a character can't be typed, or `nil` if it can.
  func refusal(of character: Character) -> TextRefusal? {
    if character.isNewline { return nil }
    if TextInput.isControl(character) { return .control }
    guard !isAllowed(character) else { return nil }
    // The reason is shown and said, which a part of a secret isn't.
    return isSecure ? .form : .sign(character)
  }

  /// Returns whether a text contains no line breaks to replace and no control characters.
  private func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20...0x7E: true
      case 0x09, 0x0A: isMultiline
      case 0..<0xA0, 0x2028, 0x2029: false
      default: true
      }
    }
  }

  private func isAllowed(_ character: Character) -> Bool {
    keyboard.allows(character) && (allows?(character) ?? true)
  }

  private static func isControl(_ character: Character) -> Bool {
    guard character != "\n", character != "\t" else { return false }
    return character.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
}

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
  package func allows(_ character: Character) -> Bool {
    switch self {
    case .text: true
    case .number: character.isASCII && (character.isNumber || "+-.,".contains(character))
    case .email, .url: !character.isWhitespace
    case .phone: character.isASCII && (character.isNumber || "+-()/.*# ".contains(character))
    }
  }
}

/// The reason why a text was not inserted.
package enum TextRefusal: Hashable, Sendable {
  /// The field doesn't accept a character.
  case sign(Character)

  /// The text contains a control character.
  case control

  /// The text would exceed the maximum number of characters.
  case length(Int)

  /// The field doesn't accept the resulting text.
  case form
}
