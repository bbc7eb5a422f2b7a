/// A colour of text or of what lies behind it, in four bytes.
///
/// Prefer a role: the host draws it as the theme says, in as many colours as the terminal has.
///
/// ```swift
/// canvas.text("Delete", style: Style(foreground: .role(.destructive)))
/// ```
public struct Color: Hashable, Sendable {
  /// The kind in the top byte, what it holds in the other three.
  let bits: UInt32

  private init(kind: UInt32, payload: UInt32) {
    bits = kind << 24 | payload
  }

  /// Leaves the colour that is there already.
  public static let clear = Color(kind: 0, payload: 0)

  /// The terminal's own colour.
  public static let standard = Color(kind: 1, payload: 0)

  /// One of the terminal's 256 colours; the first 16 are the user's own palette.
  public static func palette(_ index: UInt8) -> Color {
    Color(kind: 2, payload: UInt32(index))
  }

  /// A colour of red, green and blue, drawn as the nearest one that the terminal has.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(kind: 3, payload: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour that the theme decides.
  public static func role(_ role: ColorRole) -> Color {
    Color(kind: 4, payload: UInt32(role.rawValue))
  }

  /// What kind of colour this is, for hosts that draw it.
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
    /// Leaves what is there.
    case clear
    /// The terminal's own colour.
    case standard
    /// One of 256.
    case palette(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
    /// The theme decides.
    case role(ColorRole)
  }
}
