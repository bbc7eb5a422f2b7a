public import RowKit
public import Testing

/// A driver that plays a screen in a test and compares it with pictures.
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

  /// Creates a driver for a screen.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - size: The size of the display, in columns and lines. The default is 40x12.
  ///   - words: The words of the framework. The default is `english`.
  public init(
    _ screen: ScreenController, size: ScreenSize = ScreenSize(width: 40, height: 12),
    words: LocalizedStrings = .english
  ) {
    player = StagePlayer(Stage(root: screen, size: size, words: words))
  }

  /// Expects the screen to look like a picture, ignoring trailing spaces and trailing blank lines.
  public func expect(_ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    PictureComparison(expected: picture, actual: text).expectSame(at: sourceLocation)
  }

  /// Expects the content between the title bar and the bottom line to look like a picture.
  public func expectContent(
    _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    PictureComparison(expected: picture, actual: content.joined(separator: "\n"))
      .expectSame(at: sourceLocation)
  }
}
