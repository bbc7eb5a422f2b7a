#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
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
  init?(_ path: String, _ arguments: [String], size: ScreenSize, environment: [String] = []) {
    guard let terminal = PseudoTerminal(size: size),
      let child = ChildProcess(path, arguments, on: terminal, environment: environment)
    else { return nil }
    self.terminal = terminal
    self.child = child
    guard !terminal.output(quiet: 100).isEmpty else { return nil }
  }

  /// The time between an answer and the next key, in microseconds, as when a key is held down.
  private static let pause: UInt32 = 15_000

  /// Types keys repeatedly, waiting for each response and a moment longer, and returns the cost of a
  /// key.
  ///
  /// - Returns: The cost, or `nil` if the program doesn't respond or its time is unavailable.
  @discardableResult
  func type(_ keys: [String], times: Int) -> Cost? {
    guard let before = child.processorTime else { return nil }
    var bytes = 0
    for key in (0..<times).flatMap({ _ in keys }) {
      terminal.type(key)
      let answer = terminal.output(patience: 500)
      guard !answer.isEmpty else { return nil }
      bytes += answer.count
      usleep(TerminalSteps.pause)
    }
    guard let after = child.processorTime else { return nil }
    let count = Double(times * keys.count)
    return Cost(time: (after - before) / count, bytes: Double(bytes) / count)
  }

  /// Types a key and returns the processor time until the program rests, in seconds.
  func typeAndRest(_ key: String) -> Double? {
    guard let before = child.processorTime else { return nil }
    terminal.type(key)
    return rest().map { $0 - before }
  }

  /// Waits until the program has used no processor time for a tenth of a second, and returns what it
  /// has used in all, in seconds.
  @discardableResult
  func rest() -> Double? {
    var last = -1.0
    var quiet = 0
    while quiet < 5 {
      _ = terminal.output(patience: 0, quiet: 1)
      usleep(20_000)
      guard let now = child.processorTime else { return nil }
      quiet = now - last < 0.0005 ? quiet + 1 : 0
      last = now
    }
    return last
  }

  /// Ends the program with a key and returns its total processor time, in seconds.
  func end(_ key: String) -> Double {
    terminal.type(key)
    while !terminal.output(patience: 50).isEmpty {}
    return child.finish()
  }
}
