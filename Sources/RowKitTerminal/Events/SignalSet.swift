#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals that have arrived and were not acted on yet.
struct SignalSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates the set of one signal.
  init(signal number: Int32) {
    self.init(rawValue: 1 << UInt64(number & 63))
  }

  /// The window's size changed.
  static let resize = SignalSet(signal: SIGWINCH)

  /// The process should stop until it is continued.
  static let stop = SignalSet(signal: SIGTSTP)

  /// The process was continued.
  static let resume = SignalSet(signal: SIGCONT)

  /// A child ended.
  static let child = SignalSet(signal: SIGCHLD)

  /// The numbers of the signals that ask a process to end, the gravest first.
  static let endings = [SIGHUP, SIGTERM, SIGQUIT, SIGINT]

  /// The numbers of the signals that are noted for the loop to act on.
  static let noted = endings + [SIGWINCH, SIGTSTP, SIGCONT, SIGCHLD]

  /// The numbers of the signals by which a program that went wrong is ended.
  static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS]

  /// The number of the gravest signal in the set that asks the process to end; nil without one.
  var ending: Int32? {
    SignalSet.endings.first { contains(SignalSet(signal: $0)) }
  }
}
