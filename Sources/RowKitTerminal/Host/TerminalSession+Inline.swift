import RowKitScreens
import TerminalCodec

/// Screens in the lines below the prompt.
extension TerminalSession {
  /// Whether frames must wait until the place of an inline screen is known.
  var isPlaceUnknown: Bool { place.map { $0.step != .settled } ?? false }

  /// Appends bytes that prepare the terminal, and begins the screen below the prompt.
  func beginInline() {
    let columns = connection.windowSize(options.environment).width
    queue.append { $0 += TerminalModes.enterInline(abilities, columns: columns) }
    repliesLimit = abilities.answers ? now + .seconds(1) : nil
    encoder.beginInline()
    resizeInline()
  }

  /// Begins the screen below the line with the cursor, after another program may have written.
  func continueInline() {
    queue.append { $0 += TerminalModes.leaveInline(abilities) + Array("\r\n".utf8) }
    beginInline()
  }

  /// Continues with the next step after the window changed its size, if it is due.
  func advancePlace(at now: Duration) {
    guard let place, let deadline = place.deadline, deadline <= now else { return }
    if case .resizing = place.step, abilities.answers {
      self.place?.await(at: now)
      return askPosition()
    }
    replaceInline(reported: nil)
  }

  /// Asks for the position of the cursor.
  func askPosition() {
    guard abilities.answers, place?.isAsking == false else { return }
    queue.append { $0 += TerminalModes.askPosition }
    place?.asked(atLine: encoder.inlineLine)
    decoder.expectsPosition = true
    flush()
  }

  /// Uses the position of the cursor.
  func learn(position: ScreenPoint) {
    guard let line = place?.take() else { return }
    if case .asking = place?.step { return replaceInline(reported: position.line) }
    guard place?.step == .settled else { return }
    if place?.top == nil, abilities.mouse { queue.append { $0 += TerminalModes.mouse } }
    place?.top = position.line - line
    flush()
  }

  /// Finds the first line of the screen after the window changed its size, and draws it again.
  private func replaceInline(reported: Int?) {
    guard let place else { return }
    let columns = connection.windowSize(options.environment).width
    let line = place.linesUp(
      from: encoder.inlineLine, wrapped: encoder.inlineLine(wrappedTo: columns),
      reported: reported)
    encoder.setInlineLine(line)
    resizeInline()
  }

  private func resizeInline() {
    let window = connection.windowSize(options.environment)
    guard let size = place?.settle(in: window) else { return }
    let now = now
    stage.handle(size == stage.size ? .redraw : .resize(size), at: now)
    timing.request(at: now, isUrgent: true)
  }

  /// Returns an event of the mouse with its point on the screen, or `nil` if it is elsewhere.
  func placed(_ event: MouseEvent) -> MouseEvent? {
    guard let place else { return event }
    guard let top = place.top else { return nil }
    var event = event
    event.point.line -= top
    return (0..<stage.size.height).contains(event.point.line) ? event : nil
  }

  /// Records for the signal handlers how far the cursor is from the last line of the screen.
  ///
  /// - Parameter isKnown: Whether the terminal has received the whole frame. Otherwise the cursor may
  ///   be on any line.
  func claimLines(isKnown: Bool) {
    guard place != nil else { return }
    let last = stage.size.height - 1
    let lines = isKnown ? max(0, last - encoder.inlineLine) : last
    TerminalSignals.changeClaim { $0.linesBelow = lines }
  }

  /// The line that replaces a screen whose changes are lost, which its last state would show as if they
  /// were stored.
  private var discardedResult: String? {
    guard stage.isAnythingUnsaved else { return nil }
    return LocalizedStrings.fill(stage.words[AlertStrings.notSaved], stage.screen.title)
  }

  /// Replaces the screen by its last state, or by one line.
  func endInline() {
    guard place != nil else { return }
    let result = options.inlineResult?(stage) ?? discardedResult
    queue.append { bytes in
      let hasBar = stage.contentBounds.height < stage.size.height - 1
      let limit = result == nil ? stage.size.height - (hasBar ? 1 : 0) : 0
      encoder.endInline(keeping: limit, into: &bytes)
      guard let result else { return }
      let line = TextTruncation.truncate(SafeText.visible(result), to: stage.size.width - 1)
      bytes += Array(encoder.abilities.characters.shown(line).utf8)
      bytes += Array("\r\n".utf8)
    }
    TerminalSignals.changeClaim { $0.linesBelow = nil }
  }
}
