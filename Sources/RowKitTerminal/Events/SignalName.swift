#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The message with the signal that ends a program, written without allocating memory.
enum SignalName {
  /// Writes the message for a signal.
  static func write(_ number: Int32, to writer: inout BlockingWriter) {
    writer.write("The program was ended by ")
    if let name = name(number) { writer.write(name) } else { writeNumber(number, to: &writer) }
    writer.write(reason(number))
  }

  private static func name(_ number: Int32) -> StaticString? {
    switch number {
    case SIGABRT: "SIGABRT"
    case SIGALRM: "SIGALRM"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGHUP: "SIGHUP"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGPROF: "SIGPROF"
    case SIGQUIT: "SIGQUIT"
    case SIGSEGV: "SIGSEGV"
    case SIGSYS: "SIGSYS"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    case SIGUSR1: "SIGUSR1"
    case SIGUSR2: "SIGUSR2"
    case SIGVTALRM: "SIGVTALRM"
    case SIGXCPU: "SIGXCPU"
    default: systemName(number)
    }
  }

  private static func systemName(_ number: Int32) -> StaticString? {
    #if canImport(Darwin)
      number == SIGEMT ? "SIGEMT" : nil
    #else
      switch number {
      case SIGIO: "SIGIO"
      case SIGPWR: "SIGPWR"
      case SIGSTKFLT: "SIGSTKFLT"
      default: nil
      }
    #endif
  }

  private static func reason(_ number: Int32) -> StaticString {
    switch number {
    case SIGSEGV: ": it used memory that is not there.\n"
    case SIGBUS: ": it used memory in a way that fails.\n"
    case SIGILL, SIGTRAP: ": it came to a point that must not be reached.\n"
    case SIGFPE: ": a calculation has no result.\n"
    case SIGABRT: ": it gave up.\n"
    case SIGSYS: ": it made a system call that is not allowed.\n"
    case SIGXCPU: ": it used more processor time than it may.\n"
    default: ".\n"
    }
  }

  /// Writes a number below 100, as real-time signals have.
  private static func writeNumber(_ number: Int32, to writer: inout BlockingWriter) {
    writer.write("signal ")
    var digits = (
      UInt8(ascii: "0") + UInt8(number / 10 % 10), UInt8(ascii: "0") + UInt8(number % 10)
    )
    withUnsafeBytes(of: &digits) { writer.write($0) }
  }
}
