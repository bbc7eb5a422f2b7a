/// How a piece of text looks: its colours and attributes.
///
/// A style that says nothing draws in the colours that lie there already, so that text on a
/// selected row follows the row.
public struct Style: Hashable, Sendable {
  /// The colour of the strokes; `.clear` keeps the one that is there.
  public var foreground: Color

  /// The colour behind; `.clear` keeps the one that is there.
  public var background: Color

  /// Bold, underlined and so on, added to those that are there.
  public var attributes: TextAttributes

  /// Creates a style; by default one that changes nothing.
  public init(
    foreground: Color = .clear, background: Color = .clear, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// A style that changes nothing.
  public static let plain = Style()

  /// Bold text in the colours that are there.
  public static let bold = Style(attributes: .bold)

  /// Text that matters less.
  public static let secondary = Style(foreground: .role(.secondaryText))

  /// Text of what can't be used now.
  public static let disabled = Style(foreground: .role(.disabledText))

  /// What can be acted on.
  public static let tint = Style(foreground: .role(.tint))

  /// What destroys something.
  public static let destructive = Style(foreground: .role(.destructive))

  /// A group's title.
  public static let header = Style(foreground: .role(.header), attributes: .bold)

  /// Text that a search found.
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
