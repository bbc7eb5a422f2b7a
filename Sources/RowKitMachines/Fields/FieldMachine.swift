import RowKit
import RowKitTesting

/// A random test that types, pastes and clicks in fields of every kind, and checks their values
/// after each operation.
///
/// A value must always be the one that the text of its field stands for, or the one from before
/// editing. If the field can't accept a text, its row must show a message. The expected values are
/// computed by patterns that share no code with the fields. While the prompt of a search is open,
/// it gets everything that is typed, and no field changes.
///
/// ```swift
/// if let failure = FieldMachine(seed: 7).run(steps: 10_000) { Issue.record("\(failure)") }
/// ```
@MainActor package struct FieldMachine {
  /// The seed, which makes a run repeatable.
  package let seed: UInt64

  /// The number of operations before the machine starts with new fields.
  ///
  /// The default is 400.
  package var stepsPerTable = 400

  /// Called before each operation, with the operation formatted as in a script.
  ///
  /// The default is `nil`.
  package var onStep: ((String) -> Void)?

  /// Creates a machine.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Performs a number of operations and returns the first failure, or `nil` if there is none.
  package func run(steps count: Int) -> MachineFailure? {
    var dice = RandomNumbers(seed: seed)
    var left = count
    while left > 0 {
      if let failed = run(min(left, stepsPerTable), seed: dice.next()) {
        return failure(of: failed)
      }
      left -= stepsPerTable
    }
    return nil
  }

  /// Performs operations on new fields.
  ///
  /// Returns them if the last one fails, otherwise `nil`.
  private func run(_ count: Int, seed: UInt64) -> [FieldOperation]? {
    var generator = FieldGenerator(seed: seed)
    var run = FieldRun()
    var operations: [FieldOperation] = []
    while operations.count < count {
      let operation = generator.next(
        isEditing: run.moment.edited != nil || run.moment.prompt != nil, in: FieldRun.size)
      onStep?("\(operation)")
      operations.append(operation)
      if run.violation(after: operation) != nil { return operations }
    }
    return nil
  }

  /// Returns a failure with only the operations that it needs.
  private func failure(of operations: [FieldOperation]) -> MachineFailure {
    let operations = operations.withoutNeedlessRuns { FieldMachine.violation(about: $0) != nil }
    return MachineFailure(
      seed: seed,
      violation: FieldMachine.violation(about: operations) ?? "It does not happen again.",
      operations: operations.map(\.description))
  }

  private static func violation(about operations: [FieldOperation]) -> String? {
    var run = FieldRun()
    for operation in operations {
      if let violation = run.violation(after: operation) { return violation }
    }
    return nil
  }
}

/// A run of operations on one set of fields.
@MainActor private struct FieldRun {
  /// The size of a screen with room for every row and its message.
  static let size = ScreenSize(width: 60, height: 70)

  private let controller = PageTableController(style: .plain)
  private let stage: Stage
  private let probes: [FieldProbe]
  private var judge: FieldJudge
  private(set) var moment: FieldMoment

  init() {
    probes = FieldProbe.all(on: controller)
    controller.tableGroups = [TableGroup(rows: probes.map(\.row))]
    stage = Stage(root: controller, size: FieldRun.size)
    _ = stage.frame(at: .zero)
    judge = FieldJudge(probes)
    moment = FieldMoment(probes, controller, stage)
  }

  /// Performs an operation and returns a description of its failure, or `nil` if it succeeds.
  mutating func violation(after operation: FieldOperation) -> String? {
    stage.handle(operation.event, at: .zero)
    _ = stage.frame(at: .zero)
    let after = FieldMoment(probes, controller, stage)
    defer { moment = after }
    return judge.violation(operation, moment, after)
  }
}
