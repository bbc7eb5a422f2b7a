/// A message over the last lines of a screen whose bottom line has no room for it.
@MainActor struct MessageBanner {
  private let lines: [String]

  /// The lines of the screen that the message covers.
  let frame: ScreenRectangle

  /// Creates a banner, or returns `nil` if there is no message or the bottom line shows it.
  ///
  /// - Parameters:
  ///   - message: The message, or `nil` if none is shown. It takes as many lines as it needs, and at
  ///     most all but the title bar.
  ///   - size: The size of the screen.
  ///   - overlay: The frame of the topmost overlay, or `nil` if there is none. The message stands below
  ///     it, or else above it, and covers its last line only if it fills the screen.
  init?(_ message: String?, in size: ScreenSize, under overlay: ScreenRectangle?) {
    guard let text = message else { return nil }
    let isCovered = overlay.map { $0.endLine == size.height } ?? false
    let width = max(1, size.width - 2)
    let hasBottom = size.height >= StageBars.bottomMinimum
    let fits = TextWrapping.lines(text, width: width, limit: 2).count < 2
    if hasBottom, !isCovered, fits { return nil }
    guard size.height > 1 else { return nil }
    let room = MessageBanner.room(in: size, under: overlay)
    // The bottom line shows the beginning.
    if hasBottom, !isCovered, room.count < 2 { return nil }
    lines = TextWrapping.cutLines(text, width: width, limit: room.count)
    frame = ScreenRectangle(
      column: 0, line: room.upperBound - lines.count, width: size.width, height: lines.count)
  }

  /// Returns the lines that a message may cover.
  private static func room(in size: ScreenSize, under overlay: ScreenRectangle?) -> Range<Int> {
    let first = size.height >= StageBars.titleMinimum ? 1 : 0
    guard let overlay else { return first..<size.height }
    if overlay.endLine < size.height { return overlay.endLine..<size.height }
    if overlay.line > first { return first..<overlay.line }
    return overlay.line > 0 ? 0..<overlay.line : size.height - 1..<size.height
  }

  /// Draws the message on a canvas of its frame.
  func draw(on canvas: Canvas) {
    canvas.removeKeys()
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    for (line, text) in lines.enumerated() {
      canvas.text(text, at: 1, line: line, style: Style(foreground: .role(.titleText)))
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
