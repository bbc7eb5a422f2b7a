/// The title bar and the bottom line, redrawn only when their content changes.
@MainActor struct StageBars {
  /// The minimum height of a screen with a title bar.
  static let titleMinimum = 3

  /// The minimum height of a screen with a bottom line.
  static let bottomMinimum = 5

  /// Returns the number of lines above the bottom line, which overlays with hints leave free.
  static func heightAboveBottom(of size: ScreenSize) -> Int {
    size.height >= bottomMinimum ? size.height - 1 : size.height
  }

  /// The content of the bottom line in a frame.
  struct Content {
    /// The status at the right.
    var status = ScreenStatus.none

    /// The hints, or `nil` if they are those of the last frame.
    var hints: [KeyHint]?

    /// The number of columns to the left of an overlay that stands on the line.
    var columns = Int.max
  }

  private var hints: [KeyHint] = []

  /// Whether the hints may have changed since they were taken.
  private(set) var mayHintsDiffer = true
  private var drawnStatus = ScreenStatus.none

  /// The column where the drawn status begins.
  private var statusColumn = 0
  private var isTitleDrawn = false

  /// Whether the last frame had a banner, under which the content must be drawn again.
  private var hadBanner = false
  private var isBottomDrawn = false

  /// Marks both bars for an update in the next frame.
  mutating func forget() {
    mayHintsDiffer = true
    isTitleDrawn = false
    isBottomDrawn = false
  }

  /// Marks the hints for an update in the next frame, which draws them only if they are others.
  mutating func forgetHints() {
    mayHintsDiffer = true
  }

  /// Returns whether no banner is drawn in this frame, nor was in the last one.
  mutating func keepsContent(under banner: MessageBanner?) -> Bool {
    defer { hadBanner = banner != nil }
    return banner == nil && !hadBanner
  }

  /// Draws the bars that changed, or both.
  mutating func draw(
    _ content: Content, for stage: Stage, on canvas: Canvas, everything: Bool
  ) {
    if everything { canvas.removeKeys() }
    if canvas.height >= StageBars.titleMinimum, everything || !isTitleDrawn {
      drawTitle(
        of: stage, on: canvas[ScreenRectangle(column: 0, line: 0, width: canvas.width, height: 1)])
      isTitleDrawn = true
    }
    guard canvas.height >= StageBars.bottomMinimum else { return }
    let status = content.status
    let mustDraw = take(content.hints) || everything || !isBottomDrawn
    guard mustDraw || status != drawnStatus else { return }
    let line = canvas[
      ScreenRectangle(column: 0, line: canvas.height - 1, width: canvas.width, height: 1)]
    if mustDraw || !changeNumbers(to: status, on: line) {
      drawBottom(of: stage, content, on: line)
    }
    drawnStatus = status
    isBottomDrawn = true
  }

  /// Takes other hints, and returns whether they differ from those of the last frame.
  private mutating func take(_ hints: [KeyHint]?) -> Bool {
    guard let hints else { return false }
    mayHintsDiffer = false
    defer { self.hints = hints }
    return hints != self.hints
  }

  private func drawTitle(of stage: Stage, on canvas: Canvas) {
    canvas.fill(Style(foreground: .role(.titleText), background: .role(.titleBar)))
    let room = canvas.width - (stage.canGoBack ? 4 : 2)
    let title = TextTruncation.truncate(stage.screen.title, to: max(0, room))
    let width = TextWidth.width(of: title)
    var start = (canvas.width - width) / 2
    if stage.canGoBack {
      let end = drawWayBack(of: stage, before: start, on: canvas)
      start = max(start, min(end + 1, canvas.width - width))
    }
    canvas.text(title, at: start, style: .bold)
    if let sign = stage.screen.titleAccessory {
      let width = canvas.width / 4
      canvas.trailingText(sign, endingAt: canvas.width - 1, width: width, style: .tint)
    }
  }

  private func drawWayBack(of stage: Stage, before start: Int, on canvas: Canvas) -> Int {
    let screens = stage.navigation.screens
    let former =
      screens.count > 1 ? screens[screens.count - 2].title : stage.words[AlertStrings.cancel]
    let words = former.isEmpty ? stage.words[ScreenStrings.back] : former
    let room = start - 4
    canvas.text("‹", at: 1, style: .tint)
    guard room >= 4 else { return 2 }
    return canvas.truncatedText(words, at: 3, width: room, style: .tint)
  }

  private mutating func drawBottom(of stage: Stage, _ content: Content, on canvas: Canvas) {
    canvas.removeKeys()
    canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
    let end = drawStatus(content.status, of: stage.words[ScreenStrings.of], on: canvas)
    statusColumn = end
    if let message = stage.message {
      return drawMessage(message, before: end, on: canvas)
    }
    HintLine.draw(
      hints, in: 1..<max(1, min(end - 1, content.columns)),
      asASCII: stage.showsOnlyASCII, on: canvas)
  }

  /// Draws a message, over the status if there is no room beside it.
  private mutating func drawMessage(_ message: String, before end: Int, on canvas: Canvas) {
    var room = end - 2
    if TextWidth.width(of: message) > room {
      canvas.fill(Style(foreground: .role(.bottomText), background: .role(.bottomBar)))
      room = canvas.width - 2
      statusColumn = canvas.width
    }
    canvas.truncatedText(message, at: 1, width: room, style: Style(foreground: .role(.titleText)))
  }

  /// Draws the numbers of a place over those that are drawn, if they are as long.
  ///
  /// Returns `false` if the line must be drawn instead.
  private func changeNumbers(to status: ScreenStatus, on canvas: Canvas) -> Bool {
    guard case .place(let former, let formerCount) = drawnStatus,
      case .place(let number, let count) = status, statusColumn < canvas.width - 1
    else { return false }
    let length = StageBars.digits(number)
    guard length == StageBars.digits(former) else { return false }
    if count != formerCount {
      guard StageBars.digits(count) == StageBars.digits(formerCount) else { return false }
      canvas.number(count, endingAt: canvas.width - 1, over: formerCount)
    }
    canvas.number(number, endingAt: statusColumn + length, over: former)
    return true
  }

  /// Returns the width of a number with its commas, in columns.
  private static func digits(_ number: Int) -> Int {
    var count = 1
    var rest = number / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count + (count - 1) / 3
  }

  /// Draws the status at the right edge.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - of: The text between a number and the count. All words together would be copied, one by
  ///     one, with every step.
  ///   - canvas: The canvas to draw on.
  /// - Returns: The column where the status begins.
  private func drawStatus(_ status: ScreenStatus, of: String, on canvas: Canvas) -> Int {
    let end = canvas.width - 1
    switch status {
    case .none: return end
    case .text(let text):
      return canvas.trailingText(text, endingAt: end, width: canvas.width / 2)
    case .place(_, let count) where canvas.width < 2 * StageBars.digits(count) + 8:
      // A number without its leading digits would be wrong.
      return end
    case .place(let number, let count):
      // Digit by digit: a status that changes with every step must not create strings.
      let middle = canvas.number(count, endingAt: end) - TextWidth.width(of: of)
      canvas.text(of, at: middle)
      return canvas.number(number, endingAt: middle)
    }
  }
}

extension Stage {
  /// The area between title bar and bottom line.
  package var contentBounds: ScreenRectangle {
    var bounds = ScreenRectangle(size)
    if size.height >= StageBars.titleMinimum { _ = bounds.takeTop(1) }
    if size.height >= StageBars.bottomMinimum { _ = bounds.takeBottom(1) }
    return bounds
  }
}
