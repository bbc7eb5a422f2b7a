import RowKit

/// A shrinker that makes a failing list of steps as short as possible.
@MainActor struct StepShrinker {
  /// The shortest failing list found so far.
  private(set) var steps: [MachineStep]

  private let fails: ([MachineStep]) -> Bool
  private var attempts = 0

  /// The maximum number of lists to try.
  private static let limit = 20_000

  /// Shrinks steps for as long as a closure returns that they still fail.
  init(_ steps: [MachineStep], fails: @escaping ([MachineStep]) -> Bool) {
    self.steps = steps
    self.fails = fails
    var former: [MachineStep] = []
    while former != self.steps, attempts < StepShrinker.limit {
      former = self.steps
      dropRuns()
      simplify()
    }
  }

  /// Removes runs of steps, long ones first.
  private mutating func dropRuns() {
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      while start < steps.count {
        var shorter = steps
        shorter.removeSubrange(start..<min(start + length, steps.count))
        if !keep(shorter) { start += length }
      }
      if length == 1 { return }
      length = (length + 1) / 2
    }
  }

  /// Simplifies individual steps.
  private mutating func simplify() {
    for index in steps.indices {
      while let simpler = StepShrinker.simpler(steps[index]).first(where: { replace(index, $0) }) {
        steps[index] = simpler
      }
    }
  }

  private mutating func replace(_ index: Int, _ step: MachineStep) -> Bool {
    var changed = steps
    changed[index] = step
    return keep(changed)
  }

  private mutating func keep(_ candidate: [MachineStep]) -> Bool {
    attempts += 1
    guard attempts < StepShrinker.limit, candidate != steps, fails(candidate) else { return false }
    steps = candidate
    return true
  }

  private static func simpler(_ step: MachineStep) -> [MachineStep] {
    var all: [MachineStep] = []
    if step.pause != nil { all.append(MachineStep(operation: step.operation, pause: nil)) }
    switch step.operation {
    case .change(let requests, true):
      all += requests.indices.map { index in
        var fewer = requests
        fewer.remove(at: index)
        return MachineStep(operation: .change(fewer, isBatch: true), pause: step.pause)
      }
      if requests.count == 1 {
        all.append(MachineStep(operation: .change(requests, isBatch: false), pause: step.pause))
      }
    case .change(let requests, false):
      all += requests.count == 1 ? smaller(requests[0], step.pause) : []
    case .assign(let groups, let areNewObjects, let animation):
      all += smaller(groups).map {
        MachineStep(
          operation: .assign($0, areNewObjects: areNewObjects, animation), pause: step.pause)
      }
    case .several(let operations):
      all += operations.indices.map { index in
        var fewer = operations
        fewer.remove(at: index)
        return MachineStep(operation: .several(fewer), pause: step.pause)
      }
    default: break
    }
    return all
  }

  private static func smaller(_ request: TableRequest, _ pause: Int?) -> [MachineStep] {
    guard case .replaceGroup(let position, let group, let animation) = request else { return [] }
    return smaller([group]).compactMap(\.first).map { group in
      MachineStep(
        operation: .change([.replaceGroup(at: position, group, animation)], isBatch: false),
        pause: pause)
    }
  }

  /// Returns groups with one group, one row, all titles of a group or all requests of its rows
  /// removed.
  private static func smaller(_ groups: [MachineGroup]) -> [[MachineGroup]] {
    groups.indices.reversed().flatMap { group in
      var all: [[MachineGroup]] = []
      var fewer = groups
      fewer.remove(at: group)
      all.append(fewer)
      for row in groups[group].rows.indices.reversed() {
        var fewer = groups
        fewer[group].rows.remove(at: row)
        all.append(fewer)
      }
      var plain = groups
      (plain[group].header, plain[group].footer) = (nil, nil)
      var wishless = groups
      for row in groups[group].rows.indices {
        wishless[group].rows[row].whenSelected = .nothing
        wishless[group].rows[row].whenConfigured = .nothing
      }
      return all + [plain, wishless]
    }
  }
}
