#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// What the program finds around it: where its output goes, and whose it is.
struct Surroundings {
  /// The path of the person's home folder; nil when it isn't known.
  var home: String?

  /// What kind of terminal there is; nil when nobody says.
  var terminal: String?

  /// Whether standard output is a terminal.
  var hasTerminal: Bool

  /// The extent of the terminal; nil when there is none.
  var size: ScreenSize?

  /// Whether screens can be shown, not only printed.
  var canShowScreens: Bool { hasTerminal && terminal != "dumb" }
}

extension Surroundings {
  /// Those of this process.
  static var current: Surroundings {
    let hasTerminal = isatty(STDOUT_FILENO) == 1
    return Surroundings(
      home: variable("HOME"), terminal: variable("TERM"), hasTerminal: hasTerminal,
      size: hasTerminal ? terminalSize : nil)
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
