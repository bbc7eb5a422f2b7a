/// The input that a stage has still to pass on, and the view that gets the mouse.
struct StageInput {
  /// The input that waits while the screen holds input, in order.
  var waiting: [InputEvent] = []

  /// The view in which the mouse button was pressed.
  var mouse = MouseCapture()
}

/// The view in which the mouse button was pressed, which gets the drags and the release as well.
struct MouseCapture {
  private weak var view: AnyObject?

  /// Forgets the view, because the button is pressed again.
  mutating func begin() { view = nil }

  /// Returns whether a view gets an event, and remembers a view that gets a press.
  mutating func grants(_ event: MouseEvent, to view: AnyObject) -> Bool {
    switch event.action {
    case .press: self.view = view
    case .drag, .release: return self.view === view
    default: break
    }
    return true
  }
}
