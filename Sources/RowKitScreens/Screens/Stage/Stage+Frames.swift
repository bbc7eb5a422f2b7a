/// The frames of a stage: the work before each, and its drawing.
extension Stage {
  /// Returns the current frame, or `nil` if nothing changed since the last one.
  ///
  /// The cost depends on the visible changes, and never on the size of the tables.
  public func frame(at now: Duration) -> Frame? {
    time.advance(to: now)
    departures.finish()
    if signal.takeMark() { setNeedsFrame() }
    let hasMore = workAndSettle()
    guard wanted.isWanted else { return nil }
    announceChanges()
    if wanted.kind != .partial || regions.isEmpty { layOutRegions() }
    if surface.buffer.needsPurge { redraw() }
    // From here on, requests are for the next frame.
    return draw(wanted.begin(hasMore: hasMore))
  }

  /// Requests the regions of the screen, which are kept until the next full drawing.
  func layOutRegions() {
    surface.regions = screen.regions(in: contentBounds)
    for region in regions { region.view.resize(to: region.frame.size) }
  }

  /// Performs pending work and takes the input that waits, until no other screen is on top afterwards.
  ///
  /// A screen that is uncovered meanwhile follows what changed while it was covered before it is drawn.
  /// Returns whether more work remains.
  private func workAndSettle() -> Bool {
    let answersEvent = wanted.takeEvent()
    for _ in 0..<Stage.screensPerFrame {
      let top = screen
      let hasMore = work(answersEvent: answersEvent)
      leaveOnceSaved()
      takeWaitingInput()
      if screen === top { return hasMore }
    }
    // Screens that put others on top without end are drawn in between.
    setNeedsFrame()
    return true
  }

  /// The maximum number of screens that are uncovered before one is drawn.
  private static let screensPerFrame = 100

  /// Performs pending work of the screen: one slice, or as much as fits into the work time if the
  /// host provides a clock.
  ///
  /// A frame that answers an event waits for one slice only. Returns whether more remains.
  private func work(answersEvent: Bool) -> Bool {
    guard let clock = time.clock, !answersEvent else { return screen.performPendingWork() }
    let end = clock() + Stage.workTime
    while screen.performPendingWork() {
      if clock() >= end { return true }
    }
    return false
  }

  /// The maximum time that a screen works between two frames.
  private static let workTime = Duration.milliseconds(10)

  // MARK: Drawing

  /// The content of the bottom line, for which the screen is asked before the bars are changed.
  ///
  /// Requests that the screen makes meanwhile count for the next frame, except those for other hints.
  private var barContent: StageBars.Content {
    guard size.height >= StageBars.bottomMinimum else { return StageBars.Content() }
    // The keys of an overlay need the room.
    let status = overlays.isEmpty ? screen.status : .none
    let hints = bars.mayHintsDiffer && message == nil ? barHints : nil
    return StageBars.Content(status: status, hints: hints, columns: columnsBesideOverlay)
  }

  /// The number of columns of the bottom line to the left of an overlay that stands on it.
  private var columnsBesideOverlay: Int {
    let frame = overlays.last?.frame(in: size)
    return frame.flatMap { $0.endLine == size.height ? $0.column : nil } ?? .max
  }

  private func draw(_ kind: WantedFrame.Kind) -> Frame {
    let buffer = surface.buffer
    let banner = banner
    let keepsContent = bars.keepsContent(under: banner) && kind == .partial && overlays.isEmpty
    if kind == .redrawn { buffer.clear() }
    var frame = Frame(
      buffer: buffer, isFullRedraw: kind == .redrawn, effects: wanted.takeEffects())
    let canvas = Canvas(buffer)
    for region in regions {
      guard region.view.needsDisplay || !keepsContent else { continue }
      let isWide = region.frame.width == size.width
      let scroll = region.view.draw(
        on: canvas[region.frame], keepsContent: keepsContent && isWide)
      if let scroll { frame.scroll = scroll.moved(down: region.frame.line) }
    }
    if screen.interaction?.takeHintChange() == true { bars.forgetHints() }
    let content = barContent
    bars.draw(content, for: self, on: canvas, everything: !keepsContent)
    frame.caret = screen.caret
    frame.focusPoint =
      screen.interaction?.focusPoint ?? ScreenPoint(column: 0, line: contentBounds.line)
    for overlay in overlays {
      let place = overlay.frame(in: size)
      canvas[place].fill(Style(foreground: .standard, background: .role(.overlay)))
      overlay.draw(on: canvas[place])
      if overlay !== overlays.last { canvas[place].removeKeys() }
      frame.caret = overlay.caret(in: place)
      frame.focusPoint = overlay.focusPoint(in: place)
    }
    if let banner { banner.draw(on: canvas[banner.frame]) }
    shownMessage.didDraw()
    return frame
  }
}
