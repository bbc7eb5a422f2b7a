#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// A run of a program that counts what it executes, for `.ci/profile`: what people do most with tables.
enum TrainingRun {
  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"
  private static let pageDown = "\u{1B}[6~"
  private static let pageUp = "\u{1B}[5~"
  private static let end = "\u{1B}[F"
  private static let home = "\u{1B}[H"

  /// The keys for a long list.
  private static let moving: [String] =
    repeated([down], 150) + repeated([up], 60) + repeated([pageDown], 30)
    + repeated([pageUp], 20) + repeated([end, home], 15) + repeated([down, up], 20)
    + repeated(["i"], 10)

  /// The runs: arguments, size and keys.
  private static let runs: [(arguments: [String], size: ScreenSize, keys: [String])] = [
    (["bench-list", "--rows", "100000"], ScreenSize(width: 80, height: 24), moving),
    (["bench-list", "--rows", "100000"], ScreenSize(width: 200, height: 60), moving),
    (
      ["phone-numbers"], ScreenSize(width: 80, height: 24),
      repeated([down], 30) + ["/", "a", "n", "\r", "n", "\u{1B}"] + repeated([down], 5)
    ),
    (
      ["form"], ScreenSize(width: 80, height: 24),
      ["A", "d", "a", "\t", "x", "\t", "y", "\t", down, down, "\r"]
    ),
  ]

  private static func repeated(_ keys: [String], _ times: Int) -> [String] {
    (0..<times).flatMap { _ in keys }
  }

  /// Types into a program, which writes its counts into a folder, and returns an exit status.
  static func run(_ program: String, countingInto folder: String) -> Int32 {
    for run in runs {
      guard let terminal = PseudoTerminal(size: run.size),
        let child = ChildProcess(
          program, run.arguments, on: terminal,
          environment: ["COLORTERM=truecolor", "LLVM_PROFILE_FILE=\(folder)/%p.profraw"])
      else {
        print("rowkit-bench: \(program) could not be started.")
        return 1
      }
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
    }
    return 0
  }
}
