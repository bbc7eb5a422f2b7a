import ExampleScreens
import Files
import RowKit

extension Bench {
  /// A bench for viewing a log that is larger than anyone would read.
  static let bigFiles = Bench(
    name: "big-files", summary: "a log of 2 GB: opening, jumping, scrolling, counting, filtering"
  ) { effort in
    let bytes = effort == .full ? 2 << 30 : 256 << 20
    guard let large = LogFile(bytes: bytes), let small = LogFile(bytes: 2000),
      let middle = LogFile(bytes: 24 * 10 * 100)
    else { return [BenchResult("a log in /tmp", [], note: "can't be written here")] }
    return [
      opening(large, small, effort.rounds(40)), jumping(large, effort.rounds(40)),
      scrolling(large, middle, effort.rounds(80)), counting(large),
      filtering(large, "none found", "needle"), filtering(large, "a tenth", "worker-1]"),
      filtering(large, "a fifth", "ERROR"), memory(large),
    ]
  }

  @MainActor private static func stage(_ file: LogFile) -> BenchStage? {
    (try? RecordsScreen.log([file.path])).map { BenchStage($0, size: RowCounts.sizes[0]) }
  }

  private static func words(for file: LogFile) -> String { "\(file.size >> 20) MB" }

  @MainActor private static func opening(
    _ large: LogFile, _ small: LogFile, _ rounds: Int
  ) -> BenchResult {
    let times = [large, small].map { file in
      Stopwatch.median(rounds: rounds) { _ = stage(file) }
    }
    return BenchResult(
      "opening it",
      [
        .milliseconds(times[0]), .milliseconds(times[1]),
        .milliseconds(max(0, times[0] - times[1]), limit: 30),
      ], note: "\(words(for: large)), 2 kB, the difference")
  }

  @MainActor private static func jumping(_ large: LogFile, _ rounds: Int) -> BenchResult {
    var current = stage(large)
    let time = Stopwatch.median(
      rounds: rounds, prepare: { current = stage(large) }, { current?.press(.end) })
    return BenchResult("to its end", [.milliseconds(time, limit: 50)])
  }

  @MainActor private static func scrolling(
    _ large: LogFile, _ middle: LogFile, _ rounds: Int
  ) -> BenchResult {
    let stages = [middle, large].compactMap { stage($0) }
    var times: [[Double]] = [[], []]
    for _ in 0..<rounds {
      for (place, stage) in stages.enumerated() {
        stage.press(.home)
        for _ in 0..<24 { stage.press(.down) }
        times[place].append(Stopwatch.time { for _ in 0..<10 { stage.press(.down) } } / 10)
      }
    }
    let (few, many) = (Stopwatch.median(times[0]), Stopwatch.median(times[1]))
    return BenchResult(
      "a line down",
      [
        .microseconds(many), .microseconds(few), .ratio(many, to: few, limit: StepBench.ratioLimit),
      ],
      note: "\(words(for: large)), ten windows")
  }

  /// Measures on its own the counting that usually runs in the background.
  @MainActor private static func counting(_ large: LogFile) -> BenchResult {
    var lines = 0
    let time = scan(large) { chunk in
      var state = QuoteState.outside
      lines += RecordRule.lines.count(chunk.bytes, after: chunk.previous, state: &state)
    }
    let perGigabyte = time / Double(large.size) * 1e9
    return BenchResult(
      "counting \(lines) lines",
      [
        .milliseconds(time), .milliseconds(perGigabyte, limit: 1000),
        .count(1 / perGigabyte, "GB/s"),
      ], note: "all, a GB, the speed of one core")
  }

  @MainActor private static func filtering(
    _ large: LogFile, _ name: String, _ words: String
  ) -> BenchResult {
    guard let pattern = BytePattern(words) else { return BenchResult(name, []) }
    var count = 0
    var state = QuoteState.outside
    let time = scan(large) { count += RecordSearch(pattern).count(in: $0, state: &state) }
    guard let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let grep = ChildProcess("/usr/bin/grep", ["-F", "-c", words, large.path], on: terminal)
    else { return BenchResult("filter, \(name)", [.milliseconds(time)], note: "no grep here") }
    let output = String(decoding: terminal.output(patience: 20_000), as: UTF8.self)
    let other = grep.finish()
    let isSame = Int(output.filter(\.isNumber)) == count
    return BenchResult(
      "filter, \(name): \(count) lines",
      [.milliseconds(time), .milliseconds(other), .ratio(time, to: other, limit: 2.5)],
      note: isSame ? "rowkit, grep -F -c" : "grep found others: \(output)")
  }

  @MainActor private static func scan(_ file: LogFile, _ body: (ChunkBytes) -> Void) -> Double {
    guard let open = try? OpenFile(path: file.path) else { return 0 }
    let length = ChunkedFile.standardLength
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length + 1, alignment: 64)
    defer { buffer.deallocate() }
    return Stopwatch.time {
      for start in stride(from: 0, to: file.size, by: length) {
        body(ChunkBytes(open, start..<min(file.size, start + length), into: buffer))
      }
    }
  }

  /// Measures the memory of the built program until it has counted all lines.
  @MainActor private static func memory(_ large: LogFile) -> BenchResult {
    guard let rowkit = ProgramPath.rowkit, let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let child = ChildProcess(rowkit, ["log", large.path], on: terminal)
    else { return BenchResult("the built rowkit", [], note: "not built") }
    let name = "the built rowkit, until all is counted"
    let begin = Stopwatch.wall
    var output: [UInt8] = []
    var isCounted: Bool { PseudoTerminal.contains(Array(output.suffix(4000)), "1 of ") }
    while Stopwatch.wall - begin < 60, !isCounted {
      output += terminal.output(patience: 1000, quiet: 20)
    }
    let time = Stopwatch.wall - begin
    let memory = child.peakMemory
    terminal.type("q")
    while !terminal.output(patience: 50).isEmpty {}
    let processor = child.finish()
    guard let memory, isCounted else { return .unmeasured(name) }
    return BenchResult(
      name, [.megabytes(memory, limit: 60), .milliseconds(time), .milliseconds(processor)],
      note: "memory, wall, processor")
  }
}
