#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// A program on a terminal that is treated badly, and how it bears that.
final class HostileProgram {
  private let terminal: PseudoTerminal
  private let settings: TerminalSettings
  private let child: ChildProcess
  private(set) var output: [UInt8] = []
  private(set) var ending: ChildProcess.Ending?

  /// How long an answer may take: in seconds of the program's own processor time, and by the
  /// clock, which on a busy machine says little.
  private static let limit = (processor: 2.0, clock: 10.0)

  /// Starts a program; nil where that is impossible.
  init?(_ path: String, _ arguments: [String], size: ScreenSize = .standard) {
    guard let terminal = PseudoTerminal(size: size),
      let settings = TerminalSettings(of: terminal.path),
      let child = ChildProcess(path, arguments, on: terminal)
    else { return nil }
    self.terminal = terminal
    self.settings = settings
    self.child = child
  }

  /// Waits until its screen is up; returns whether it is.
  func awaitScreen() -> Bool {
    wait { TerminalState($0.output).isOnScreen }
  }

  /// Reads what it writes for some milliseconds.
  func rest(_ milliseconds: Int32) {
    output += terminal.output(patience: milliseconds, quiet: 2)
  }

  /// Sends bytes as a keyboard does, and reads meanwhile.
  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let end = Stopwatch.wall + HostileProgram.limit.clock
    while !rest.isEmpty, Stopwatch.wall < end, !hasEnded {
      if terminal.takesBytes {
        terminal.type(Array(rest.prefix(200)))
        rest = rest.dropFirst(200)
      }
      output += terminal.output(patience: 0, quiet: 0)
    }
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func resize(to size: ScreenSize) { terminal.resize(to: size) }

  func send(_ signal: Int32) { child.send(signal) }

  /// Whether it has ended.
  var hasEnded: Bool {
    if ending == nil { ending = child.end(within: 0) }
    return ending != nil
  }

  /// Waits until something is true, as long as an answer may take.
  func wait(_ isEnough: (HostileProgram) -> Bool) -> Bool {
    let start = (clock: Stopwatch.wall, processor: child.processorTime ?? 0)
    while !isEnough(self) {
      if hasEnded {
        output += terminal.output(patience: 5, quiet: 5)
        return isEnough(self)
      }
      let used = (child.processorTime ?? 0) - start.processor
      if used > HostileProgram.limit.processor { return false }
      if Stopwatch.wall - start.clock > HostileProgram.limit.clock { return false }
      output += terminal.output(patience: 10, quiet: 2)
    }
    return true
  }

  /// Ends it as a person does who wants out: whatever was begun is ended, then Ctrl-C is pressed
  /// until it is gone.
  func leave() {
    send(SIGCONT)
    type("\u{1B}[201~\u{1B}\\")
    var pressed = 0.0
    _ = wait { program in
      if !program.hasEnded, Stopwatch.wall - pressed > 0.15 {
        program.type("\u{3}")
        pressed = Stopwatch.wall
      }
      return program.hasEnded
    }
  }

  /// The last letters that it wrote, without what a terminal is told beside them.
  var lastWords: String {
    let text = String(decoding: output.suffix(4000), as: UTF8.self)
    let pieces = text.split(separator: "\u{1B}").map { $0.drop { !$0.isLetter }.dropFirst() }
    return String(pieces.filter { !$0.isEmpty }.joined(separator: " ").suffix(300))
  }

  /// Kills what is left of it.
  func kill() {
    guard !hasEnded else { return }
    child.send(SIGKILL)
    ending = child.end(within: 5)
  }

  /// Returns what is wrong after it should have ended.
  ///
  /// - Parameter signals: The signals by which it may have ended, beside by itself.
  /// - Returns: The problems; none when all is well.
  func problems(mayEndBy signals: Set<Int32> = []) -> [HostileProblem] {
    guard hasEnded, let ending else {
      kill()
      return [HostileProblem(.hang, "It doesn't end.")]
    }
    output += terminal.output(patience: 2, quiet: 2)
    var problems: [HostileProblem] = []
    switch ending {
    case .signal(let number) where !signals.contains(number):
      problems.append(HostileProblem(.crash, "It ended by signal \(number)."))
    default: break
    }
    // A bell is what some keys lead to.
    if let words = TerminalOutput.problem(in: output.filter { $0 != 7 }) {
      problems.append(HostileProblem(.control, words))
    }
    if ending != .signal(SIGKILL) { problems += terminalProblems }
    return problems
  }

  private var terminalProblems: [HostileProblem] {
    if !settings.areUnchanged { return [HostileProblem(.terminal, "Its settings stay changed.")] }
    return TerminalState(output).remains.map { [HostileProblem(.terminal, "\($0).")] } ?? []
  }
}

extension ScreenSize {
  /// The size of terminals that were never resized.
  static let standard = ScreenSize(width: 80, height: 24)
}
