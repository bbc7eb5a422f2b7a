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
