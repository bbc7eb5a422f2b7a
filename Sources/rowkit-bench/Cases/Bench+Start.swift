import RowKit

extension Bench {
  /// A bench for starting the built program.
  static let start = Bench(
    name: "start", summary: "the built rowkit, up to its first frame and its end"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit else { return [notBuilt] }
    let rounds = effort.rounds(40)
    let least = started(rowkit, ["--version"], rounds, expecting: "")
    let screen = started(rowkit, ["phone-numbers"], rounds, expecting: "\u{1B}[2J")
    return [
      BenchResult(
        "phone-numbers, bundled sample",
        [
          .milliseconds(screen.processor, limit: 8),
          .milliseconds(screen.wall),
          .megabytes(screen.memory, limit: 24),
        ], note: "processor, wall up to the first frame, memory"),
      BenchResult(
        "--version", [.milliseconds(least.processor), .milliseconds(least.wall)],
        note: "the least there is to compare with"),
    ]
  }

  private struct Start {
    var processor = 0.0
    var wall = 0.0
    var memory = 0.0
  }

  /// Starts a program repeatedly, each time until it prints some output, and ends it.
  private static func started(
    _ path: String, _ arguments: [String], _ rounds: Int, expecting mark: String
  ) -> Start {
    var starts: [Start] = []
    for _ in 0..<rounds {
      let begin = Stopwatch.wall
      guard let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
        let child = ChildProcess(path, arguments, on: terminal)
      else { continue }
      var start = Start()
      var output: [UInt8] = []
      while true {
        let piece = terminal.output(patience: 1000, quiet: 0)
        output += piece
        if piece.isEmpty || PseudoTerminal.contains(output, mark) { break }
      }
      start.wall = Stopwatch.wall - begin
      start.memory = child.peakMemory ?? 0
      if !mark.isEmpty { terminal.type("q") }
      while !terminal.output(patience: 50).isEmpty {}
      start.processor = child.finish()
      starts.append(start)
    }
    return Start(
      processor: Stopwatch.median(starts.map(\.processor)),
      wall: Stopwatch.median(starts.map(\.wall)),
      memory: Stopwatch.median(starts.map(\.memory)))
  }
}
