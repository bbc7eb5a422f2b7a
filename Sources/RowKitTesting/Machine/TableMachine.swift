import RowKit

/// Does things to a table at random, and looks after each whether the table is what a plain model
/// of it says: for a test that goes on for longer than a person would.
///
/// It changes the table by position and by value, with every animation, from rows and from outside,
/// while it scrolls, moves the cursor, selects, searches and resizes, also while rows are on
/// their way. After each step it compares
/// - the groups with nested arrays to which the same was done in the simplest way,
/// - the screen with one drawn anew, and with the lines of the arrays,
/// - cursor, selection and contexts with where their rows are now,
/// - what stood at the top of the window with what stands there now,
/// - the number of reports with the number of repairs.
///
/// ```swift
/// if let failure = TableMachine(seed: 7).run(steps: 10_000) { Issue.record("\(failure)") }
/// ```
@MainActor public struct TableMachine {
  /// What makes a run repeatable.
  public let seed: UInt64

  /// How many steps are made with a table before another is taken.
  public var stepsPerTable = 150

  /// Is handed every step before it is made, written like code.
  ///
  /// By default nobody is. It shows the last step should the process trap.
  public var onStep: ((String) -> Void)?

  /// Creates a machine.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Makes so many steps; returns the first thing that went wrong, made as small as possible.
  public func run(steps count: Int) -> MachineFailure? {
    var dice = RandomNumbers(seed: seed)
    var left = count
    while left > 0 {
      let steps = run(min(left, stepsPerTable), seed: dice.next())
      if let steps { return failure(of: steps) }
      left -= stepsPerTable
    }
    return nil
  }

  /// Makes steps with one table; returns those made if the last of them went wrong.
  private func run(_ count: Int, seed: UInt64) -> [MachineStep]? {
    var generator = MachineGenerator(seed: seed)
    var run = MachineRun()
    var steps: [MachineStep] = []
    var beginning = generator.beginning().makeIterator()
    while steps.count < count {
      let step = beginning.next() ?? generator.step(for: run.table)
      onStep?("\(step)")
      steps.append(step)
      if run.complaint(after: step) != nil { return steps }
    }
    return nil
  }

  private func failure(of steps: [MachineStep]) -> MachineFailure {
    let steps = StepShrinker(steps) { TableMachine.complaint(about: $0) != nil }.steps
    return MachineFailure(
      seed: seed, complaint: TableMachine.complaint(about: steps) ?? "It does not happen again.",
      operations: steps.map(\.description))
  }

  private static func complaint(about steps: [MachineStep]) -> String? {
    var run = MachineRun()
    for step in steps {
      if let complaint = run.complaint(after: step) { return complaint }
    }
    return nil
  }
}

/// One table on its way through steps.
@MainActor private struct MachineRun {
  private let player = MachinePlayer()
  private var seen: (picture: PlainPicture, top: Int)?

  /// The plain model.
  var table: MachineTable { player.table }

  /// Makes a step; returns what went wrong.
  mutating func complaint(after step: MachineStep) -> String? {
    let before = MachineMoment(player, seen: seen)
    guard player.play(step) else { return "The stage does not come to rest." }
    if let complaint = MachineJudge(player, step, before).complaint { return complaint }
    let eye = MachineEye(player, step, before)
    seen = eye.seen
    return eye.complaint
  }
}
