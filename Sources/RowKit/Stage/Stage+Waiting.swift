/// What a person types before it is known what it is for waits, in order.
extension Stage {
  /// Acts on something a person did, or keeps it while the screen looks for the row it is meant for.
  ///
  /// Control-C, suspending and redrawing don't wait. Escape and a press of the mouse give up what is
  /// looked for, and what was typed for it.
  func take(_ event: InputEvent) {
    takeWaitingInput()
    if regions.isEmpty { layOutRegions() }
    if overlays.isEmpty, screen.holdsInput, keep(event) { return }
    switch event {
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .mouse(let event): click(event)
    default: break
    }
  }

  /// Acts on what waited, once the screen knows what it is for.
  func takeWaitingInput() {
    guard !waitingInput.isEmpty, !screen.holdsInput else { return }
    let events = waitingInput
    waitingInput = []
    for event in events { take(event) }
  }

  /// Keeps an event for later, or uses it up; returns false for one that doesn't wait.
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
      waitingInput.append(event)
      return true
    }
  }

  private func giveUpWaiting() {
    screen.stopHoldingInput()
    waitingInput = []
  }
}
