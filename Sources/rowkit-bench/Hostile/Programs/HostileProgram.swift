#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// A program on a terminal that is exposed to hostile input.
final class HostileProgram {
  private let terminal: PseudoTerminal
  private let settings: TerminalSettings
  private let child: ChildProcess
  private(set) var output: [UInt8] = []
  private(set) var ending: ChildProcess.Ending?

  /// The maximum time for a response, in seconds of the program's processor time and of the wall
  /// clock, which says little on a busy machine.
  private static let limit = (processor: 2.0, clock: 10.0)

  /// Starts a program, or returns `nil` if that fails.
  init?(_ path: String, _ arguments: [String], size: ScreenSize = .standard) {
    guard let terminal = PseudoTerminal(size: size) else { return nil }
    // Text typed after the program has ended is not its output, and doesn't remove any.
    terminal.keepOutput()
    guard let settings = TerminalSettings(of: terminal.path),
      let child = ChildProcess(path, arguments, on: terminal)
    else { return nil }
    self.terminal = terminal
    self.settings = settings
    self.child = child
  }

  /// Waits until the screen is shown.
  ///
  /// Returns whether it is.
  func awaitScreen() -> Bool {
    wait { TerminalState($0.output).isOnScreen }
  }

  /// Reads the program's output for some milliseconds.
  func rest(_ milliseconds: Int32) {
    output += terminal.output(patience: milliseconds, quiet: 2)
  }

  /// Sends bytes like a keyboard, reading output meanwhile.
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

  /// Whether the program has ended.
  var hasEnded: Bool {
    if ending == nil { ending = child.end(within: 0) }
    return ending != nil
  }

  /// Waits until a condition is true, within the time for a response.
  ///
  /// Returns whether it is.
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

  /// Quits the program as a person would: it ends any incomplete input and presses Ctrl-C until the
  /// program is gone.
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

  /// The last text of the output, without control sequences.
  var lastWords: String {
    let text = String(decoding: output.suffix(4000), as: UTF8.self)
    let pieces = text.split(separator: "\u{1B}").map { $0.drop { !$0.isLetter }.dropFirst() }
    return String(pieces.filter { !$0.isEmpty }.joined(separator: " ").suffix(300))
  }

  /// Kills the program if it is still running.
  func kill() {
    guard !hasEnded else { return }
    child.send(SIGKILL)
    ending = child.end(within: 5)
  }

  /// Returns the problems after the program should have ended.
  ///
  /// - Parameter signals: The signals that may have ended it. The default is none.
  /// - Returns: The problems, empty if there are none.
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
    // Some keys ring the bell.
    if let words = TerminalOutput.problem(in: output.filter { $0 != 7 }) {
      problems.append(HostileProblem(.control, words))
    }
    if ending != .signal(SIGKILL) { problems += terminalProblems }
    return problems
  }

  /// Whether the terminal is as it was before the program.
  var isRestored: Bool { terminalProblems.isEmpty }

  private var terminalProblems: [HostileProblem] {
    if !settings.areUnchanged { return [HostileProblem(.terminal, "Its settings stay changed.")] }
    return TerminalState(output).remains.map { [HostileProblem(.terminal, "\($0).")] } ?? []
  }
}

extension ScreenSize {
  /// The size of terminals that were never resized.
  static let standard = ScreenSize(width: 80, height: 24)
}
