import RowKit

/// Types, pastes and clicks at random in fields of every kind, and looks after each operation whether
/// what they keep is what a person typed.
///
/// A value is always what the text in its field stands for, or the one from before editing; where
/// a text stands for nothing that the field takes, the row says so in words. What stands for what is
/// told by patterns that share nothing with the fields.
///
/// ```swift
/// if let failure = FieldMachine(seed: 7).run(steps: 10_000) { Issue.record("\(failure)") }
/// ```
@MainActor public struct FieldMachine {
  /// What makes a run repeatable.
  public let seed: UInt64

  /// How many operations are made with fields before others are taken.
  public var stepsPerTable = 400

  /// Is handed every operation before it is made, written like a script.
  ///
  /// By default nobody is.
  public var onStep: ((String) -> Void)?

  /// Creates a machine.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Makes so many operations; returns the first thing that went wrong.
  public func run(steps count: Int) -> MachineFailure? {
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

  /// Makes operations with new fields; returns those made if the last of them went wrong.
  private func run(_ count: Int, seed: UInt64) -> [FieldOperation]? {
    var generator = FieldGenerator(seed: seed)
    var run = FieldRun()
    var operations: [FieldOperation] = []
    while operations.count < count {
      let operation = generator.next(isEditing: run.moment.edited != nil, in: FieldRun.size)
      onStep?("\(operation)")
      operations.append(operation)
      if run.complaint(after: operation) != nil { return operations }
    }
    return nil
  }

  /// Leaves out what isn't needed for something to go wrong.
  private func failure(of operations: [FieldOperation]) -> MachineFailure {
    var operations = operations
    var length = operations.count / 2
    while length > 0 {
      var start = 0
      while start < operations.count {
        var fewer = operations
        fewer.removeSubrange(start..<min(start + length, operations.count))
        if FieldMachine.complaint(about: fewer) == nil {
          start += length
        } else {
          operations = fewer
        }
      }
      length /= 2
    }
    return MachineFailure(
      seed: seed,
      complaint: FieldMachine.complaint(about: operations) ?? "It does not happen again.",
      operations: operations.map(\.description))
  }

  private static func complaint(about operations: [FieldOperation]) -> String? {
    var run = FieldRun()
    for operation in operations {
      if let complaint = run.complaint(after: operation) { return complaint }
    }
    return nil
  }
}

/// Fields on their way through operations.
@MainActor private struct FieldRun {
  /// A screen with room for every row and what it says.
  static let size = ScreenSize(width: 60, height: 50)

  private let controller = GenericTableController()
  private let stage: Stage
  private let probes = FieldProbe.all
  private var judge: FieldJudge
  private(set) var moment: FieldMoment

  init() {
    controller.tableGroups = [TableGroup(rows: probes.map(\.row))]
    stage = Stage(root: controller, size: FieldRun.size)
    _ = stage.frame(at: .zero)
    judge = FieldJudge(probes)
    moment = FieldMoment(probes, controller.tableView)
  }

  /// Makes an operation; returns what went wrong.
  mutating func complaint(after operation: FieldOperation) -> String? {
    stage.handle(operation.event, at: .zero)
    _ = stage.frame(at: .zero)
    let after = FieldMoment(probes, controller.tableView)
    defer { moment = after }
    return judge.complaint(operation, moment, after)
  }
}
