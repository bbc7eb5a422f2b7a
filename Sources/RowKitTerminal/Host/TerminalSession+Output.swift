import RowKitScreens
import TerminalCodec

extension TerminalSession {
  /// Draws the stage's next frame, if there is one, and performs its effects.
  func draw(at now: Duration) {
    pending.answered()
    if connection.watch.takeNotice() { drawAgain(at: now) }
    let frame = stage.frame(at: now)
    // The frame shows the changes that its timers and tasks made. The stage asks for another frame
    // because of a change that it doesn't show.
    connection.pipe.settle()
    timing.answered(at: now)
    guard let frame else { return }
    claimLines(isKnown: false)
    queue.append { encoder.encode(frame, into: &$0) }
    timing.began(at: now)
    for effect in frame.effects { perform(effect) }
    flush()
    if let place, place.top == nil { askPosition() }
  }

  /// Draws the whole screen in the next frame.
  private func drawAgain(at now: Duration) {
    if place == nil { encoder.forget() } else { encoder.setInlineLine(encoder.inlineLine) }
    stage.handle(.redraw, at: now)
  }

  /// Writes as much of the waiting output as the terminal accepts.
  func flush() {
    claimModes()
    TerminalSignals.whileTaken { if queue.flush(connection.device.write) == .lost { end(.lost) } }
    if queue.isEmpty { claimLines(isKnown: true) }
    connection.watch.noteOutput(isComplete: queue.isEmpty)
    timing.wrote(everything: queue.isEmpty, at: now)
    stage.isOutputThrottled = timing.isOutputThrottled
  }

  /// Records for the signal handlers that the terminal gets bytes whose effects must be undone.
  func claimModes() {
    guard !queue.isEmpty, !queue.hasStarted else { return }
    // The claim can't be changed while another thread writes, and is changed next time.
    TerminalSignals.changeClaim {
      $0.hasModes = true
      queue.hasStarted = true
    }
  }

  private func append(_ effect: HostEffect) -> Bool {
    var isDone = false
    queue.append { isDone = effect.appendBytes(abilities, to: &$0) }
    return isDone
  }

  /// Says why something can't be done, with a bell.
  func refuse(_ reason: String) {
    _ = append(.bell)
    stage.showMessage(reason)
  }

  private func perform(_ effect: HostEffect) {
    switch effect {
    case .bell: _ = append(effect)
    case .copy: if !append(effect) { refuse(stage.words[RefusalStrings.cannotCopy]) }
    case .openURL(let address):
      if !opener.open(address) { refuse(stage.words[RefusalStrings.cannotOpen]) }
    case .theme(let theme):
      options.theme = theme
      updateTheme(at: now)
    case .suspend: mustSuspend = true
    case .quit(let status): end(pending.wasInterrupted ? .interrupted(status) : .quit(status))
    }
  }
}
