/// What a person did with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Action: Hashable, Sendable {
    /// The main button went down.
    case press
    /// The main button came up.
    case release
    /// The mouse moved with the main button held.
    case drag
    /// The wheel turned towards the top.
    case wheelUp
    /// The wheel turned towards the bottom.
    case wheelDown
    /// Another button went down: 1 is the middle one, 2 the right one.
    case otherPress(Int)
  }

  /// What happened.
  public var action: Action

  /// Where, in columns and lines of the screen.
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
