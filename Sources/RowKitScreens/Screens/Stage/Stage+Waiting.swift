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
    // Keys behind the one that quits don't change what it decided.
    if isQuitting { return false }
    if regions.isEmpty { layOutRegions() }
    if overlays.isEmpty, holdsInput, keep(event) { return true }
    var typing = input.typing
    typing.endUnlessContinued(by: event, at: now)
    // The interruption determines what receives letters.
    input.typing = typing
    typing.note(event, isText: isText(event), at: now)
    input.typing = typing
    if case .screen? = typing.interruption {
      showMessage(words[RefusalStrings.screenChanged])
      return true
    }
    if input.presses.isOpen, !event.isMouse { input.presses.end() }
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
  ///
  /// Overlays shown in the meantime don't receive it.
  func takeWaitingInput() {
    guard !input.waiting.isEmpty, !holdsInput, overlays.isEmpty else { return }
    let events = input.waiting
    input.waiting = []
    for event in events { take(event) }
  }

  /// Whether keys are for what the screen looks for, or for the screen that replaces it.
  private var holdsInput: Bool { screen.interaction.map(\.holdsInput) ?? awaitsScreen }

  private var awaitsScreen: Bool {
    (screen as? any TemporaryScreen)?.isAwaitingScreen == true
  }

  /// Keeps an event for later, or consumes it.
  ///
  /// Returns `false` for an event that doesn't wait. The first key that leaves an awaited screen or lists
  /// the keys doesn't.
  private func keep(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key)
    where awaitsScreen && input.waiting.isEmpty && Stage.keysWhileAwaiting.contains(key):
      return false
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

  private static let keysWhileAwaiting = [
    KeyPress("q"), KeyPress(.escape), KeyPress(.left), KeyPress("?"), KeyPress(.function(1)),
    KeyPress("p", .control),
  ]

  private func giveUpWaiting() {
    screen.interaction?.stopHoldingInput()
    input.waiting = []
  }
}
