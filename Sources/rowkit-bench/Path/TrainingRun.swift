import RowKit

/// Runs of a program that counts what it executes, for `.ci/release`: what people do most.
///
/// The files are small, so that reading them doesn't outweigh what keys execute.
enum TrainingRun {
  /// A run of the program: its arguments, the size of the terminal, and the keys that are typed.
  private struct Run {
    var arguments: [String]
    var size = ScreenSize(width: 80, height: 24)
    var keys: [String] = []
  }

  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"
  private static let pageDown = "\u{1B}[6~"
  private static let pageUp = "\u{1B}[5~"
  private static let end = "\u{1B}[F"
  private static let home = "\u{1B}[H"
  private static let escape = "\u{1B}"

  /// The keys for a long list.
  private static let moving: [String] =
    repeated([down], 150) + repeated([up], 60) + repeated([pageDown], 30)
    + repeated([pageUp], 20) + repeated([end, home], 15) + repeated([down, up], 20)
    + repeated(["i"], 10)

  /// The keys that search, look at matches and leave the search.
  private static let searching = ["/", "a", "n", "\r", "n", "n", escape]

  private static let lists: [Run] = [
    Run(arguments: ["bench-list", "--rows", "100000"], keys: moving),
    Run(
      arguments: ["bench-list", "--rows", "100000"], size: ScreenSize(width: 200, height: 60),
      keys: moving),
    Run(arguments: ["million"], keys: repeated([down], 30) + searching + [pageDown, end]),
    Run(arguments: ["phone-numbers"], keys: repeated([down], 30) + searching),
    Run(arguments: ["rows"], keys: repeated([down], 40) + ["\r", escape, "?", escape]),
    Run(
      arguments: ["form"],
      keys: ["A", "d", "a", "\t", "x", "\t", "y", "\t", down, down, "\r"]),
  ]

  /// Types into a program, which writes its counts into a folder, and returns an exit status.
  static func run(_ program: String, countingInto folder: String) -> Int32 {
    guard let cards = TemporaryFile(String(decoding: SampleFile.cards(1_000), as: UTF8.self)),
      let log = LogFile(bytes: 200_000), let table = TemporaryFile(records(2_000)),
      let document = TemporaryFile(objects(500))
    else {
      print("rowkit-bench: Sample files can't be written into /tmp.")
      return 1
    }
    let files = [
      Run(arguments: ["phone-numbers", cards.path], keys: [down, pageDown, end]),
      Run(arguments: ["log", log.path], keys: [down, pageDown, end] + searching),
      Run(arguments: ["log", log.path, "--print"]),
      Run(arguments: ["table", table.path], keys: [down, pageDown, end] + searching),
      Run(arguments: ["table", table.path, "--print"]),
      Run(arguments: ["edit", document.path], keys: repeated([down], 30) + ["\r", down, escape]),
      Run(arguments: ["check", document.path]),
    ]
    for run in lists + files where !count(run, program, into: folder) {
      print("rowkit-bench: \(program) could not be started.")
      return 1
    }
    return 0
  }

  private static func count(_ run: Run, _ program: String, into folder: String) -> Bool {
    guard let terminal = PseudoTerminal(size: run.size),
      let child = ChildProcess(
        program, run.arguments, on: terminal,
        environment: ["COLORTERM=truecolor", "LLVM_PROFILE_FILE=\(folder)/%p.profraw"])
    else { return false }
    _ = terminal.output(patience: 20_000, quiet: 1_000)
    for key in run.keys {
      terminal.type(key)
      _ = terminal.output(patience: 200, quiet: 10)
    }
    // A form asks whether its changes are discarded; the second time quits.
    for _ in 0..<2 {
      terminal.type("\u{3}")
      _ = terminal.output(patience: 500, quiet: 100)
    }
    _ = child.finish()
    return true
  }

  private static func repeated(_ keys: [String], _ times: Int) -> [String] {
    (0..<times).flatMap { _ in keys }
  }

  private static func records(_ count: Int) -> String {
    let lines = (0..<count).map { "\($0),\"Item \($0 * 7919 % count)\",\($0 % 100).5,2026-11-26" }
    return "id,name,price,date\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func objects(_ count: Int) -> String {
    let objects = (0..<count).map { #"  {"id": \#($0), "name": "Item", "tags": ["a", true]}"# }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}
