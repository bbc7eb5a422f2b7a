/// What a cell shows of the text that is being edited in it.
public struct TextEditingState: Hashable, Sendable {
  /// The text with its caret.
  public let content: EditedText

  /// Whether a masked text is shown.
  public let isRevealed: Bool

  /// What is suggested below the field.
  public let suggestions: [String]

  /// Which suggestion is chosen; nil for none.
  public let choice: Int?
}
