#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals for which the Swift runtime has handlers of its own: faults, and that of `ctrl+\`.
///
/// Its handlers ask questions on the terminal for half a minute before the program ends. Here the
/// program ends at once, unless a person asked for the questions with `SWIFT_BACKTRACE`.
enum RuntimeSignals {
  /// Has the signals end the program at once, those too that came before.
  static func endAtOnce() {
    var signals = all()
    if getenv("SWIFT_BACKTRACE") == nil {
      for number in Int32(1)..<32 where sigismember(&signals, number) == 1 {
        useDefaultAction(number)
      }
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Returns the signals; it needs nothing of the runtime.
  fileprivate static func all() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGQUIT)
    sigaddset(&signals, SIGILL)
    sigaddset(&signals, SIGTRAP)
    sigaddset(&signals, SIGABRT)
    sigaddset(&signals, SIGBUS)
    sigaddset(&signals, SIGFPE)
    sigaddset(&signals, SIGSEGV)
    return signals
  }

  /// What the program was started to ignore stays ignored.
  private static func useDefaultAction(_ number: Int32) {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    if unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_DFL)
    }
  }
}

#if canImport(Glibc) && compiler(>=6.3)
  /// Holds the signals off from before the runtime is initialized until `main` begins.
  ///
  /// Only where the runtime would ask its questions, which is on a terminal. The linker's table of
  /// functions that run before all others is the one place from which that can be done.
  @used @section(".preinit_array")
  private let holdOffRuntimeSignals: @convention(c) () -> Void = {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return }
    var signals = RuntimeSignals.all()
    sigprocmask(SIG_BLOCK, &signals, nil)
  }
#endif
