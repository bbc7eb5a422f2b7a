import RowKit
import RowKitTesting

/// A random test that compares a table with a plain model after each step.
///
/// The machine changes the table by position and by value, with every animation, from rows and from
/// outside, discards its groups and constructs them again. Meanwhile a person and the app scroll, move
/// the cursor, select, search and resize, even while rows are being animated. After each step it compares
/// - the groups with nested arrays that were changed in the simplest way,
/// - the screen with a complete redraw,
/// - the cells in view with their rows,
/// - the contexts with the current paths of their rows,
/// - the cursor and the selection with those of ``PlainCursor`` and ``PlainSelection``, wherever these
///   are certain,
/// - the number of reports with the number of repairs.
///
/// Whenever nothing moves, it compares the screen with the lines of the arrays, and the first visible row
/// with the one before the step.
///
/// Tables are those of several dialects in turn, which have the same rules. A composed table also gets rows
/// appended, and sections emptied, in its own way, and a table of models also loads them from a source.
///
/// ```swift
/// if let failure = TableMachine(seed: 7).run(steps: 10_000) { Issue.record("\(failure)") }
/// ```
@MainActor package struct TableMachine {
  /// The seed, which makes a run repeatable.
  package let seed: UInt64

  /// The number of steps before the machine starts with a new table.
  ///
  /// The default is 150.
  package var stepsPerTable = 150

  /// Called before each step, with the step formatted as code.
  ///
  /// The default is `nil`.
  ///
  /// Use it to find the last step if the process traps.
  package var onStep: ((String) -> Void)?

  /// Creates a machine.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Runs a number of steps and returns the first failure, shrunk as far as possible.
  ///
  /// Returns `nil` if no step fails.
  package func run(steps count: Int) -> MachineFailure? {
    var dice = RandomNumbers(seed: seed)
    var (left, number) = (count, 0)
    while left > 0 {
      let dialect = MachineDialect.ofTable(number, seed: seed)
      number += 1
      let steps = run(min(left, stepsPerTable), seed: dice.next(), dialect)
      if let steps { return failure(of: steps, dialect) }
      left -= stepsPerTable
    }
    return nil
  }

  /// Runs steps on one table.
  ///
  /// Returns the steps so far if the last one fails, otherwise `nil`.
  private func run(
    _ count: Int, seed: UInt64, _ dialect: MachineDialect
  ) -> [MachineStep]? {
    var generator = MachineGenerator(seed: seed)
    let run = MachineRun(dialect)
    var steps: [MachineStep] = []
    var beginning = generator.beginning().makeIterator()
    while steps.count < count {
      let step = beginning.next() ?? generator.step(for: run.table)
      onStep?("\(step)")
      steps.append(step)
      if run.violation(after: step) != nil { return steps }
    }
    return nil
  }

  private func failure(of steps: [MachineStep], _ dialect: MachineDialect) -> MachineFailure {
    let violation = { TableMachine.violation(about: $0, dialect) }
    let steps = StepShrinker(steps) { violation($0) != nil }.steps
    return MachineFailure(
      seed: seed, violation: violation(steps) ?? "It does not happen again.",
      operations: ["let table = a \(dialect) table"] + steps.map(\.description))
  }

  private static func violation(
    about steps: [MachineStep], _ dialect: MachineDialect
  ) -> String? {
    let run = MachineRun(dialect)
    for step in steps {
      if let violation = run.violation(after: step) { return violation }
    }
    return nil
  }
}

/// A run of steps on one table.
@MainActor private struct MachineRun {
  private let player: MachinePlayer

  init(_ dialect: MachineDialect) {
    player = MachinePlayer(dialect)
  }

  /// The plain model.
  var table: MachineTable { player.table }

  /// Performs a step and returns a description of its failure, or `nil` if it succeeds.
  func violation(after step: MachineStep) -> String? {
    let before = MachineMoment(player)
    guard player.play(step) else { return "The stage does not come to rest." }
    if let violation = InvariantChecker(player, step, before).violation { return violation }
    let eye = MachineEye(player, step, before)
    player.seen = eye.seen
    return eye.violation
  }
}
