/// The input that a stage has yet to pass on, and the view that receives the mouse.
struct StageInput {
  /// The input that waits while the screen holds input, in order.
  var waiting: [InputEvent] = []

  /// The view in which the mouse button was pressed.
  var mouse = MouseCapture()

  /// The text that is being typed.
  var typing = TypingBurst()
}

/// The view in which the mouse button was pressed, which also receives the drags and the release.
struct MouseCapture {
  private weak var view: AnyObject?

  /// Clears the view before the button is pressed again.
  mutating func begin() { view = nil }

  /// Returns whether a view receives an event, and stores a view that receives a press.
  mutating func grants(_ event: MouseEvent, to view: AnyObject) -> Bool {
    switch event.action {
    case .press: self.view = view
    case .drag, .release: return self.view === view
    default: break
    }
    return true
  }
}
