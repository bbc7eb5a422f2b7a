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
