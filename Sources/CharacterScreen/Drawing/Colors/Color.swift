/// A colour of text or of its background, in four bytes.
///
/// Prefer a role: the theme decides its colour, and the host adapts it to the terminal's colour
/// depth.
///
/// ```swift
/// cell.textStyle = Style(foreground: .role(.destructive))
/// ```
public struct Color: Hashable, Sendable {
  /// The kind in the top byte and its payload in the other three.
  let bits: UInt32

  private init(kind: UInt32, payload: UInt32) {
    bits = kind << 24 | payload
  }

  /// No colour: drawing keeps the colour that is already there.
  public static let clear = Color(kind: 0, payload: 0)

  /// The terminal's own colour.
  public static let standard = Color(kind: 1, payload: 0)

  /// One of the terminal's 256 colours; the first 16 are the user's own palette.
  public static func palette(_ index: UInt8) -> Color {
    Color(kind: 2, payload: UInt32(index))
  }

  /// An RGB colour, drawn as the nearest one that the terminal supports.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(kind: 3, payload: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour that the theme decides.
  public static func role(_ role: ColorRole) -> Color {
    Color(kind: 4, payload: UInt32(role.rawValue))
  }

  /// The kind of this colour, for hosts that draw it.
  public var kind: Kind {
    switch bits >> 24 {
    case 0: .clear
    case 2: .palette(UInt8(truncatingIfNeeded: bits))
    case 3:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    case 4: ColorRole(rawValue: UInt8(truncatingIfNeeded: bits)).map(Kind.role) ?? .standard
    default: .standard
    }
  }

  /// The kinds of colours.
  public enum Kind: Hashable, Sendable {
    /// Keeps the colour that is already there.
    case clear
    /// The terminal's own colour.
    case standard
    /// One of the terminal's 256 colours.
    case palette(UInt8)
    /// The red, green and blue components.
    case rgb(UInt8, UInt8, UInt8)
    /// A colour that the theme decides.
    case role(ColorRole)
  }
}

/// The number of colours that a host can show.
public enum ColorDepth: CaseIterable, Comparable, Sendable {
  /// No colours: styles are shown as bold, dim, underlined and reversed text.
  case none
  /// The 16 colours of the user's palette.
  case sixteen
  /// The 256 colours of the xterm palette.
  case twoHundredFiftySix
  /// Any RGB colour.
  case truecolor
}

/// A person's preference for colours.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// As many colours as the terminal supports, or none if the environment requests it.
  case auto
  /// At least 16 colours, regardless of the environment.
  case always
  /// No colours.
  case never
}

/// The purpose of a colour; a ``Theme`` defines the appearance of each role.
public enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// Less prominent text: details, subtitles and footers.
  case secondaryText
  /// Text of a disabled row, and placeholders.
  case disabledText
  /// Interactive elements: links, actions and the back button.
  case tint
  /// Destructive actions.
  case destructive
  /// Success.
  case success
  /// Warnings.
  case warning
  /// A group's title.
  case header
  /// Lines between rows and around cards.
  case separator
  /// The background of the screen.
  case background
  /// The background of the rows in a grouped table.
  case cardBackground
  /// The background of the row with the cursor.
  case selection
  /// Text of the row with the cursor.
  case selectionText
  /// The background of a row that is selected but doesn't have the cursor.
  case marked
  /// The background of the title bar.
  case titleBar
  /// Text of the title bar.
  case titleText
  /// The background of the bottom line.
  case bottomBar
  /// Text of the bottom line.
  case bottomText
  /// The background of text that matches a search.
  case match
  /// Text that matches a search.
  case matchText
  /// The background of alerts and other overlays.
  case overlay
  /// The background of a text field.
  case field
}
