/// What may be typed into a field, and how it behaves.
///
/// ```swift
/// TextInput(keyboard: .email, maximumLength: 80)
/// TextInput(allows: { $0.isLetter })
/// ```
public struct TextInput: Sendable {
  /// What the field is for.
  public var keyboard: KeyboardKind

  /// How many characters it takes at most; nil for any number.
  public var maximumLength: Int?

  /// Whether it takes line breaks; otherwise they become blanks.
  public var isMultiline: Bool

  /// Whether it is masked, and given to nobody: never copied, never remembered for inserting.
  public var isSecure: Bool

  /// Which characters it takes beside what the keyboard decides; nil for all.
  public var allows: (@Sendable (Character) -> Bool)?

  /// Which texts it takes as a whole, a change to another being refused; nil for all.
  public var accepts: (@Sendable (String) -> Bool)?

  /// Creates an input; by default one line of any text.
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

  /// Returns what can be typed of a text: line breaks and tabs become blanks where there is one
  /// line, and characters that are not taken, or that only drive terminals, are left out.
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
