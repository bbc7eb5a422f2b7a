import RowKit

extension Bench {
  /// A bench for starting the built program.
  static let start = Bench(
    name: "start", summary: "the built rowkit, up to its first frame and its end"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit else { return [notBuilt] }
    let rounds = effort.rounds(40)
    guard let least = started(rowkit, ["--version"], rounds, expecting: nil),
      let screen = started(rowkit, ["phone-numbers"], rounds, expecting: "\u{1B}[2J"),
      let memory = screen.memory
    else { return [.unmeasured("the built rowkit")] }
    return [
      BenchResult(
        "phone-numbers, bundled sample",
        [
          .milliseconds(screen.processor, limit: 8),
          .milliseconds(screen.wall),
          .megabytes(memory, limit: 24),
        ], note: "processor, wall up to the first frame, memory"),
      BenchResult(
        "--version", [.milliseconds(least.processor), .milliseconds(least.wall)],
        note: "the least there is to compare with"),
    ]
  }

  private struct Start {
    let processor: Double
    let wall: Double

    /// The memory in bytes, or `nil` if the program had ended before it was looked at.
    let memory: Double?
  }

  /// Starts a program repeatedly, each time until it prints some output, and ends it.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - rounds: The number of times.
  ///   - mark: The output after which the program is ended, or `nil` for any output of one that ends by
  ///     itself.
  /// - Returns: The medians, or `nil` if the output doesn't come.
  private static func started(
    _ path: String, _ arguments: [String], _ rounds: Int, expecting mark: String?
  ) -> Start? {
    let starts = (0..<rounds).compactMap { _ in start(path, arguments, expecting: mark) }
    guard starts.count == rounds else { return nil }
    let memories = starts.compactMap(\.memory)
    return Start(
      processor: Stopwatch.median(starts.map(\.processor)),
      wall: Stopwatch.median(starts.map(\.wall)),
      memory: memories.count == rounds ? Stopwatch.median(memories) : nil)
  }

  private static func start(
    _ path: String, _ arguments: [String], expecting mark: String?
  ) -> Start? {
    let begin = Stopwatch.wall
    guard let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let child = ChildProcess(path, arguments, on: terminal)
    else { return nil }
    var output: [UInt8] = []
    var isComplete: Bool { mark.map { PseudoTerminal.contains(output, $0) } ?? !output.isEmpty }
    while !isComplete {
      let piece = terminal.output(patience: 1000, quiet: 0)
      if piece.isEmpty { break }
      output += piece
    }
    let wall = Stopwatch.wall - begin
    let memory = child.peakMemory
    if mark != nil { terminal.type("q") }
    while !terminal.output(patience: 50).isEmpty {}
    let processor = child.finish()
    return isComplete ? Start(processor: processor, wall: wall, memory: memory) : nil
  }
}
