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

  /// Returns this style on another background.
  public func on(_ background: Color) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }
}
