#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import RowKitStorage

/// The command `rowkit-bench store`, which runs programs that share a settings file, and kills
/// some.
@MainActor enum StoreCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench store [--changes N] [--writers N] [--load N] [--kills N]
           rowkit-bench store --write FILE NAME N

      --changes N          how many changes programs make to one file (default 10000)
      --writers N          how many programs do so at the same time (default 4)
      --load N             how many others keep the processors busy meanwhile (default 0)
      --kills N            how many programs are killed while they write (default 300)
      --write FILE NAME N  make N changes to a file, to keys that begin with a name
    """

  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    if arguments.count == 4, arguments[0] == "--write", let count = Int(arguments[3]), count >= 0 {
      return write(arguments[1], arguments[2], count)
    }
    if arguments == ["--spin"] { spin() }
    var (changes, kills, writers, load) = (10_000, 300, 4, 0)
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch (option, rest.popFirst().flatMap { Int($0) }) {
      case ("--changes", let number?) where number >= 0: changes = number
      case ("--kills", let number?) where number >= 0: kills = number
      case ("--writers", let number?) where number > 0: writers = number
      case ("--load", let number?) where number >= 0: load = number
      default:
        print(help)
        return option == "--help" ? 0 : 64
      }
    }
    return prove(changes, kills, writers, load)
  }

  /// Keeps a processor busy until the process is killed.
  private static func spin() -> Never {
    var number = 0
    while true { number &+= getpid() > 0 ? 1 : 0 }
  }

  private static func write(_ path: String, _ name: String, _ changes: Int) -> Int32 {
    do throws(JSONFileError) {
      var writer = try StoreWriter(path, name: name)
      guard let problem = writer.write(changes) else { return 0 }
      print(problem)
    } catch {
      print(error)
    }
    return 1
  }

  private static func prove(
    _ changes: Int, _ kills: Int, _ writers: Int, _ load: Int
  ) -> Int32 {
    guard let proof = StoreProof() else {
      print("There is no folder for files of a moment, or no program to start.")
      return 1
    }
    defer { proof.removeFolder() }
    let start = Stopwatch.wall
    // The number of all changes needn't be a multiple of that of the programs.
    let each = changes / writers
    for problem in [proof.share(each, by: writers, load: load), proof.kill(kills)] {
      guard let problem else { continue }
      print(problem)
      return 1
    }
    print("\(writers) programs made \(each * writers) changes to one file, and none was lost;")
    print("\(kills) programs were killed while they wrote, and the file was whole:")
    print("\(Int(Stopwatch.wall - start)) s")
    return 0
  }
}
