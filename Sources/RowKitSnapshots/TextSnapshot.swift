public import RowKitScreens

/// A namespace for turning a screen into lines of text.
///
/// ```swift
/// let stage = Stage(root: SettingsScreen(), size: ScreenSize(width: 40, height: 12))
/// print(TextSnapshot.text(of: StagePlayer(stage).frame.buffer))
/// ```
public enum TextSnapshot {
  /// Returns the lines of a screen without trailing spaces, separated by newlines.
  ///
  /// The number of lines is that of the screen.
  public static func text(of buffer: ScreenBuffer) -> String {
    lines(of: buffer).joined(separator: "\n")
  }

  /// Returns the lines of a screen without trailing spaces.
  ///
  /// The number of lines is that of the screen.
  public static func lines(of buffer: ScreenBuffer) -> [String] {
    (0..<buffer.size.height).map { buffer.text(line: $0) }
  }
}
