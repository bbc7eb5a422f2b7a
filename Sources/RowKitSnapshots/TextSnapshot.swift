public import RowKit

/// Turns what a screen shows into lines of text.
///
/// ```swift
/// let stage = Stage(root: SettingsScreen(), size: ScreenSize(width: 40, height: 12))
/// print(TextSnapshot.text(of: StagePlayer(stage).frame.buffer))
/// ```
public enum TextSnapshot {
  /// Returns the lines of a screen, without the blanks at their ends and with newlines between
  /// them: as many lines as the screen has.
  public static func text(of buffer: ScreenBuffer) -> String {
    lines(of: buffer).joined(separator: "\n")
  }

  /// Returns the lines of a screen, without the blanks at their ends: as many as the screen has.
  public static func lines(of buffer: ScreenBuffer) -> [String] {
    (0..<buffer.size.height).map { buffer.text(line: $0) }
  }
}
