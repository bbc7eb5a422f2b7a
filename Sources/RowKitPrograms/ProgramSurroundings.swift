#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitScreens
import RowKitTerminal

/// The surroundings of a program: its terminal, and the places for results and reports.
@MainActor struct ProgramSurroundings {
  var name = "program"

  /// Whether a screen is shown, rather than its rows printed.
  var isShown: Bool

  /// Whether a person can be asked, wherever standard input and output lead.
  var canAsk: Bool

  /// The size of the terminal, or `nil` if there is none.
  var size: ScreenSize?

  /// Writes a result to a file; `-` is standard output.
  var writeResult: (_ texts: AnySequence<String>, _ path: String) throws -> Void

  /// Writes a sentence to standard error, after the name of the program.
  var writeReport: (String) -> Void

  func write(_ text: String) throws { try write(CollectionOfOne(text), to: "-") }

  func write(_ texts: some Sequence<String>, to path: String = "-") throws {
    try writeResult(AnySequence(texts), path)
  }

  /// Writes values as JSON, in which control characters that could reach a terminal are escaped.
  func writeValues(_ json: String) throws { try write(ProgramSurroundings.escaped(json) + "\n") }

  /// Returns a JSON text with the control characters escaped that JSON allows in its strings.
  static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isControl) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      guard isControl(scalar) else { return text.unicodeScalars.append(scalar) }
      text += "\\u00" + String(scalar.value, radix: 16)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x7F...0x9F).contains(scalar.value)
  }

  /// Writes a sentence, with signs for characters that could control a terminal.
  func report(_ sentence: String) {
    writeReport(SafeText.visible(sentence))
  }
}

extension ProgramSurroundings {
  static var process: ProgramSurroundings {
    StandardDescriptors.reserve()
    let hasTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = LinearChoice.dumbTerminal(TerminalOptions().environment) != nil
    let path = CommandLine.arguments.first
    let name = path?.split(separator: "/").last.map { String($0) } ?? "program"
    return ProgramSurroundings(
      name: name, isShown: hasTerminal && (!isDumb || isatty(STDIN_FILENO) == 1),
      canAsk: canOpenTerminal,
      size: hasTerminal ? terminalSize : nil,
      writeResult: { texts, path in
        Output.ignoreSignals()
        try Output(path: path).write(texts)
      },
      writeReport: { sentence in
        let line = SafeText.visible(name + ": " + sentence)
        try? BufferedOutput(descriptor: STDERR_FILENO).writeLine(line)
      })
  }

  private static var canOpenTerminal: Bool {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if terminal >= 0 { close(terminal) }
    return terminal >= 0
  }

  /// The size of the terminal of standard output, at most that of the largest screen.
  private static var terminalSize: ScreenSize? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return ScreenSize(
      width: min(Int(window.ws_col), ScreenSize.limit),
      height: min(Int(window.ws_row), ScreenSize.limit))
  }
}
