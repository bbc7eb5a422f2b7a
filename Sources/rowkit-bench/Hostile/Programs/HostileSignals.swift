#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that end a program by default.
enum HostileSignals {
  /// All such signals that can be caught, including real-time signals.
  ///
  /// SIGPIPE and SIGXFSZ are excluded, because programs that report failed writes ignore them.
  static let ending: [Int32] = {
    let others: Set<Int32> = [
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE,
      SIGXFSZ,
    ]
    #if os(Linux)
      // 32 and 33 belong to the C library.
      return (1...64).filter { !others.contains($0) && $0 != 32 && $0 != 33 }
    #else
      return (1...31).filter { !others.contains($0) && $0 != SIGIO && $0 != SIGINFO }
    #endif
  }()
}
