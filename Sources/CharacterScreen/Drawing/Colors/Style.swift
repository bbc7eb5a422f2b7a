/// The appearance of a piece of text: its colours and attributes.
///
/// A clear colour keeps the existing one, so that text on a selected row follows the row.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  ///
  /// `.clear`, the default, keeps the existing colour.
  public var foreground: Color

  /// The colour of the background.
  ///
  /// `.clear`, the default, keeps the existing colour.
  public var background: Color

  /// Attributes such as bold and underline, added to the existing ones.
  public var attributes: TextAttributes

  /// Creates a style.
  ///
  /// By default it changes nothing.
  public init(
    foreground: Color = .clear, background: Color = .clear, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// A style that changes nothing.
  public static let plain = Style()

  /// Bold text in the existing colours.
  public static let bold = Style(attributes: .bold)

  /// Less prominent text.
  public static let secondary = Style(foreground: .role(.secondaryText))

  /// Disabled text.
  public static let disabled = Style(foreground: .role(.disabledText))

  /// Interactive text.
  public static let tint = Style(foreground: .role(.tint))

  /// Destructive actions.
  public static let destructive = Style(foreground: .role(.destructive))

  /// A group's title.
  public static let header = Style(foreground: .role(.header), attributes: .bold)

  /// Text that matches a search.
  public static let match = Style(
    foreground: .role(.matchText), background: .role(.match))

  /// Returns this style with attributes added.
  public func adding(_ more: TextAttributes) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes.union(more))
  }
}

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
