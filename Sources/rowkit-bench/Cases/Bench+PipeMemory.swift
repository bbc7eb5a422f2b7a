#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Files

extension Bench {
  /// The memory of programs that look at a pipe without an end.
  static let pipeMemory = Bench(
    name: "pipe-memory", summary: "memory over time while yes writes into a pipe that is looked at"
  ) { effort in
    // An hour of it at the speed of a slow writer; in less time as much.
    let megabytes = effort == .full ? 1000 : 100
    return [
      result(
        "rowkit, at the beginning", ProgramPath.rowkit, ["log", "-"], "", megabytes, limit: 40),
      result("rowkit, at the end", ProgramPath.rowkit, ["log", "-"], "G", megabytes, limit: 40),
      result(
        "rowkit, in the middle", ProgramPath.rowkit, ["log", "-"], "50%", megabytes, limit: 40),
      result("less, at the end", ProgramPath.installed("less"), ["+G"], "", megabytes),
      result("lnav", ProgramPath.installed("lnav"), ["-"], "", megabytes),
    ]
  }

  /// The memory of a program after a quarter of the input, and after all of it.
  @MainActor private static func result(
    _ name: String, _ program: String?, _ arguments: [String], _ keys: String, _ megabytes: Int,
    limit: Double? = nil
  ) -> BenchResult {
    guard let program else { return BenchResult(name, [], note: "not installed") }
    guard let input = PipeInput(),
      let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let child = ChildProcess(
        "/bin/sh",
        ["-c", input.command(megabytes) + #"exec "$0" "$@" <"# + input.path, program]
          + arguments, on: terminal)
    else { return BenchResult(name, [], note: "can't be run here") }
    var anonymous: [Double] = []
    let begin = Stopwatch.wall
    var isTyped = false
    while Stopwatch.wall - begin < 120 {
      _ = terminal.output(patience: 200, quiet: 20)
      if !isTyped, Stopwatch.wall - begin > 0.5 {
        terminal.type(keys)
        isTyped = true
      }
      if let memory = child.anonymousMemory { anonymous.append(memory) }
      if input.isTaken { break }
    }
    for _ in 0..<5 { _ = terminal.output(patience: 100, quiet: 20) }
    let (resident, last) = (child.residentMemory, child.anonymousMemory)
    child.send(SIGTERM)
    _ = terminal.output(patience: 200, quiet: 50)
    child.send(SIGKILL)
    _ = child.finish()
    guard let resident, let last, input.isTaken else { return .unmeasured(name) }
    let quarter = anonymous.isEmpty ? last : anonymous[anonymous.count / 4]
    return BenchResult(
      name,
      [
        .megabytes(resident, limit: limit), .megabytes(quarter),
        .megabytes(last, limit: limit),
      ], note: "\(megabytes) MB: resident, anonymous at a quarter and at the end")
  }
}

/// A named pipe into which `yes` writes, and a mark beside it when all was taken.
private final class PipeInput {
  private let folder: String

  var path: String { folder + "/pipe" }
  private var mark: String { folder + "/taken" }

  init?() {
    var name = Array("/tmp/rowkit-bench-XXXXXX".utf8CString)
    let isMade = name.withUnsafeMutableBufferPointer {
      $0.baseAddress.flatMap { mkdtemp($0) } != nil
    }
    folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard isMade, mkfifo(path, 0o600) == 0 else { return nil }
  }

  deinit {
    unlink(path)
    unlink(mark)
    rmdir(folder)
  }

  /// The beginning of a command that writes some megabytes of lines.
  func command(_ megabytes: Int) -> String {
    "{ yes 'a line of the endless pipe' | head -c \(megabytes)000000 >\(path); : >\(mark); } & "
  }

  /// Whether all was taken.
  var isTaken: Bool { access(mark, F_OK) == 0 }
}
