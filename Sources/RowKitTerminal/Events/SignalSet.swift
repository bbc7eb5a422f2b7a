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

  /// Creates the set of one signal, from 1 to 64.
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

  /// The numbers of the signals that ask a process to end and leave it time to, the gravest first.
  static let requests = [SIGHUP, SIGTERM, SIGINT]

  /// The numbers of the signals that are noted for the loop to act on.
  static let noted = requests + [SIGWINCH, SIGTSTP, SIGCONT, SIGCHLD]

  /// The numbers of the signals that end a program at once: faults, and SIGQUIT.
  ///
  /// The Swift runtime has handlers of its own for them.
  static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT]

  /// The numbers of all other signals that end a process which arranged nothing for them.
  ///
  /// SIGPIPE is none of them, because it is ignored while a screen is shown.
  static let others: [Int32] = {
    let everywhere = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if canImport(Darwin)
      return everywhere + [SIGEMT]
    #else
      let first = __libc_current_sigrtmin()
      let last = __libc_current_sigrtmax()
      return everywhere + [SIGIO, SIGPWR, SIGSTKFLT] + Array(first...max(first, last))
    #endif
  }()

  /// The number of the gravest signal in the set that asks the process to end; nil without one.
  var ending: Int32? {
    SignalSet.requests.first { contains(SignalSet(signal: $0)) }
  }
}
