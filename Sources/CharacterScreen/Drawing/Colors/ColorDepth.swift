/// How many colours a host can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// None: looks are told by bold, dim, underlined and reversed text.
  case none
  /// The 16 of the user's palette.
  case sixteen
  /// The 256 of the xterm palette.
  case twoHundredFiftySix
  /// Any mixture of red, green and blue.
  case truecolor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
