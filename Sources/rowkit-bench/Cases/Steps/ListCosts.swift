import RowKit

/// The costs of movements in several list programs, measured in turns so that a slow moment of the
/// machine affects all of them.
struct ListCosts {
  /// A movement.
  enum Movement: String, CaseIterable {
    case line = "one line down"
    case page = "a page down"
    case ends = "to an end"
    case insertion = "a row inserted at 0"
  }

  private let programs: [ListProgram]
  private let size: ScreenSize
  private var costs: [Movement: [[TerminalSteps.Cost]]]

  /// Creates costs without a measurement.
  init(_ programs: [ListProgram], _ size: ScreenSize) {
    self.programs = programs
    self.size = size
    costs = Dictionary(
      uniqueKeysWithValues: Movement.allCases.map { ($0, programs.map { _ in [] }) })
  }

  /// Measures each movement once in each program.
  mutating func measure(keys: Int) {
    for (index, program) in programs.enumerated() {
      guard let path = program.path,
        let steps = TerminalSteps(
          path, program.arguments, size: size, environment: program.environment)
      else { continue }
      if let key = program.keys.insertion {
        note(.insertion, index, steps.type([key], times: keys))
      }
      steps.type([program.keys.down], times: size.height)
      note(.line, index, steps.type([program.keys.down], times: 2 * keys))
      note(.page, index, steps.type([program.keys.page], times: keys))
      let ends = [program.keys.end, program.keys.beginning]
      note(.ends, index, steps.type(ends, times: keys / 2))
      _ = steps.end("q")
    }
  }

  private mutating func note(_ movement: Movement, _ index: Int, _ cost: TerminalSteps.Cost?) {
    if let cost { costs[movement]?[index].append(cost) }
  }

  /// The medians, beside those of curses.
  var results: [BenchResult] {
    Movement.allCases.flatMap { movement in
      programs.indices.compactMap { result(movement, $0) }
    }
  }

  private func result(_ movement: Movement, _ index: Int) -> BenchResult? {
    let program = programs[index]
    let name = "\(size.width)x\(size.height), \(movement.rawValue), \(program.name)"
    guard program.path != nil else { return BenchResult(name, [], note: "not installed") }
    guard let (time, bytes) = median(movement, index) else {
      let isAsked = movement != .insertion || program.keys.insertion != nil
      return isAsked ? BenchResult(name, [], note: "can't be measured here") : nil
    }
    var figures = [Figure.microseconds(time), .bytes(bytes, limit: byteLimit(movement, program))]
    if let rival = programs.firstIndex(where: { $0.name.hasPrefix("curses") }), rival != index,
      let other = median(movement, rival)
    {
      figures.append(.ratio(time, to: other.time, limit: limit(movement, program)))
    }
    return BenchResult(name, figures)
  }

  private func median(_ movement: Movement, _ index: Int) -> (time: Double, bytes: Double)? {
    guard let list = costs[movement]?[index], !list.isEmpty else { return nil }
    return (Stopwatch.median(list.map(\.time)), Stopwatch.median(list.map(\.bytes)))
  }

  /// The greatest part of curses' time that meets the target.
  private func limit(_ movement: Movement, _ program: ListProgram) -> Double? {
    guard program.name.hasPrefix("rowkit") else { return nil }
    guard movement == .line else { return 1 }
    return size.width == 80 ? 0.6 : 0.35
  }

  /// The bytes that meet the target, with those that place the cursor on the row.
  private func byteLimit(_ movement: Movement, _ program: ListProgram) -> Double? {
    guard program.name.hasPrefix("rowkit"), movement == .line else { return nil }
    return size.width == 80 ? 158 : 168
  }
}
