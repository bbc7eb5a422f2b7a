#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program.
///
/// It reads the arguments, runs the command and reports errors.
@main enum RowKitProgram {
  @MainActor static func main() {
    RuntimeSignals.endAtOnce()
    // The write itself reports a reader that goes away, which isn't a failure.
    signal(SIGPIPE, SIG_IGN)
    returnLargeBuffers()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Returns the exit status: 0 done, 1 the work failed, 64 wrong usage.
  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    do throws(CommandError) {
      if let word = argumentThatIsNoText { throw CommandError.usage(.notText(word)) }
      if arguments.first == "check" { return try check(Array(arguments.dropFirst())) }
      if arguments.first == "new" { return try create(Array(arguments.dropFirst())) }
      let options = try options(arguments)
      return try Command(options, in: .current).run()
    } catch .output(.closed) {
      return 0
    } catch {
      let output = BufferedOutput(descriptor: STDERR_FILENO)
      for sentence in error.safeSentences { try? output.writeLine("rowkit: \(sentence)") }
      return error.exitStatus
    }
  }

  @MainActor private static func options(
    _ arguments: [String]
  ) throws(CommandError) -> CommandLineOptions {
    do throws(UsageError) {
      return try CommandLineOptions(arguments: arguments)
    } catch {
      throw .usage(error)
    }
  }

  private static func check(_ arguments: [String]) throws(CommandError) -> Int32 {
    let options: CheckOptions
    do throws(UsageError) {
      options = try CheckOptions(arguments: arguments)
    } catch {
      throw .usage(error)
    }
    return try CheckCommand(options).run()
  }

  private static func create(_ arguments: [String]) throws(CommandError) -> Int32 {
    let options: NewOptions
    do throws(UsageError) {
      options = try NewOptions(arguments: arguments)
    } catch {
      throw .usage(error)
    }
    return try NewCommand(options).run()
  }

  /// The first argument that isn't UTF-8.
  ///
  /// Decoding changed it, so it names another file.
  private static var argumentThatIsNoText: String? {
    for place in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[place] else { continue }
      let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument))
      guard String(validating: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self) == nil
      else { continue }
      return String(cString: argument)
    }
    return nil
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
