#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Says by which signal the program ends, in texts that need no memory.
enum SignalName {
  /// Returns a line about a signal.
  static func line(_ number: Int32) -> StaticString {
    switch number {
    case SIGSEGV: "The program was ended by SIGSEGV: it used memory that is not there.\n"
    case SIGBUS: "The program was ended by SIGBUS: it used memory in a way that fails.\n"
    case SIGILL: "The program was ended by SIGILL: it came to a point that must not be reached.\n"
    case SIGTRAP: "The program was ended by SIGTRAP: it came to a point that must not be reached.\n"
    case SIGFPE: "The program was ended by SIGFPE: a calculation has no result.\n"
    case SIGABRT: "The program was ended by SIGABRT: it gave up.\n"
    case SIGSYS: "The program was ended by SIGSYS: it made a system call that is not allowed.\n"
    case SIGTERM: "The program was ended by SIGTERM.\n"
    case SIGHUP: "The program was ended by SIGHUP.\n"
    case SIGINT: "The program was ended by SIGINT.\n"
    case SIGQUIT: "The program was ended by SIGQUIT.\n"
    default: "The program was ended by a signal.\n"
    }
  }
}
