import RowKit
import RowKitTesting

/// The command `rowkit-bench machine`, which runs a table machine for a long time.
@MainActor enum MachineCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench machine [--steps N] [--seed S] [--trace]

      --steps N  how many operations to make (default 1000000)
      --seed S   what makes the run repeatable (default 1)
      --trace    print every operation before it is made
    """

  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    var (steps, seed, isTraced) = (1_000_000, UInt64(1), false)
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch (option, rest.first.flatMap { Int($0) }) {
      case ("--trace", _): isTraced = true
      case ("--steps", let number?) where number > 0: steps = number
      case ("--seed", let number?) where number >= 0: seed = UInt64(number)
      default:
        print(help)
        return option == "--help" ? 0 : 64
      }
      if option != "--trace" { rest = rest.dropFirst() }
    }
    return run(steps, seed, isTraced: isTraced)
  }

  private static func run(_ steps: Int, _ seed: UInt64, isTraced: Bool) -> Int32 {
    var machine = TableMachine(seed: seed)
    if isTraced { machine.onStep = { print($0) } }
    let clock = ContinuousClock()
    let start = clock.now
    if let failure = machine.run(steps: steps) {
      print(failure)
      return 1
    }
    print("\(steps) operations with the seed \(seed) left every table right: \(clock.now - start)")
    return 0
  }
}
