#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import RowKitPrograms

extension Bench {
  /// A bench for leaving programs, whatever their files do.
  static let leaving = Bench(
    name: "leaving", summary: "from Ctrl-C to the restored terminal: files, devices, pipes, silence"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit, let own = ProgramFile.path else { return [notBuilt] }
    let rounds = effort.rounds(10)
    let files = LeavingFiles()
    let busy = result("a row that works forever, second Ctrl-C", rounds) {
      HostileProgram(own, ["hostile", "--busy"])?.timeToLeave(whileBusyBy: "\r")
    }
    return [busy]
      + leavings(in: files.path).map { leaving in
        if leaving.needsDevice, !files.hasDevice {
          return BenchResult(leaving.name, [], note: "only root can create a device")
        }
        return result(leaving.name, rounds) { leaving.time(of: rowkit) }
      }
      + SilentProgram.screens.map { screen in
        result("silent: " + screen.replacing("$F/", with: "").replacing("$F", with: "."), rounds) {
          let folder = ScratchFolder()
          let silent = SilentProgram(screen, in: folder, own: own, isSilent: true)
          return silent?.program.timeToLeave()
        }
      }
  }

  /// Leaves a program in several rounds.
  @MainActor private static func result(
    _ name: String, _ rounds: Int, _ time: () -> Double?
  ) -> BenchResult {
    var times: [Double] = []
    for _ in 0..<rounds {
      guard let time = time() else {
        return BenchResult(
          name, [.count(1, "failure", limit: 0)], note: "the terminal isn't restored")
      }
      times.append(time)
    }
    return BenchResult(
      name,
      [.milliseconds(Stopwatch.median(times)), .milliseconds(times.max() ?? 0, limit: 100)],
      note: "median and longest of \(rounds)")
  }

  /// The programs to leave, with their files in a folder.
  private static func leavings(in folder: String) -> [Leaving] {
    let pipe = "yes 'a line of the endless pipe' | "
    return [
      Leaving("log", "log \(folder)/file.log"),
      Leaving("log, 4,000 arrow keys before", "log \(folder)/file.log", burst: "\u{1B}[B"),
      Leaving("log --follow", "log \(folder)/file.log --follow"),
      Leaving("table", "table \(folder)/table.csv"),
      Leaving("log of an endless device", "log \(folder)/endless", needsDevice: true),
      Leaving("table of an endless device", "table \(folder)/endless", needsDevice: true),
      Leaving(
        "phone-numbers of an endless device", "phone-numbers \(folder)/endless", needsDevice: true),
      Leaving("log of a FIFO without a writer", "log \(folder)/fifo"),
      Leaving("table of a FIFO without a writer", "table \(folder)/fifo"),
      Leaving("log of an endless pipe", "log -", before: pipe),
      Leaving("log of an endless pipe, at the end", "log -", before: pipe, keys: "G"),
      Leaving("log of an endless pipe, searching", "log -", before: pipe, keys: "/zzzz\r"),
    ]
  }
}

/// A program to leave.
private struct Leaving {
  let name: String
  let needsDevice: Bool

  private let arguments: String
  private let before: String
  private let keys: String
  private let burst: String

  /// Creates a description of a run.
  ///
  /// - Parameters:
  ///   - name: A name of the run.
  ///   - arguments: The arguments of the program, as a shell takes them.
  ///   - before: The beginning of the shell's command. By default, there is none.
  ///   - keys: Keys that are typed a while before it is left. By default, there are none.
  ///   - burst: A key that is typed 4,000 times immediately before it is left. By default, there is none.
  ///   - needsDevice: Whether the run needs a device that only root can create. The default is `false`.
  init(
    _ name: String, _ arguments: String, before: String = "", keys: String = "",
    burst: String = "", needsDevice: Bool = false
  ) {
    self.name = name
    self.arguments = arguments
    self.before = before
    self.keys = keys
    self.burst = burst
    self.needsDevice = needsDevice
  }

  /// Runs the program and returns the seconds that leaving it takes, or `nil` if that fails.
  func time(of program: String) -> Double? {
    let command = before.isEmpty ? "exec " : before
    let run = HostileProgram("/bin/sh", ["-c", "\(command)\"$0\" \(arguments)", program])
    return run?.timeToLeave(after: keys, burst: String(repeating: burst, count: 4000))
  }
}

/// The files of programs to leave, which exist as long as this object.
private final class LeavingFiles {
  private let folder = ScratchFolder()

  /// The path of the folder.
  var path: String { folder.path }

  /// Whether there is a copy of a device that never ends, which only root can create.
  let hasDevice: Bool

  init() {
    let lines = (0..<5000).map { "line \($0), abc" }.joined(separator: "\n")
    folder.write(Array(lines.utf8), to: "file.log")
    folder.write(Array("number,name\n\(lines)".utf8), to: "table.csv")
    mkfifo(folder.path + "/fifo", 0o600)
    hasDevice = mknod(folder.path + "/endless", S_IFCHR | 0o600, dev_t(1 << 8 | 5)) == 0
  }
}
