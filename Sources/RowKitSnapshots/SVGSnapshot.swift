public import RowKitScreens

/// A namespace for creating pictures of a screen in a terminal window, as SVG.
///
/// Equal screens give byte-identical pictures, which can be compared and kept under version
/// control. Text stays in its columns regardless of the viewer's fonts.
///
/// ```swift
/// let svg = SVGSnapshot.svg(of: player.frame, theme: .light)
/// ```
public enum SVGSnapshot {
  /// Returns a picture of a frame with its caret.
  ///
  /// - Parameters:
  ///   - frame: The frame to draw.
  ///   - theme: The colours of the page and of the roles. The default is `dark`.
  /// - Returns: The SVG document, ending with a newline.
  public static func svg(of frame: Frame, theme: Theme = .dark) -> String {
    svg(of: frame.buffer, caret: frame.caret, theme: theme)
  }

  /// Returns a picture of a screen.
  ///
  /// - Parameters:
  ///   - buffer: The screen to draw.
  ///   - caret: The position of the caret, or `nil`, the default, for none.
  ///   - theme: The colours of the page and of the roles. The default is `dark`.
  /// - Returns: The SVG document, ending with a newline.
  public static func svg(
    of buffer: ScreenBuffer, caret: ScreenPoint? = nil, theme: Theme = .dark
  ) -> String {
    var picture = ScreenPicture(size: buffer.size, theme: theme)
    for line in 0..<buffer.size.height { picture.addLine(line, of: buffer) }
    if let caret { picture.addCaret(at: caret) }
    return picture.document()
  }
}
