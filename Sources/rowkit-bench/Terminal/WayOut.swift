#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A way in which a program on a terminal ends.
struct WayOut {
  /// What makes it end.
  enum Cause {
    /// Keys that are typed.
    case keys(String)
    /// A signal from outside; a crash is one, too.
    case signal(Int32)
    /// The window is closed.
    case hangUp
  }

  /// What it is called.
  let name: String

  /// What makes it end.
  let cause: Cause

  /// How it may end.
  let endings: [ChildProcess.Ending]

  private init(_ name: String, _ cause: Cause, _ endings: ChildProcess.Ending...) {
    self.name = name
    self.cause = cause
    self.endings = endings
  }

  private init(_ name: String, _ signal: Int32) {
    self.init(name, .signal(signal), .signal(signal))
  }

  /// All of them, but for being stopped and continued.
  static let all =
    [
      WayOut("q", .keys("q"), .exit(0)), WayOut("ctrl+c", .keys("\u{3}"), .exit(0)),
      WayOut("ctrl+\\", .keys("\u{1C}"), .signal(SIGQUIT)),
      // Whichever is noticed first: the signal, or that the terminal is gone.
      WayOut("window closed", .hangUp, .signal(SIGHUP), .exit(128 + SIGHUP)),
    ] + signals

  /// Each signal that ends a process which arranged nothing, and can be caught.
  static let signals: [WayOut] =
    [
      WayOut("SIGHUP", SIGHUP), WayOut("SIGINT", SIGINT), WayOut("SIGTERM", SIGTERM),
      WayOut("SIGQUIT", SIGQUIT), WayOut("SIGILL", SIGILL), WayOut("SIGTRAP", SIGTRAP),
      WayOut("SIGABRT", SIGABRT), WayOut("SIGBUS", SIGBUS), WayOut("SIGFPE", SIGFPE),
      WayOut("SIGSEGV", SIGSEGV), WayOut("SIGSYS", SIGSYS), WayOut("SIGUSR1", SIGUSR1),
      WayOut("SIGUSR2", SIGUSR2), WayOut("SIGALRM", SIGALRM), WayOut("SIGVTALRM", SIGVTALRM),
      WayOut("SIGPROF", SIGPROF), WayOut("SIGXCPU", SIGXCPU), WayOut("SIGXFSZ", SIGXFSZ),
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
