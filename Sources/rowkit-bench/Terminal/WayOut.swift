#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A way to end a program on a terminal.
struct WayOut {
  /// A cause for ending.
  enum Cause {
    /// Typed keys.
    case keys(String)
    /// A signal from outside, which may stand for a crash.
    case signal(Int32)
    /// Closing the window.
    case hangUp
  }

  /// The name of the way.
  let name: String

  /// The cause for ending.
  let cause: Cause

  /// The acceptable endings.
  let endings: [ChildProcess.Ending]

  private init(_ name: String, _ cause: Cause, _ endings: ChildProcess.Ending...) {
    self.name = name
    self.cause = cause
    self.endings = endings
  }

  private init(_ name: String, _ signal: Int32) {
    self.init(name, .signal(signal), .signal(signal))
  }

  /// All ways, except stopping and continuing.
  static let all =
    [
      WayOut("q", .keys("q"), .exit(0)), WayOut("ctrl+c", .keys("\u{3}"), .exit(0)),
      WayOut("ctrl+\\", .keys("\u{1C}"), .signal(SIGQUIT)),
      // Either the signal or the closed terminal is noticed first.
      WayOut("window closed", .hangUp, .signal(SIGHUP), .exit(128 + SIGHUP)),
    ] + signals

  /// All signals that end a process by default and can be caught.
  static let signals: [WayOut] =
    [
      WayOut("SIGHUP", SIGHUP), WayOut("SIGINT", SIGINT), WayOut("SIGTERM", SIGTERM),
      WayOut("SIGQUIT", SIGQUIT), WayOut("SIGILL", SIGILL), WayOut("SIGTRAP", SIGTRAP),
      WayOut("SIGABRT", SIGABRT), WayOut("SIGBUS", SIGBUS), WayOut("SIGFPE", SIGFPE),
      WayOut("SIGSEGV", SIGSEGV), WayOut("SIGSYS", SIGSYS), WayOut("SIGUSR1", SIGUSR1),
      WayOut("SIGUSR2", SIGUSR2), WayOut("SIGALRM", SIGALRM), WayOut("SIGVTALRM", SIGVTALRM),
      WayOut("SIGPROF", SIGPROF), WayOut("SIGXCPU", SIGXCPU),
    ] + systemSignals

  #if canImport(Darwin)
    private static let systemSignals = [WayOut("SIGEMT", SIGEMT)]
  #else
    private static let systemSignals: [WayOut] = {
      let (first, last) = (__libc_current_sigrtmin(), __libc_current_sigrtmax())
      return [
        WayOut("SIGIO", SIGIO), WayOut("SIGPWR", SIGPWR), WayOut("SIGSTKFLT", SIGSTKFLT),
      ] + (first...last).map { WayOut("SIGRTMIN+\($0 - first)", $0) }
    }()
  #endif
}
