#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A set of signals that have arrived but haven't been handled.
struct SignalSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a set with one signal.
  ///
  /// The number ranges from 1 to 64.
  init(signal number: Int32) {
    self.init(rawValue: 1 << UInt64(number & 63))
  }

  /// The size of the window changed.
  static let resize = SignalSet(signal: SIGWINCH)

  /// The process was asked to stop until it is continued.
  static let stop = SignalSet(signal: SIGTSTP)

  /// The process was continued.
  static let resume = SignalSet(signal: SIGCONT)

  /// The terminal refused a call because the process is in the background.
  static let refused = SignalSet(refusals.map { SignalSet(signal: $0) })

  /// A child process ended.
  static let child = SignalSet(signal: SIGCHLD)

  /// The signals that ask a process to end, most severe first.
  static let requests = [SIGHUP, SIGTERM, SIGINT]

  /// The signals that are recorded for the loop to handle.
  static let noted = requests + [SIGWINCH, SIGTSTP, SIGCONT, SIGCHLD]

  /// The signals by which a terminal refuses a program in the background.
  ///
  /// They are recorded, too, and the refused call fails instead of being tried again. Otherwise a
  /// program that was stopped by it would be stopped again before it handles a request to end.
  static let refusals = [SIGTTIN, SIGTTOU]

  /// The signals that end a program at once: faults and SIGQUIT.
  ///
  /// The Swift runtime installs its own handlers for them.
  static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT]

  /// All other signals that end a process by default.
  ///
  /// The signals of failed writes are not among them.
  static let others: [Int32] = {
    let everywhere = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
    #if canImport(Darwin)
      return everywhere + [SIGEMT]
    #else
      let first = __libc_current_sigrtmin()
      let last = __libc_current_sigrtmax()
      return everywhere + [SIGIO, SIGPWR, SIGSTKFLT] + Array(first...max(first, last))
    #endif
  }()

  /// The signals of failed writes: to a pipe without a reader, and beyond the limit for files.
  ///
  /// They are ignored while a screen is shown, because the write itself reports the failure.
  static let failedWrites = [SIGPIPE, SIGXFSZ]

  /// The most severe signal in the set that asks the process to end, or `nil` if there is none.
  var ending: Int32? {
    SignalSet.requests.first { contains(SignalSet(signal: $0)) }
  }
}
