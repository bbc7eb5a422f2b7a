/// The number of colours that a host can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colours: styles are shown as bold, dim, underlined and reversed text.
  case none
  /// The 16 colours of the user's palette.
  case sixteen
  /// The 256 colours of the xterm palette.
  case twoHundredFiftySix
  /// Any RGB colour.
  case truecolor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
