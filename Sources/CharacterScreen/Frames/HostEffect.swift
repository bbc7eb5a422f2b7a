/// An effect that only the host of a stage can perform.
public enum HostEffect: Hashable, Sendable {
  /// Put text on the clipboard.
  case copy(String)
  /// Open an address: a web page, a telephone number or an email address.
  case openURL(String)
  /// Sound the bell.
  case bell
  /// Return the terminal to the shell and stop until the person continues the program.
  case suspend
  /// End, with an exit status.
  case quit(status: Int32)
}
