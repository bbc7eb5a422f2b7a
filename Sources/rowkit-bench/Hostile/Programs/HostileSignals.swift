#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that end a program which doesn't care about them.
enum HostileSignals {
  /// All of them that can be caught, those for real time too; not SIGPIPE, which a program that
  /// writes to pipes ignores.
  static let ending: [Int32] = {
    let others: Set<Int32> = [
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE,
    ]
    #if os(Linux)
      // 32 and 33 belong to the C library.
      return (1...64).filter { !others.contains($0) && $0 != 32 && $0 != 33 }
    #else
      return (1...31).filter { !others.contains($0) && $0 != SIGIO && $0 != SIGINFO }
    #endif
  }()
}
