import RowKit

/// A measurement of a program's cost for each key, on a terminal.
struct TerminalSteps {
  /// The measured cost.
  struct Cost {
    /// The processor time for each key, in seconds.
    var time: Double
    /// The number of bytes for the terminal for each key.
    var bytes: Double
  }

  private let terminal: PseudoTerminal
  private let child: ChildProcess

  /// Starts a program and waits for its first screen, or returns `nil` if that fails.
  init?(_ path: String, _ arguments: [String], size: ScreenSize) {
    guard let terminal = PseudoTerminal(size: size),
      let child = ChildProcess(path, arguments, on: terminal)
    else { return nil }
    self.terminal = terminal
    self.child = child
    guard !terminal.output(quiet: 100).isEmpty else { return nil }
  }

  /// Types a key repeatedly, waiting for each response, and returns the cost of a key.
  ///
  /// - Returns: The cost, or `nil` if the program doesn't respond or its time is unavailable.
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

  /// Ends the program with a key and returns its total processor time, in seconds.
  func end(_ key: String) -> Double {
    terminal.type(key)
    while !terminal.output(patience: 50).isEmpty {}
    return child.finish()
  }
}
