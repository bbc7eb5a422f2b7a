/// Input that waits, in order, until its target is known.
extension Stage {
  /// Handles an input event, or keeps it while the screen searches for its target row.
  ///
  /// Control-C, suspending and redrawing don't wait. Escape and mouse presses cancel the search and
  /// discard the waiting input.
  ///
  /// Returns `false` for a key that nothing used.
  @discardableResult
  func take(_ event: InputEvent) -> Bool {
    takeWaitingInput()
    if regions.isEmpty { layOutRegions() }
    if overlays.isEmpty, screen.interaction?.holdsInput == true, keep(event) { return true }
    var typing = input.typing
    typing.endUnlessContinued(by: event, at: now)
    // The interruption determines what receives letters.
    input.typing = typing
    typing.note(event, isText: lettersAreText, at: now)
    input.typing = typing
    if case .screen? = typing.interruption {
      showMessage(words[RefusalStrings.screenChanged])
      return true
    }
    switch event {
    case .key(let key): return press(key)
    case .text(let text): typeText(text)
    case .paste(let text): paste(text)
    case .mouse(let event): click(event)
    default: break
    }
    return true
  }

  /// Handles the waiting input once its target is found.
  func takeWaitingInput() {
    guard !input.waiting.isEmpty, screen.interaction?.holdsInput != true else { return }
    let events = input.waiting
    input.waiting = []
    for event in events { take(event) }
  }

  /// Keeps an event for later, or consumes it.
  ///
  /// Returns `false` for an event that doesn't wait.
  private func keep(_ event: InputEvent) -> Bool {
    switch event {
    case .key(KeyPress("c", .control)), .key(KeyPress("z", .control)),
      .key(KeyPress("l", .control)):
      return false
    case .key(KeyPress(.escape)):
      giveUpWaiting()
      return true
    case .mouse(let mouse):
      guard case .press = mouse.action else { return false }
      giveUpWaiting()
      return false
    default:
      var waiting = input.waiting
      input.waiting = []
      waiting.append(event)
      input.waiting = waiting
      return true
    }
  }

  private func giveUpWaiting() {
    screen.interaction?.stopHoldingInput()
    input.waiting = []
  }
}
