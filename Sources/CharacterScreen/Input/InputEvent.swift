/// Something that reaches a screen from outside.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted; its line ends are newlines.
  case paste(String)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// The screen has a new size.
  case resize(ScreenSize)
  /// The window got (true) or lost (false) the keyboard.
  case windowFocus(Bool)
  /// The terminal was taken back after another program had it: everything must be drawn anew.
  case redraw
  /// The program ends: by SIGHUP, SIGTERM or SIGINT, or because the terminal is gone.
  ///
  /// The first one gives the screens their last chance: see `ScreenController.programWillEnd()`.
  case quit
}
