/// The input that a stage has yet to pass on, and the view that receives the mouse.
struct StageInput {
  /// The input that waits while the screen holds input, in order.
  var waiting: [InputEvent] = []

  /// The view in which the mouse button was pressed.
  var mouse = MouseCapture()

  /// The presses of the mouse button in quick succession.
  var presses = PressBurst()

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

/// Presses of the mouse button at one place, without a pause.
///
/// The second press of a double click must not act on what the first one put under the pointer, such as
/// another screen or a menu, which the person hasn't seen yet.
struct PressBurst {
  /// The screen that receives a press, and the overlays above it.
  typealias Target = [ObjectIdentifier]

  private var last: (place: ScreenPoint, time: Duration, target: Target)?

  /// The number of presses that the target has received at the last place without a pause.
  private(set) var count = 0

  /// The length of a pause after which a press is meant for what is shown.
  private static let pause = Duration.milliseconds(400)

  /// Notes a press, and returns whether it follows one that something else received.
  mutating func isUnseen(by target: Target, at place: ScreenPoint, _ now: Duration) -> Bool {
    let goesOn = last.map { $0.place == place && now - $0.time < PressBurst.pause } ?? false
    if goesOn, last?.target != target { return true }
    count = goesOn ? count + 1 : 1
    last = (place, now, target)
    return false
  }

  /// Whether there was a press since the last key.
  var isOpen: Bool { last != nil }

  /// Notes other input, after which a press is meant for what is shown.
  mutating func end() { last = nil }
}

/// The text that a person types without a pause.
///
/// An alert or another overlay that code shows in the meantime doesn't receive the rest of it: the letters
/// go on to the text below. After another screen was shown, they are discarded.
struct TypingBurst {
  /// An interruption by something that code shows in the middle of a text.
  enum Interruption {
    case overlay(ObjectIdentifier)
    /// Another screen.
    case screen
  }

  /// The interruption of the text that is being typed, or `nil` if nothing was shown.
  private(set) var interruption: Interruption?

  /// The time of the last typed letter, or `nil` after any other input.
  private var last: Duration?

  /// The length of a pause after which typed letters belong to what is shown.
  private static let pause = Duration.milliseconds(500)

  /// Ends the text after a pause, or if an event doesn't continue it.
  mutating func endUnlessContinued(by event: InputEvent, at now: Duration) {
    let goesOn = event.continuesText && last.map { now - $0 < TypingBurst.pause } ?? false
    if !goesOn { (interruption, last) = (nil, nil) }
  }

  /// Notes an event before it is handled.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isText: Whether letters are text for what receives the event. Asked only for an event that
  ///     types.
  ///   - now: The time.
  mutating func note(_ event: InputEvent, isText: @autoclosure () -> Bool, at now: Duration) {
    last = interruption != nil || event.typesText && isText() ? now : nil
  }

  /// Notes that code shows something, which doesn't receive the rest of a text.
  mutating func interrupt(by interruption: Interruption) {
    if last == nil { return }
    if case .screen = interruption { return self.interruption = interruption }
    if self.interruption == nil { self.interruption = interruption }
  }
}

extension InputEvent {
  /// Whether the event comes from the mouse.
  var isMouse: Bool { if case .mouse = self { true } else { false } }

  /// Whether the event changes an edited text and nothing else.
  fileprivate var typesText: Bool {
    switch self {
    case .text, .paste: true
    case .key(let key): key.typesText
    default: false
    }
  }

  /// Whether a person may give the event in the middle of a text, without having seen what code
  /// shows.
  fileprivate var continuesText: Bool {
    guard case .key(let key) = self else { return typesText }
    return key.continuesText
  }
}

extension KeyPress {
  /// Whether the key changes an edited text and nothing else.
  package var typesText: Bool {
    switch key {
    case .character: modifiers.isSubset(of: .shift)
    case .backspace, .delete: true
    default: false
    }
  }

  /// Whether a person may press the key in the middle of a text, or at its end, without having seen
  /// what became of it.
  package var continuesText: Bool {
    typesText || self == KeyPress(.return) || self == KeyPress(.tab)
  }
}
