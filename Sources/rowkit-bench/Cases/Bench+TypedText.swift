#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

extension Bench {
  /// A bench for text that arrives faster than frames are drawn.
  static let typing = Bench(
    name: "typing", summary: "10 MB of the letter x, typed and pasted: the whole process"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit, let log = TemporaryFile("one line\n") else {
      return [notBuilt]
    }
    let megabytes = effort == .full ? 10 : 2
    return places(log.path).flatMap { place in
      [false, true].map { isPasted in
        let name = "\(place.name), \(isPasted ? "pasted" : "typed")"
        guard let typist = Typist(rowkit, place.arguments, keys: place.keys) else {
          return BenchResult(name, [], note: "can't be run here")
        }
        guard let cost = typist.type(megabytes: megabytes, isPasted: isPasted) else {
          return .unmeasured(name)
        }
        let share = Double(megabytes) / 10
        return BenchResult(
          name,
          [.milliseconds(cost.time, limit: 500 * share), .megabytes(cost.memory, limit: 40)],
          note: "\(megabytes) MB")
      }
    }
  }

  /// The places where text is typed, and the keys that lead there.
  private static func places(
    _ log: String
  ) -> [(name: String, arguments: [String], keys: String)] {
    [
      ("a field of form", ["form"], "\r"),
      ("the prompt of log", ["log", log], "/"),
      ("the search of bench-list", ["bench-list", "--rows", "100000"], "/"),
      ("million, which has no use for it", ["million"], ""),
    ]
  }
}

/// A person who types faster than a program can draw.
private struct Typist {
  private let terminal: PseudoTerminal
  private let child: ChildProcess

  /// Starts a program, and goes to where text is typed.
  init?(_ program: String, _ arguments: [String], keys: String) {
    guard let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let child = ChildProcess(program, arguments, on: terminal)
    else { return nil }
    (self.terminal, self.child) = (terminal, child)
    _ = terminal.output(quiet: 100)
    if !keys.isEmpty { terminal.type(keys) }
    _ = terminal.output(patience: 300, quiet: 100)
  }

  /// Types text.
  ///
  /// Returns the processor time for it in seconds, and the memory it took at most in bytes, or `nil` if
  /// the program has ended or can't be looked at.
  func type(megabytes: Int, isPasted: Bool) -> (time: Double, memory: Double)? {
    let (time, memory) = (child.processorTime, child.residentMemory)
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
    if isPasted { send(Array("\u{1B}[200~".utf8)) }
    for _ in 0..<megabytes * 1000 { send(chunk) }
    if isPasted { send(Array("\u{1B}[201~".utf8)) }
    settle()
    let (end, peak) = (child.processorTime, child.peakMemory)
    child.send(SIGKILL)
    _ = child.finish()
    guard let time, let memory, let end, let peak else { return nil }
    return (end - time, peak - memory)
  }

  private func send(_ bytes: [UInt8]) {
    while !terminal.takesBytes { _ = terminal.output(patience: 1, quiet: 0) }
    terminal.type(bytes)
    if terminal.hasOutput { _ = terminal.output(patience: 0, quiet: 0) }
  }

  /// Waits until the program has nothing left to do.
  private func settle() {
    var (last, rounds) = (-1.0, 0)
    while let time = child.processorTime, rounds < 600, time - last > 0.001 {
      last = time
      _ = terminal.output(patience: 200, quiet: 200)
      rounds += 1
    }
  }
}
