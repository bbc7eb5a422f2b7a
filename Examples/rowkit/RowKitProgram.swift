#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program: it reads the arguments, does what they ask for, and says what went wrong.
@main enum RowKitProgram {
  @MainActor static func main() {
    RuntimeSignals.endAtOnce()
    // A reader that goes away is told by the write itself, and is no accident.
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Returns the exit status: 0 done, 1 the work failed, 64 wrong usage.
  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    do throws(CommandError) {
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
      if let word = argumentThatIsNoText { throw UsageError.notText(word) }
      return try CommandLineOptions(arguments: arguments)
    } catch {
      throw .usage(error)
    }
  }

  /// The first argument that isn't UTF-8: it was changed when it was read, and names another file.
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
}
