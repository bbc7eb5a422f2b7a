#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Bench {
  /// The memory of programs that follow a file while lines are appended to it.
  static let followMemory = Bench(
    name: "follow-memory", summary: "memory while a million lines are appended to a followed file"
  ) { effort in
    let lines = effort == .full ? 1_000_000 : 100_000
    let places = [("the beginning", "g"), ("the middle", "g50%"), ("the end", "G")]
    let own = ["table", "log"].flatMap { screen in
      places.map { place, keys in
        result(
          "rowkit \(screen), at \(place)", ProgramPath.rowkit, [screen], "--follow", keys, lines,
          limit: 40)
      }
    }
    return own + [
      result("less, at the end", ProgramPath.installed("less"), [], "+F", "", lines),
      result("lnav", ProgramPath.installed("lnav"), [], "-q", "", lines),
    ]
  }

  /// The memory of a program after a quarter of the lines, and after all of them.
  @MainActor private static func result(
    _ name: String, _ program: String?, _ arguments: [String], _ option: String, _ keys: String,
    _ lines: Int, limit: Double? = nil
  ) -> BenchResult {
    guard let program else { return BenchResult(name, [], note: "not installed") }
    guard let file = GrowingFile(), let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let child = ChildProcess(program, arguments + [option, file.path], on: terminal)
    else { return BenchResult(name, [], note: "can't be run here") }
    _ = terminal.output(patience: 2000, quiet: 300)
    if !keys.isEmpty { terminal.type(keys) }
    _ = terminal.output(patience: 500, quiet: 200)
    var quarter: Double?
    while file.lines < lines, file.append(5000) {
      _ = terminal.output(patience: 20, quiet: 5)
      if file.lines <= lines / 4 { quarter = child.anonymousMemory }
    }
    for _ in 0..<20 { _ = terminal.output(patience: 100, quiet: 50) }
    let (resident, last) = (child.residentMemory, child.anonymousMemory)
    child.send(SIGTERM)
    _ = terminal.output(patience: 200, quiet: 50)
    child.send(SIGKILL)
    _ = child.finish()
    guard let resident, let quarter, let last else { return .unmeasured(name) }
    return BenchResult(
      name,
      [
        .megabytes(resident, limit: limit), .megabytes(quarter),
        .megabytes(last, limit: limit),
      ], note: "\(lines) lines: resident, anonymous at a quarter and at the end")
  }
}

/// A table of a few records to which others are appended.
private final class GrowingFile {
  let path: String

  /// The number of lines so far.
  private(set) var lines = 0

  private let descriptor: Int32

  init?() {
    var name = Array("/tmp/rowkit-bench-XXXXXX".utf8CString)
    descriptor = name.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0, append(1000) else { return nil }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Appends lines.
  ///
  /// Returns whether that succeeded.
  func append(_ count: Int) -> Bool {
    let text = (lines..<lines + count).map { "\($0),Ada \($0 % 977),\($0 * 7 % 1000),yes\n" }
    let bytes = Array(text.joined().utf8)
    lines += count
    return write(descriptor, bytes, bytes.count) == bytes.count
  }
}
