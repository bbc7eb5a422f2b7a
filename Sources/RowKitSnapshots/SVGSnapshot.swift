public import RowKit

/// Turns what a screen shows into a picture of a terminal window, as SVG.
///
/// The same screen gives the same picture, byte for byte, so that pictures can be compared and
/// kept under version control. Text stays in its columns whatever fonts a viewer has.
///
/// ```swift
/// let svg = SVGSnapshot.svg(of: player.frame, theme: .light)
/// ```
public enum SVGSnapshot {
  /// Returns a picture of a frame, with the caret where it stands.
  ///
  /// - Parameters:
  ///   - frame: What to draw.
  ///   - theme: The colours of the page and of the roles.
  /// - Returns: The document, ending with a newline.
  public static func svg(of frame: Frame, theme: Theme = .dark) -> String {
    svg(of: frame.buffer, caret: frame.caret, theme: theme)
  }

  /// Returns a picture of a screen.
  ///
  /// - Parameters:
  ///   - buffer: What to draw.
  ///   - caret: Where the caret stands; nil for none.
  ///   - theme: The colours of the page and of the roles.
  /// - Returns: The document, ending with a newline.
  public static func svg(
    of buffer: ScreenBuffer, caret: ScreenPoint? = nil, theme: Theme = .dark
  ) -> String {
    var picture = ScreenPicture(size: buffer.size, theme: theme)
    for line in 0..<buffer.size.height { picture.addLine(line, of: buffer) }
    if let caret { picture.addCaret(at: caret) }
    return picture.document()
  }
}
