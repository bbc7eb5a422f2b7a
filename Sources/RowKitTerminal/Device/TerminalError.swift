#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An error that prevents a stage from being shown on a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// The process has no terminal.
  case noTerminal
  /// The process has no terminal, and standard input gives no lines either.
  case noLines
  /// The descriptor for the screen is not a terminal.
  case notATerminal(descriptor: Int32)
  /// The settings of the terminal can't be read or changed.
  case settingsRefused(descriptor: Int32, code: Int32)
  /// The process runs in the background, and its output leads to another program.
  case inBackground
  /// The process can't open the descriptors that the screen needs.
  case descriptorsRefused(code: Int32)
}

// MARK: CustomStringConvertible

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noTerminal: "There is no terminal to show the screen on; run the program in a terminal."
    case .noLines:
      "There is nobody to answer; run the program in a terminal, or pipe lines into it."
    case .inBackground:
      "The screen can't be shown while the program runs in the background; run it in the foreground."
    case .notATerminal(let descriptor):
      """
      There is nowhere to show the screen: \(TerminalError.name(of: descriptor)) is not a terminal; \
      run the program in a terminal, without sending its output elsewhere.
      """
    case .settingsRefused(let descriptor, let code):
      """
      The terminal on \(TerminalError.name(of: descriptor)) does not let itself be set up \
      (\(TerminalError.reason(code))); try another terminal.
      """
    case .descriptorsRefused(let code):
      """
      The screen can't be opened (\(TerminalError.reason(code))); close files or programs, then try \
      again.
      """
    }
  }

  private static func name(of descriptor: Int32) -> String {
    switch descriptor {
    case 0: "standard input"
    case 1: "standard output"
    case 2: "standard error"
    default: "file descriptor \(descriptor)"
    }
  }

  /// Returns the system's description of an error.
  package static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
