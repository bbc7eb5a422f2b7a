/// What a cell shows of the text that is being edited in it.
public struct TextEditingState: Hashable, Sendable {
  /// The text with its caret; of a masked text that isn't shown, signs in its place.
  public let content: EditedText

  /// Whether the text is a secret.
  public let isSecure: Bool

  /// Whether a masked text is shown.
  public let isRevealed: Bool

  /// What is suggested below the field.
  public let suggestions: [String]

  /// Which suggestion is chosen; nil for none.
  public let choice: Int?

  /// How many columns of the text were out of view at the left when it was shown last.
  public let offset: Int
}

// MARK: CustomStringConvertible, CustomReflectable

extension TextEditingState: CustomStringConvertible, CustomReflectable {
  /// The text; of a secure one, nothing.
  public var description: String { isSecure ? "secret" : content.text }

  /// Nothing, so that no dump holds a secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
