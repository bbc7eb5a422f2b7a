#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// One run of a program on a terminal, from its start to its end.
struct TerminalProof {
  private let terminal: PseudoTerminal
  private let settings: TerminalSettings
  private var output: [UInt8] = []

  private init?() {
    guard let terminal = PseudoTerminal(size: ScreenSize(width: 80, height: 24)),
      let settings = TerminalSettings(of: terminal.path)
    else { return nil }
    self.terminal = terminal
    self.settings = settings
  }

  /// Ends a program in one way.
  ///
  /// Returns a problem with the terminal, or `nil` if there is none.
  static func problem(of program: String, ending way: WayOut) -> String? {
    guard var proof = TerminalProof(),
      let child = ChildProcess(program, ["phone-numbers"], on: proof.terminal)
    else { return "it can't be run here" }
    if let problem = proof.awaitScreen() {
      child.send(SIGKILL)
      _ = child.end(within: 5)
      return problem
    }
    switch way.cause {
    case .keys(let keys): proof.terminal.type(keys)
    case .signal(let number): child.send(number)
    case .hangUp: proof.terminal.hangUp()
    }
    let ending = proof.end(of: child)
    guard let ending else { return "it doesn't end" }
    guard way.endings.contains(ending) else { return "it ended with \(ending)" }
    if case .hangUp = way.cause { return nil }
    return proof.remains
  }

  /// Ends a program by a signal some time after its start.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - signal: The number of the signal.
  ///   - microseconds: The time from the start of the program to the signal.
  /// - Returns: A problem with the terminal, or `nil` if there is none.
  static func problem(
    of program: String, ending signal: Int32, after microseconds: Int
  ) -> String? {
    guard var proof = TerminalProof(),
      let child = ChildProcess(program, ["phone-numbers"], on: proof.terminal)
    else { return "it can't be run here" }
    let moment = Stopwatch.wall + Double(microseconds) / 1e6
    while Stopwatch.wall < moment {
      usleep(useconds_t(max(0, min(500, (moment - Stopwatch.wall) * 1e6))))
      if proof.terminal.hasOutput { proof.output += proof.terminal.output(patience: 0, quiet: 0) }
    }
    child.send(signal)
    guard let ending = proof.end(of: child) else { return "it doesn't end" }
    return ending == .signal(signal) ? proof.remains : "it ended with \(ending)"
  }

  /// Stops a program with a key and continues it from the shell, as a person would.
  ///
  /// Returns a problem, or `nil` if there is none.
  static func problemOfStopping(_ program: String) -> String? {
    let script = """
      set -m; "\(program)" phone-numbers; echo "[stopped]"; read line; fg >/dev/null; \
      echo "[ended $?]"
      """
    guard var proof = TerminalProof(),
      let shell = ChildProcess("/bin/sh", ["-c", script], on: proof.terminal)
    else { return "it can't be run here" }
    defer {
      shell.send(SIGKILL)
      proof.terminal.hangUp()
      _ = shell.end(within: 5)
    }
    if let problem = proof.awaitScreen() { return problem }
    proof.terminal.type("\u{1A}")
    guard proof.read(until: { PseudoTerminal.contains($0, "[stopped]") }) else {
      return "it doesn't stop"
    }
    if let problem = proof.remains { return "while it is stopped, \(problem)" }
    proof.terminal.type("\r")
    if let problem = proof.awaitScreen() { return "after it is continued, \(problem)" }
    proof.terminal.type("q")
    guard proof.read(until: { PseudoTerminal.contains($0, "[ended 0]") }) else {
      return "after it is continued, it doesn't end"
    }
    return proof.remains
  }

  // MARK: Steps

  /// Waits until the screen is shown.
  ///
  /// Returns a problem if that doesn't happen.
  private mutating func awaitScreen() -> String? {
    let isUp = read { TerminalState($0).isOnScreen }
    guard isUp else { return "no screen is seen" }
    _ = read { _ in false }
    return settings.areUnchanged ? "the terminal's settings are not changed" : nil
  }

  /// Reads until all output satisfies a condition or no more arrives.
  ///
  /// Returns whether it does.
  private mutating func read(until isEnough: ([UInt8]) -> Bool) -> Bool {
    var patience = 100
    while patience > 0, !isEnough(output) {
      let piece = terminal.output(patience: 50, quiet: 20)
      output += piece
      if piece.isEmpty { patience -= output.isEmpty ? 1 : 20 }
    }
    return isEnough(output)
  }

  /// Reads output until a program ends.
  ///
  /// Returns how it ended, or `nil` if it doesn't.
  private mutating func end(of child: ChildProcess) -> ChildProcess.Ending? {
    for _ in 0..<100 {
      if let ending = child.end(within: 0.05) {
        if !terminal.isHungUp { output += terminal.output(patience: 50, quiet: 20) }
        return ending
      }
      if !terminal.isHungUp { output += terminal.output(patience: 50, quiet: 20) }
    }
    child.send(SIGKILL)
    _ = child.end(within: 5)
    return nil
  }

  /// A description of what wasn't restored, or `nil` if everything was.
  private var remains: String? {
    settings.areUnchanged ? TerminalState(output).remains : "the terminal's settings stay changed"
  }
}
