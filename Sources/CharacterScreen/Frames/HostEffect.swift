/// Something only the host of a stage can do.
public enum HostEffect: Hashable, Sendable {
  /// Put text on the clipboard.
  case copy(String)
  /// Open an address: a web page, a telephone number, a mail.
  case openURL(String)
  /// Sound the bell.
  case bell
  /// Give the terminal back and stop, until the person continues the program.
  case suspend
  /// End, with an exit status.
  case quit(status: Int32)
}
