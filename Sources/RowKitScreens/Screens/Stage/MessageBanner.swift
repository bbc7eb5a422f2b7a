/// A message over the last lines of a screen whose bottom line has no room for it.
@MainActor struct MessageBanner {
  private let lines: [Substring]

  /// The lines of the screen that the message covers.
  let frame: ScreenRectangle

  /// Creates a banner, or returns `nil` if there is no message or the bottom line shows it.
  ///
  /// - Parameters:
  ///   - message: The message, or `nil` if none is shown. It takes as many lines as it needs, and at
  ///     most all but the title bar.
  ///   - size: The size of the screen.
  ///   - overlay: The frame of the topmost overlay, or `nil` if there is none. The message stands above
  ///     an overlay on the bottom line.
  init?(_ message: String?, in size: ScreenSize, under overlay: ScreenRectangle?) {
    guard let text = message else { return nil }
    let isCovered = overlay.map { $0.endLine == size.height } ?? false
    let width = max(1, size.width - 2)
    let hasBottom = size.height >= StageBars.bottomMinimum
    let fits = TextWrapping.lines(text, width: width, limit: 2).count < 2
    if hasBottom, !isCovered, fits { return nil }
    let end = overlay?.height == 1 && isCovered ? size.height - 1 : size.height
    guard end > 0, size.height > 1 else { return nil }
    let first = size.height >= StageBars.titleMinimum ? 1 : 0
    lines = TextWrapping.lines(text, width: width, limit: max(1, end - first))
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

/// A message that is shown until a scheduled action removes it.
struct TimedMessage {
  /// The text, or `nil` if no message is shown.
  private(set) var text: String?

  /// Whether the message is for the developer, and covers no row.
  private var isDiagnostic = false

  private var timer: Int?

  /// Whether no frame has shown the message yet.
  private var isUnseen = false

  /// The text that no frame has shown yet, or `nil` if there is none.
  var unseenText: String? { isUnseen ? text : nil }

  /// The text that may cover rows, or `nil` if there is none.
  var coveringText: String? { isDiagnostic ? nil : text }

  /// Shows a text until the action with a number is performed.
  mutating func show(_ text: String, isDiagnostic: Bool, until timer: Int) {
    (self.text, self.isDiagnostic, self.timer, isUnseen) = (text, isDiagnostic, timer, true)
  }

  /// Records that a frame shows the message.
  mutating func didDraw() { isUnseen = false }

  /// Removes the message, and returns the number of the action that would have removed it, or `nil` if
  /// none is shown.
  mutating func take() -> Int? {
    defer { (text, timer) = (nil, nil) }
    return timer
  }
}
