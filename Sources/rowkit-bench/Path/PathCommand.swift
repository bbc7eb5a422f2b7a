#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// The command `rowkit-bench path`, which counts what one line of scrolling executes.
///
/// Counts don't depend on the load of the machine, unlike times. The cache lines and pages of code
/// decide the time of a step after a pause, since all of them are fetched from memory.
enum PathCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench path [WIDTHxHEIGHT]

    Scrolls `rowkit bench-list` line by line under valgrind's callgrind, which must be installed, and
    prints for each line the instructions, the cache lines and pages of code, and the functions with
    the most instructions. The size is 80x24 unless told otherwise.
    """

  private static let keys = 5
  private static let down = "\u{1B}[B"

  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    guard arguments.count <= 1, let size = ScreenSize(arguments.first ?? "80x24") else {
      print(help)
      return arguments == ["--help"] ? 0 : 64
    }
    guard let rowkit = ProgramPath.rowkit else {
      print("rowkit-bench: There is no rowkit beside this program: build it first.")
      return 1
    }
    guard let valgrind = ProgramPath.installed("valgrind") else {
      print("rowkit-bench: valgrind is not installed.")
      return 69
    }
    guard let profile = profile(of: rowkit, valgrind, size) else {
      print("rowkit-bench: The program could not be measured.")
      return 1
    }
    show(profile, size)
    return 0
  }

  private static func show(_ profile: CodeProfile, _ size: ScreenSize) {
    print("one line down at \(size): \(profile.instructions / keys) instructions")
    print("\(profile.cacheLines.count) cache lines on \(profile.pageCount) pages of code\n")
    for (name, count) in profile.leading(30) { print("\(count / keys)\t\(name)") }
  }

  /// Scrolls under callgrind, and returns what some keys executed.
  private static func profile(of rowkit: String, _ valgrind: String, _ size: ScreenSize)
    -> CodeProfile?
  {
    guard let report = TemporaryFile("") else { return nil }
    let arguments = [
      "--tool=callgrind", "--dump-instr=yes", "--callgrind-out-file=\(report.path)",
      "--log-file=/dev/null", rowkit, "bench-list", "--rows", "100000",
    ]
    guard let terminal = PseudoTerminal(size: size),
      let child = ChildProcess(
        valgrind, arguments, on: terminal, environment: ["COLORTERM=truecolor"])
    else { return nil }
    defer {
      child.send(SIGKILL)
      _ = child.finish()
    }
    _ = terminal.output(patience: 20_000, quiet: 3_000)
    scroll(terminal, times: size.height + 5)
    control("-z", child)
    scroll(terminal, times: keys)
    control("-d", child)
    // A dump has the name of the file and a number.
    let dump = TemporaryFile(at: report.path + ".1")
    return dump.text.map { CodeProfile($0) }
  }

  private static func scroll(_ terminal: PseudoTerminal, times: Int) {
    for _ in 0..<times {
      terminal.type(down)
      _ = terminal.output(patience: 2_000, quiet: 250)
    }
  }

  /// Sends a command to callgrind and waits until it is carried out.
  private static func control(_ option: String, _ child: ChildProcess) {
    let command = "exec callgrind_control \(option) \(child.id) >/dev/null 2>&1"
    _ = ChildProcess("/bin/sh", ["-c", command])?.finish()
  }
}
