#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The state that the signal handlers share: the means to restore the terminal, and the handlers
/// before them.
struct SignalBoard {
  /// The end of the pipe that wakes the loop, or -1 if no stage is shown.
  var wakeWriter: Int32 = -1

  /// The means to restore the terminal.
  var claim: TerminalOwnership?

  /// Whether the terminal is restored when the process exits.
  var hasExitHandler = false

  /// Whether the environment asks for the runtime's own handlers of faults.
  let wantsBacktrace = getenv("SWIFT_BACKTRACE") != nil

  private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  private var installed: SignalSet = []

  /// Returns whether a signal has a handler of the screen.
  func isInstalled(_ number: Int32) -> Bool { installed.contains(SignalSet(signal: number)) }

  /// Records that a signal has a handler of the screen, and the action before.
  mutating func install(_ number: Int32, previous action: sigaction) {
    previous[Int(number)] = action
    installed.insert(SignalSet(signal: number))
  }

  /// Records that a signal has no handler of the screen, and returns the action before, if it had one.
  mutating func uninstall(_ number: Int32) -> sigaction? {
    guard installed.remove(SignalSet(signal: number)) != nil else { return nil }
    return previous[Int(number)]
  }

  /// Changes the means to restore the terminal, if there are any.
  mutating func change(_ change: (inout TerminalOwnership) -> Void) {
    guard var changed = claim else { return }
    change(&changed)
    claim = changed
  }
}
