import RowKit

/// Measures what a program costs for each key, on a terminal of a size.
struct TerminalSteps {
  /// What was measured.
  struct Cost {
    /// Processor time for each key, in seconds.
    var time: Double
    /// Bytes for the terminal for each key.
    var bytes: Double
  }

  private let terminal: PseudoTerminal
  private let child: ChildProcess

  /// Starts a program and waits for its first screen; nil if that fails.
  init?(_ path: String, _ arguments: [String], size: ScreenSize) {
    guard let terminal = PseudoTerminal(size: size),
      let child = ChildProcess(path, arguments, on: terminal)
    else { return nil }
    self.terminal = terminal
    self.child = child
    guard !terminal.output(quiet: 100).isEmpty else { return nil }
  }

  /// Types a key several times, each time waiting for the answer; returns what each costs.
  ///
  /// - Returns: nil when the program didn't answer, or its time can't be asked.
  @discardableResult
  func type(_ key: String, times: Int) -> Cost? {
    guard let before = child.processorTime else { return nil }
    var bytes = 0
    for _ in 0..<times {
      terminal.type(key)
      let answer = terminal.output(patience: 500)
      guard !answer.isEmpty else { return nil }
      bytes += answer.count
    }
    guard let after = child.processorTime else { return nil }
    return Cost(time: (after - before) / Double(times), bytes: Double(bytes) / Double(times))
  }

  /// Ends the program by a key; returns all processor time it used, in seconds.
  func end(_ key: String) -> Double {
    terminal.type(key)
    while !terminal.output(patience: 50).isEmpty {}
    return child.finish()
  }
}
