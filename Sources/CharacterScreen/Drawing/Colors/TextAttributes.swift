/// How text is drawn beside its colour.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = TextAttributes(rawValue: 1 << 0)

  /// Fainter strokes.
  public static let dim = TextAttributes(rawValue: 1 << 1)

  /// Slanted strokes.
  public static let italic = TextAttributes(rawValue: 1 << 2)

  /// A line below.
  public static let underline = TextAttributes(rawValue: 1 << 3)

  /// The colours of text and background changed for each other.
  public static let reverse = TextAttributes(rawValue: 1 << 4)

  /// A line through.
  public static let strikethrough = TextAttributes(rawValue: 1 << 5)

  /// Reversed where there are no colours, and nothing where there are, which tell enough: for what
  /// stands out by colours that the theme doesn't know.
  public static let highlight = TextAttributes(rawValue: 1 << 6)
}
