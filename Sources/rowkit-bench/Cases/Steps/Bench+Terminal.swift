#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

extension Bench {
  /// A bench for scrolling the built program on a terminal.
  static let terminal = Bench(
    name: "terminal", summary: "rowkit bench-list --rows 100000: the whole process for each key"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit else { return [notBuilt] }
    let rounds = effort.rounds(5)
    return RowCounts.sizes.flatMap { scroll(rowkit, $0, rounds: rounds) }
      + RowCounts.sizes.flatMap { scrollLess($0, rounds: rounds) }
  }

  static let notBuilt = BenchResult(
    "rowkit", [], note: "not beside this program; build it with the same configuration")

  private static let down = "\u{1B}[B"

  /// Returns the time and the bytes for a line that curses needs to draw the visible rows, as
  /// limits.
  private static func limits(_ size: ScreenSize) -> (time: Double, bytes: Double) {
    size.width == 80 ? (83, 174) : (172, 294)
  }

  private static func scroll(
    _ rowkit: String, _ size: ScreenSize, rounds: Int
  ) -> [BenchResult] {
    var costs: [TerminalSteps.Cost] = []
    var insertions: [TerminalSteps.Cost] = []
    var totals: [Double] = []
    let arguments = ["bench-list", "--rows", "100000"]
    for _ in 0..<rounds {
      if let steps = TerminalSteps(rowkit, arguments, size: size) {
        steps.type(down, times: size.height)
        if let cost = steps.type(down, times: 200) { costs.append(cost) }
        totals.append(steps.end("q"))
      }
      if let steps = TerminalSteps(rowkit, arguments + ["--no-animation"], size: size) {
        if let cost = steps.type("i", times: 50) { insertions.append(cost) }
        _ = steps.end("q")
      }
    }
    let name = "\(size.width)x\(size.height), "
    let steps = size.height + 200
    return [
      result(name + "one line down", costs, limits(size)),
      BenchResult(
        name + "\(steps) lines, start and end",
        [.milliseconds(Stopwatch.median(totals))]),
      result(name + "a row inserted at 0, not animated", insertions, nil),
    ]
  }

  private static func result(
    _ name: String, _ costs: [TerminalSteps.Cost], _ limits: (time: Double, bytes: Double)?
  ) -> BenchResult {
    guard !costs.isEmpty else { return BenchResult(name, [], note: "can't be measured here") }
    return BenchResult(
      name,
      [
        .microseconds(Stopwatch.median(costs.map(\.time)), limit: limits?.time),
        .bytes(Stopwatch.median(costs.map(\.bytes)), limit: limits?.bytes),
      ])
  }

  // MARK: For orientation

  /// Scrolls the same lines in `less`, if it is installed.
  private static func scrollLess(_ size: ScreenSize, rounds: Int) -> [BenchResult] {
    guard let less = ProgramPath.installed("less"), let file = TemporaryFile(lines(100_000)) else {
      return []
    }
    var costs: [TerminalSteps.Cost] = []
    for _ in 0..<rounds {
      guard let steps = TerminalSteps(less, [file.path], size: size) else { continue }
      steps.type(down, times: 5)
      if let cost = steps.type(down, times: 200) { costs.append(cost) }
      _ = steps.end("q")
    }
    return [result("\(size.width)x\(size.height), less, one line down", costs, nil)]
  }

  private static func lines(_ count: Int) -> String {
    (0..<count).map { "Item \($0)  value \($0)  status ok\n" }.joined()
  }
}
