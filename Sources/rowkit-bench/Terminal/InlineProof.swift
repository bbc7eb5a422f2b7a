#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import RowKitTesting

/// One run of a screen below the prompt, with the shell's lines before and after it.
struct InlineProof {
  private let terminal: PseudoTerminal
  private let settings: TerminalSettings
  private var window: TerminalWindow
  private var output: [UInt8] = []
  private var log: [String] = []

  /// The lines in the window before the program begins.
  private static let history = (1...30).map { "history line \($0)" }

  /// The keys Down, Up, End and Ctrl-L, none of which opens a screen that `q` would leave.
  private static let keys = ["\u{1B}[B", "\u{1B}[A", "\u{1B}[F", "\u{C}"]

  private static let prompt = "$ next command"

  private init?(wrapsAgain: Bool, lines: Int) {
    let size = ScreenSize(width: 80, height: 24)
    guard let terminal = PseudoTerminal(size: size),
      let settings = TerminalSettings(of: terminal.path)
    else { return nil }
    self.terminal = terminal
    self.settings = settings
    window = TerminalWindow(size: size, wrapsAgain: wrapsAgain)
    for text in InlineProof.history.prefix(lines) { window.take(Array((text + "\r\n").utf8)) }
  }

  /// Shows a screen, presses keys and changes the size of the window at random, and ends it in a way.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - way: The way to end it.
  ///   - random: The source of random numbers.
  /// - Returns: A problem, or `nil` if there is none.
  static func problem(
    of program: String, ending way: WayOut, _ random: inout RandomNumbers
  ) -> String? {
    let lines = Int.random(in: 0...history.count, using: &random)
    let wrapsAgain = Bool.random(using: &random)
    guard var proof = InlineProof(wrapsAgain: wrapsAgain, lines: lines),
      let child = ChildProcess(program, ["settings", "--inline=10"], on: proof.terminal)
    else { return "it can't be run here" }
    guard proof.awaitScreen() else {
      child.send(SIGKILL)
      _ = child.end(within: 5)
      return "no screen is seen"
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { proof.act(&random) }
    if Bool.random(using: &random) { proof.read(quiet: 400) }
    switch way.cause {
    case .keys(let keys): proof.terminal.type(keys)
    case .signal(let number): child.send(number)
    case .hangUp: return nil
    }
    guard let ending = proof.end(of: child) else { return "it doesn't end" }
    guard way.endings.contains(ending) else { return "it ended with \(ending)" }
    let problem = proof.remains(of: Array(history.prefix(lines)))
    let kind = wrapsAgain ? "wraps again" : "doesn't wrap again"
    return problem.map {
      "\($0) (\(lines) lines before, \(kind): \(proof.log.joined(separator: ", ")))"
    }
  }

  // MARK: Steps

  /// Presses a key or changes the size, and sometimes waits for the screen.
  private mutating func act(_ random: inout RandomNumbers) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      if let key = InlineProof.keys.randomElement(using: &random) { terminal.type(key) }
    default:
      let size = ScreenSize(
        width: Int.random(in: 30...120, using: &random),
        height: Int.random(in: 5...40, using: &random))
      log.append("\(size.width)x\(size.height)")
      window.resize(to: size)
      terminal.resize(to: size)
    }
    read(quiet: Bool.random(using: &random) ? 5 : 150)
  }

  private mutating func awaitScreen() -> Bool {
    for _ in 0..<100 where !window.texts.contains(where: { $0.contains("Airplane") }) {
      read(quiet: 20)
    }
    return window.texts.contains { $0.contains("Airplane") }
  }

  /// Reads output until no more arrives for some milliseconds, and answers queries.
  private mutating func read(quiet: Int32) {
    while !terminal.isHungUp, case let piece = terminal.output(patience: quiet, quiet: 2),
      !piece.isEmpty
    {
      output += piece
      window.take(piece)
      // The device attributes are answered by the terminal itself.
      let replies = window.takeReplies().replacing("\u{1B}[?1;2c", with: "")
      if !replies.isEmpty { terminal.type(replies) }
    }
  }

  private mutating func end(of child: ChildProcess) -> ChildProcess.Ending? {
    for _ in 0..<100 {
      let ending = child.end(within: 0.05)
      read(quiet: 5)
      if let ending { return ending }
    }
    child.send(SIGKILL)
    _ = child.end(within: 5)
    return nil
  }

  /// Writes the shell's next prompt, and returns a description of what isn't as it should be.
  private mutating func remains(of history: [String]) -> String? {
    if !settings.areUnchanged { return "the terminal's settings stay changed" }
    if let remains = TerminalState(output).remains { return remains }
    window.take(Array(InlineProof.prompt.utf8))
    let texts = window.texts
    guard Array(texts.prefix(history.count)) == history else {
      return "lines before it are lost: \(texts.prefix(history.count + 2))"
    }
    guard let place = texts.firstIndex(of: InlineProof.prompt) else {
      return
        "the next prompt shares a line: \(texts.last { $0.contains(InlineProof.prompt) } ?? "")"
    }
    let isLast = texts[(place + 1)...].allSatisfy(\.isEmpty)
    return isLast ? nil : "lines below the next prompt stay"
  }
}
