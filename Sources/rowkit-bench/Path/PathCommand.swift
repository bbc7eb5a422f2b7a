#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// The command `rowkit-bench path`, which counts what one key executes.
///
/// Counts don't depend on the load of the machine, unlike times. The cache lines and pages of code
/// decide the time of a step after a pause, since all of them are fetched from memory.
enum PathCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench path [WIDTHxHEIGHT] [down | up | page | end | insert]
           rowkit-bench path --symbols
           rowkit-bench path --insertions COUNT
           rowkit-bench path --train PROGRAM FOLDER

    Sends a key to `rowkit bench-list` several times under valgrind's callgrind, which must be
    installed, and prints for each key the instructions, the cache lines and pages of code, and the
    functions with the most instructions. The size is 80x24 and the key is down unless told
    otherwise.

      --symbols  print the symbols of all functions that these keys execute, for .ci/symbols.txt
      --insertions COUNT  only insert rows into a table, with a frame after each: see .ci/files
      --train PROGRAM FOLDER  type into a rowkit that counts what it executes: see .ci/release
    """

  /// The number of keys that are measured.
  private static let times = 6

  /// The keys by name, in the order in which their symbols are printed.
  ///
  /// Several are typed in turn.
  private static let input: KeyValuePairs = [
    "down": ["\u{1B}[B"], "up": ["\u{1B}[A"], "page": ["\u{1B}[6~"],
    "end": ["\u{1B}[F", "\u{1B}[H"], "insert": ["i"],
  ]

  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    if arguments.first == "--train", arguments.count == 3 {
      return TrainingRun.run(arguments[1], countingInto: arguments[2])
    }
    var rest = arguments[...]
    let printsSymbols = arguments == ["--symbols"]
    if printsSymbols { rest = [] }
    var size = ScreenSize(width: 80, height: 24)
    if let other = rest.first.flatMap({ ScreenSize($0) }) {
      size = other
      rest.removeFirst()
    }
    let key = rest.popFirst() ?? "down"
    guard rest.isEmpty, let text = input.first(where: { $0.key == key })?.value else {
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
    let typed = printsSymbols ? input.map(\.value) : [text]
    let profiles = typed.compactMap { profile(of: rowkit, valgrind, size, typing: $0) }
    guard let first = profiles.first, profiles.count == typed.count else {
      print("rowkit-bench: The program could not be measured.")
      return 1
    }
    if printsSymbols { showSymbols(profiles) } else { show(first, key, size) }
    return 0
  }

  private static func showSymbols(_ profiles: [CodeProfile]) {
    var shown: Set<String> = []
    for symbol in profiles.flatMap(\.symbols) where shown.insert(symbol).inserted { print(symbol) }
  }

  private static func show(_ profile: CodeProfile, _ key: String, _ size: ScreenSize) {
    print("\(key) at \(size): \(profile.instructions / times) instructions")
    print("\(profile.cacheLines.count) cache lines on \(profile.pageCount) pages of code\n")
    for (name, count) in profile.leading(30) { print("\(count / times)\t\(name)") }
  }

  /// Types a key under callgrind, and returns what it executed the last times.
  private static func profile(
    of rowkit: String, _ valgrind: String, _ size: ScreenSize, typing keys: [String]
  ) -> CodeProfile? {
    guard let report = TemporaryFile("") else { return nil }
    let arguments = [
      "--tool=callgrind", "--dump-instr=yes", "--demangle=no",
      "--callgrind-out-file=\(report.path)",
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
    type(keys, times: size.height + 6, on: terminal)
    control("-z", child)
    type(keys, times: times, on: terminal)
    control("-d", child)
    // A dump has the name of the file and a number.
    let dump = TemporaryFile(at: report.path + ".1")
    return dump.text.map { CodeProfile($0) }
  }

  private static func type(_ keys: [String], times: Int, on terminal: PseudoTerminal) {
    for time in 0..<times {
      terminal.type(keys[time % keys.count])
      _ = terminal.output(patience: 2_000, quiet: 250)
    }
  }

  /// Sends a command to callgrind and waits until it is carried out.
  private static func control(_ option: String, _ child: ChildProcess) {
    let command = "exec callgrind_control \(option) \(child.id) >/dev/null 2>&1"
    _ = ChildProcess("/bin/sh", ["-c", command])?.finish()
  }
}
