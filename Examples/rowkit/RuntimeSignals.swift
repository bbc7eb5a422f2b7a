#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals with handlers in the Swift runtime: faults, and the signal of `ctrl+\`.
///
/// The runtime's handlers prompt on the terminal for half a minute before the program ends. Here
/// the program ends immediately, unless the environment requests the prompt with `SWIFT_BACKTRACE`.
enum RuntimeSignals {
  /// Makes the signals end the program immediately, including those already pending.
  static func endAtOnce() {
    var signals = all()
    if getenv("SWIFT_BACKTRACE") == nil {
      for number in Int32(1)..<32 where sigismember(&signals, number) == 1 {
        useDefaultAction(number)
      }
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Returns the signals.
  ///
  /// Needs nothing of the runtime.
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

  /// Keeps a signal ignored if the program was started that way.
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
  /// Blocks the signals from before the runtime is initialized until `main` begins.
  ///
  /// This applies only on a terminal, where the runtime would prompt. The only place for it is the
  /// linker's table of functions that run before all others.
  @used @section(".preinit_array")
  private let holdOffRuntimeSignals: @convention(c) () -> Void = {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return }
    var signals = RuntimeSignals.all()
    sigprocmask(SIG_BLOCK, &signals, nil)
  }
#endif
