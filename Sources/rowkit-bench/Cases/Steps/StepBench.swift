import ExampleScreens
import RowKit

/// A measurement of a repeated step, such as scrolling by a line, at all sizes.
///
/// It covers the stage and the encoder, from an event to the bytes for the terminal. Tables of all
/// sizes take turns, so that other activity of the machine affects all of them equally.
struct StepBench: Sendable {
  /// Moves the table to the position where the steps begin.
  ///
  /// It isn't measured.
  var prepare: @MainActor @Sendable (BenchStage, ScreenSize) -> Void = { _, _ in }

  /// The number of consecutive steps.
  ///
  /// The default is 10.
  var stepCount = 10

  /// Performs a step and returns the number of bytes of its frame.
  let step: @MainActor @Sendable (BenchStage) -> Int

  /// The maximum cost of a step in the largest table, relative to a table of ten windows.
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

  /// Returns the results, each compared with the time for ten windows of rows.
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
