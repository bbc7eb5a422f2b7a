import Foundation

/// One run of the built program, to its end.
struct ProgramRun {
  /// The text on standard output.
  let output: String

  /// The text on standard error.
  let errors: String

  /// The exit status, or nil if a signal ended the program.
  let status: Int32?

  /// Runs the program with arguments, some bytes on standard input, and variables in place of all
  /// others.
  init(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws {
    try self.init(
      ProgramRun.program, arguments, input: input, environment: environment)
  }

  /// Runs `rowkit-bench`, which was built together with the tests too.
  init(bench arguments: String...) throws {
    let bench = ProgramRun.program.deletingLastPathComponent().appendingPathComponent(
      "rowkit-bench")
    try self.init(bench, arguments, input: "", environment: [:])
  }

  /// Runs a command of the shell, in which `"$ROWKIT"` is the program.
  init(shell command: String) throws {
    try self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", ProgramRun.tools + command], input: "",
      environment: ["ROWKIT": ProgramRun.program.path])
  }

  #if canImport(Darwin)
    /// The tools that macOS doesn't have.
    private static let tools = #"""
      setsid() {
        [ "$1" != -w ] || shift
        perl -MPOSIX -e 'if (my $p = fork) { waitpid $p, 0; exit($? >> 8) } POSIX::setsid(); exec @ARGV' "$@"
      }
      timeout() { perl -e 'alarm shift; exec @ARGV' "$@"; }

      """#
  #else
    private static let tools = ""
  #endif

  private init(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try Data(input.utf8).write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(ProgramRun.sanitizerOptions) { $1 }
      .merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try ProgramRun.emptied(files[1])
    process.standardError = try ProgramRun.emptied(files[2])
    try process.run()
    process.waitUntilExit()
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    status = process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// The variables with options for sanitizers, which an instrumented program needs too.
  private static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// Runs the program and kills it as soon as a condition holds.
  ///
  /// Returns whether it was killed before it ended by itself.
  static func kill(_ arguments: [String], when condition: () -> Bool) throws -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !condition() {}
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  private static func emptied(_ file: URL) throws -> FileHandle {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    return handle
  }

  /// The program that was built together with the tests, in the folder of the test bundle.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("rowkit")
  }
}
