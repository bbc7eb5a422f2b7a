import RowKit
import RowKitMachines
import RowKitTesting

/// The commands that run a random machine for a long time.
@MainActor enum MachineCommand: String {
  /// `rowkit-bench machine`, which changes tables.
  case machine

  /// `rowkit-bench fields`, which types into fields.
  case fields

  /// `rowkit-bench records`, which types into tables whose records change.
  case records

  /// The text that `--help` prints.
  private var help: String {
    """
    usage: rowkit-bench \(rawValue) [--steps N] [--seed S] [--trace]

      --steps N  how many operations to make (default 1000000)
      --seed S   what makes the run repeatable (default 1)
      --trace    print every operation before it is made
    """
  }

  /// Runs the command and returns an exit status.
  func run(arguments: [String]) -> Int32 {
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
    let clock = ContinuousClock()
    let start = clock.now
    if let failure = failure(steps, seed, onStep: isTraced ? { print($0) } : nil) {
      print(failure)
      return 1
    }
    print("\(steps) operations with the seed \(seed) left \(what) right: \(clock.now - start)")
    return 0
  }

  private func failure(
    _ steps: Int, _ seed: UInt64, onStep: ((String) -> Void)?
  ) -> MachineFailure? {
    switch self {
    case .machine:
      var machine = TableMachine(seed: seed)
      machine.onStep = onStep
      return machine.run(steps: steps)
    case .fields:
      var machine = FieldMachine(seed: seed)
      machine.onStep = onStep
      return machine.run(steps: steps)
    case .records:
      var machine = RecordMachine(seed: seed)
      machine.onStep = onStep
      return machine.run(steps: steps)
    }
  }

  private var what: String {
    switch self {
    case .machine: "every table"
    case .fields: "every field"
    case .records: "every record"
    }
  }
}
