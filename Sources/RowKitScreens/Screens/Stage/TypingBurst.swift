/// The text that a person types without a pause.
///
/// What code shows in the meantime, such as an alert, doesn't receive the rest of it: the letters go on
/// to the text below, and after another screen was shown they are discarded.
struct TypingBurst {
  /// What code showed in the middle of a text.
  enum Interruption {
    /// An overlay above a number of others.
    case overlay(above: Int)
    /// Another screen.
    case screen
  }

  /// What was shown in the middle of the text, or `nil` for nothing.
  private(set) var interruption: Interruption?

  /// The time of the last typed letter, or `nil` after any other input.
  private var last: Duration?

  /// The length of a pause after which typed letters belong to what is shown.
  private static let pause = Duration.milliseconds(500)

  /// Notes an event before it is handled.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isText: Whether text is being edited.
  ///   - now: The time.
  mutating func note(_ event: InputEvent, isText: Bool, at now: Duration) {
    let goesOn = event.continuesText && last.map { now - $0 < TypingBurst.pause } ?? false
    if !goesOn { interruption = nil }
    last = goesOn && interruption != nil || isText && event.typesText ? now : nil
  }

  /// Notes that code shows something, which doesn't receive the rest of a text.
  mutating func interrupt(by interruption: Interruption) {
    if last == nil { return }
    if case .screen = interruption { return self.interruption = interruption }
    if self.interruption == nil { self.interruption = interruption }
  }
}

extension InputEvent {
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
    return key.typesText || key == KeyPress(.return) || key == KeyPress(.tab)
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
}
