#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// The surroundings of a program: its terminal, and the places for results and reports.
@MainActor struct ProgramSurroundings {
  /// Whether a screen is shown, rather than its rows printed.
  var isShown: Bool

  /// Whether a person can be asked, wherever standard input and output lead.
  var canAsk: Bool

  /// Writes a result to standard output, or to a file, and returns the exit status.
  var writeResult: (_ text: String, _ path: String?) -> Int32

  /// Writes a sentence to standard error.
  var writeReport: (String) -> Void

  func write(_ text: String, to path: String?) -> Int32 { writeResult(text, path) }

  /// Writes a sentence, with signs for characters that could control a terminal.
  func report(_ sentence: String) {
    writeReport(sentence.map { SafeText.visibleReplacement(for: $0) ?? String($0) }.joined())
  }

  /// The surroundings of this process.
  static var process: ProgramSurroundings {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if terminal >= 0 { close(terminal) }
    return ProgramSurroundings(
      isShown: isatty(STDOUT_FILENO) == 1, canAsk: terminal >= 0, writeResult: write,
      writeReport: { sentence in
        let name = CommandLine.arguments.first?.split(separator: "/").last.map { "\($0): " } ?? ""
        _ = copy(name + sentence + "\n", to: STDERR_FILENO)
      })
  }

  private static func write(_ text: String, path: String?) -> Int32 {
    // A reader that goes away is reported by the write itself, and is no failure.
    signal(SIGPIPE, SIG_IGN)
    guard let path else {
      let code = copy(text, to: STDOUT_FILENO)
      return code == 0 || code == EPIPE ? 0 : fail(code, "standard output")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return fail(errno, path) }
    let code = copy(text, to: descriptor)
    let isClosed = close(descriptor) == 0
    return code == 0 && isClosed ? 0 : fail(code == 0 ? errno : code, path)
  }

  private static func fail(_ code: Int32, _ path: String) -> Int32 {
    process.report("“\(path)” can't be written: \(String(cString: strerror(code))).")
    return 1
  }

  /// Writes a text, and returns 0 or the number of the error.
  private static func copy(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// The function of the system, whose name is also that of a method.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
