/// The reason why a key has no effect, over the last lines of a screen whose bottom line has no room for
/// it.
@MainActor struct MessageBanner {
  /// The maximum number of lines.
  private static let limit = 4

  /// The number of columns that may be missing on the bottom line, so that a message which almost fits
  /// doesn't cover a row.
  private static let tolerance = 2

  private let lines: [Substring]

  /// The lines of the screen that the message covers.
  let frame: ScreenRectangle

  /// Creates a banner, or returns `nil` if the bottom line shows the message, or it is no reason.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - size: The size of the screen.
  ///   - overlay: The frame of the topmost overlay, or `nil` if there is none. The message stands above
  ///     an overlay on the bottom line.
  init?(_ message: TimedMessage, in size: ScreenSize, under overlay: ScreenRectangle?) {
    guard message.isReason, let text = message.text else { return nil }
    let isCovered = overlay.map { $0.endLine == size.height } ?? false
    let width = max(1, size.width - 2)
    let hasBottom = size.height >= StageBars.bottomMinimum
    let fits = TextWidth.width(of: text) <= width + MessageBanner.tolerance
    if hasBottom, !isCovered, fits { return nil }
    let end = overlay?.height == 1 && isCovered ? size.height - 1 : size.height
    guard end > 0, size.height > 1 else { return nil }
    lines = TextWrapping.lines(text, width: width, limit: min(MessageBanner.limit, end))
    frame = ScreenRectangle(
      column: 0, line: end - lines.count, width: size.width, height: lines.count)
  }

  /// Draws the message on a canvas of its frame.
  func draw(on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    for (line, text) in lines.enumerated() {
      canvas.text(
        String(text), at: 1, line: line, style: Style(foreground: .role(.titleText)))
    }
  }
}
