/// The input that a field accepts, and the field's behavior.
///
/// ```swift
/// TextInput(keyboard: .email, maximumLength: 80)
/// TextInput(allows: { $0.isLetter })
/// ```
public struct TextInput: Sendable {
  /// The purpose of the field.
  public var keyboard: KeyboardKind

  /// The maximum number of characters, or `nil` for no limit.
  public var maximumLength: Int?

  /// Whether the text may contain line breaks.
  ///
  /// Otherwise they are replaced with blanks.
  public var isMultiline: Bool

  /// Whether the text is secret.
  ///
  /// It is masked, never copied and never kept for pasting.
  public var isSecure: Bool

  /// An additional test for each character, or `nil` for none.
  public var allows: (@Sendable (Character) -> Bool)?

  /// A test for the text as a whole, or `nil` for none.
  ///
  /// Changes that fail the test are refused. An empty text is always accepted.
  public var accepts: (@Sendable (String) -> Bool)?

  /// Creates an input.
  ///
  /// The default is one line of any text.
  public init(
    keyboard: KeyboardKind = .text, maximumLength: Int? = nil, isMultiline: Bool = false,
    isSecure: Bool = false, allows: (@Sendable (Character) -> Bool)? = nil,
    accepts: (@Sendable (String) -> Bool)? = nil
  ) {
    self.keyboard = keyboard
    self.maximumLength = maximumLength
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.allows = allows
    self.accepts = accepts
  }

  /// Returns the part of a text that can be typed.
  ///
  /// In a single-line field, line breaks and tabs become blanks. Control characters, and characters
  /// that aren't accepted, are removed.
  public func filtered(_ text: String) -> String {
    var result = ""
    for character in text {
      let character = shown(character)
      guard !TextInput.isControl(character), character.isNewline || isAllowed(character) else {
        continue
      }
      result.append(character)
    }
    return result
  }

  private func shown(_ character: Character) -> Character {
    if character.isNewline { return isMultiline ? "\n" : " " }
    return character == "\t" && !isMultiline ? " " : character
  }

  private func isAllowed(_ character: Character) -> Bool {
    keyboard.allows(character) && (allows?(character) ?? true)
  }

  private static func isControl(_ character: Character) -> Bool {
    guard character != "\n", character != "\t" else { return false }
    return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
