#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitPrograms

/// The program.
///
/// It reads the arguments, runs the command and reports errors.
@main enum RowKitProgram {
  @MainActor static func main() {
    RuntimeSignals.endAtOnce()
    Output.ignoreSignals()
    returnLargeBuffers()
    exit(ScreenProgram.status { try run(ProgramArguments.ofProcess()) })
  }

  /// Returns the exit status: 0 done, 1 the work failed, 64 wrong usage.
  @MainActor private static func run(_ arguments: [String]) throws -> Int32 {
    var arguments = arguments
    if arguments.first == "help" { arguments[0] = "--help" }
    // Help may be asked for before the command, too.
    if arguments.count > 1, ["--help", "-h"].contains(arguments[0]),
      CommandLineOptions.commands.contains(arguments[1])
    {
      arguments.swapAt(0, 1)
    }
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "check": return try CheckCommand(CheckOptions(arguments: rest)).run()
    case "new": return try NewCommand(NewOptions(arguments: rest)).run()
    default: return try Command(CommandLineOptions(arguments: arguments)).run()
    }
  }

  /// Has the system take back buffers of chunks of files as soon as they are given up.
  ///
  /// Otherwise the allocator of glibc begins to keep them, for each thread some, and a program that
  /// looks at a pipe for an hour holds tens of megabytes that it doesn't use.
  private static func returnLargeBuffers() {
    #if canImport(Glibc)
      typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
      // Neither it nor its names are in the module of the library: M_MMAP_THRESHOLD is -3.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(symbol, to: Option.self)(-3, 256 * 1024)
    #endif
  }
}
