import ExampleScreens
import RowKit

/// Measures what a person does over and over, such as scrolling by a line, at all sizes.
///
/// Measured are the stage and the encoder: from an event to the bytes for the terminal. Tables of
/// all sizes take turns, so that whatever else the machine does falls on all alike.
struct StepBench: Sendable {
  /// Brings the table to where the steps begin, unmeasured.
  var prepare: @MainActor @Sendable (BenchStage, ScreenSize) -> Void = { _, _ in }

  /// How many steps are taken in a row.
  var stepCount = 10

  /// Takes a step; returns how many bytes the frame takes.
  let step: @MainActor @Sendable (BenchStage) -> Int

  /// How much more a step may cost in the largest table than in one of ten windows.
  static let ratioLimit = 1.2

  /// Measures at all sizes.
  @MainActor func run(_ effort: Effort) -> [BenchResult] {
    RowCounts.sizes.flatMap { run($0, rounds: effort.rounds(80)) }
  }

  @MainActor private func run(_ size: ScreenSize, rounds: Int) -> [BenchResult] {
    let counts = RowCounts.counts(for: size)
    let stages = counts.map { BenchStage(BenchListScreen(rows: $0), size: size) }
    var times = counts.map { _ in [Double]() }
    var bytes = counts.map { _ in 0 }
    for _ in 0..<rounds {
      for (index, stage) in stages.enumerated() {
        prepare(stage, size)
        var sum = 0
        times[index].append(
          Stopwatch.time { for _ in 0..<stepCount { sum += step(stage) } } / Double(stepCount))
        bytes[index] = sum / stepCount
      }
    }
    return StepBench.results(size, counts, times.map(Stopwatch.median), bytes)
  }

  /// Puts what was measured into words, each time beside that of ten windows of rows.
  static func results(
    _ size: ScreenSize, _ counts: [Int], _ times: [Double], _ bytes: [Int]
  ) -> [BenchResult] {
    counts.indices.map { index in
      var figures = [Figure.microseconds(times[index]), .bytes(Double(bytes[index]))]
      if index > 1 {
        let isLargest = index == counts.count - 1
        figures.append(
          .ratio(times[index], to: times[1], limit: isLargest ? ratioLimit : nil))
      }
      return BenchResult(RowCounts.name(size, counts[index]), figures)
    }
  }
}
