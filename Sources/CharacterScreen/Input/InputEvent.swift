/// An event that a screen receives from outside.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Several characters were typed, each with a key without modifiers.
  ///
  /// The event is equivalent to a ``key(_:)`` for each character.
  case text(String)
  /// Text was pasted; its line ends are newlines.
  case paste(String)
  /// A mouse button or the wheel was used, or the mouse was dragged.
  case mouse(MouseEvent)
  /// The screen changed its size.
  case resize(ScreenSize)
  /// The window gained (true) or lost (false) the keyboard focus.
  case windowFocus(Bool)
  /// The screen must be redrawn completely, for example after another program used the terminal.
  case redraw
  /// The program is ending, because of SIGHUP, SIGTERM or SIGINT, or because the terminal is gone.
  ///
  /// The first such event gives screens a last chance to save: see
  /// `ScreenController.programWillEnd()`.
  case quit
}

/// An action of a person with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// An action with a button or the wheel.
  public enum Action: Hashable, Sendable {
    /// The main button was pressed.
    case press
    /// The main button was released.
    case release
    /// The mouse moved while the main button was held.
    case drag
    /// The wheel turned up.
    case wheelUp
    /// The wheel turned down.
    case wheelDown
    /// The wheel turned to the left, or a person swiped on a touchpad.
    case wheelLeft
    /// The wheel turned to the right, or a person swiped on a touchpad.
    case wheelRight
    /// Another button was pressed: 1 is the middle one, 2 the right one.
    case otherPress(Int)
  }

  /// The action.
  public var action: Action

  /// The position in columns and lines of the screen.
  public var point: ScreenPoint

  /// The modifiers that were held.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(_ action: Action, at point: ScreenPoint, _ modifiers: KeyModifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
