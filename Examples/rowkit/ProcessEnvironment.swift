#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// The environment of the program: its output and its user.
struct ProcessEnvironment {
  /// The path of the person's home folder, or `nil` if it is unknown.
  var home: String?

  /// The type of the terminal, or `nil` if it is unknown.
  var terminal: String?

  /// Whether standard output is a terminal.
  var hasTerminal: Bool

  /// Whether standard input is a terminal, at which a person can type.
  var hasPerson = false

  /// Whether the process has a controlling terminal, wherever its input and output lead.
  var hasControllingTerminal = false

  /// The size of the terminal, or `nil` if there is none.
  var size: ScreenSize?

  /// Whether screens can be shown interactively.
  var canShowScreens: Bool { hasTerminal && (terminal != "dumb" || hasPerson) }
}

extension ProcessEnvironment {
  /// The environment of this process.
  static var current: ProcessEnvironment {
    let hasTerminal = isatty(STDOUT_FILENO) == 1
    return ProcessEnvironment(
      home: variable("HOME"), terminal: variable("TERM"), hasTerminal: hasTerminal,
      hasPerson: isatty(STDIN_FILENO) == 1, hasControllingTerminal: canOpenTerminal,
      size: hasTerminal ? terminalSize : nil)
  }

  private static var canOpenTerminal: Bool {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if terminal >= 0 { close(terminal) }
    return terminal >= 0
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static var terminalSize: ScreenSize? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return ScreenSize(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}
