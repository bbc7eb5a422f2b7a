public import RowKit
public import Testing

/// Plays a screen in a test, and compares it with pictures.
///
/// ```swift
/// @Test func `a link pushes its screen`() {
///   let screen = ScreenDriver(SettingsScreen(), size: ScreenSize(width: 30, height: 4))
///   screen.press("down", "return")
///   screen.expect(
///     """
///      ‹ Settings About
///       One phone.
///     """)
/// }
/// ```
public final class ScreenDriver: StageDriver {
  public let player: StagePlayer

  /// Plays a screen.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - size: The extent of the display, in columns and lines.
  ///   - words: The words the framework itself shows.
  public init(
    _ screen: ScreenController, size: ScreenSize = ScreenSize(width: 40, height: 12),
    words: Words = .english
  ) {
    player = StagePlayer(Stage(root: screen, size: size, words: words))
  }

  /// Expects the screen to look like a picture, blanks at the ends of lines and blank lines at the
  /// end aside.
  public func expect(_ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    PictureComparison(expected: picture, actual: text).expectSame(at: sourceLocation)
  }

  /// Expects what is between title bar and bottom line to look like a picture.
  public func expectContent(
    _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    PictureComparison(expected: picture, actual: content.joined(separator: "\n"))
      .expectSame(at: sourceLocation)
  }
}
