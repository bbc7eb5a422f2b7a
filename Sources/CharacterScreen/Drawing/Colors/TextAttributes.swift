/// Attributes of text besides its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Bold text.
  public static let bold = TextAttributes(rawValue: 1 << 0)

  /// Dim text.
  public static let dim = TextAttributes(rawValue: 1 << 1)

  /// Italic text.
  public static let italic = TextAttributes(rawValue: 1 << 2)

  /// Underlined text.
  public static let underline = TextAttributes(rawValue: 1 << 3)

  /// Text with its foreground and background colours exchanged.
  public static let reverse = TextAttributes(rawValue: 1 << 4)

  /// Text with a line through it.
  public static let strikethrough = TextAttributes(rawValue: 1 << 5)

  /// Text that is reversed only on hosts without colours.
  ///
  /// Use it for text with colours that the theme doesn't define.
  public static let highlight = TextAttributes(rawValue: 1 << 6)
}
