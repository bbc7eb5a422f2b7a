import ExampleScreens
import RowKit

extension Bench {
  /// A bench for opening a screen.
  static let opening = Bench(
    name: "opening", summary: "making a screen and its first frame (stage and encoder)"
  ) { effort in
    RowCounts.sizes.flatMap { size in opening(size, rounds: effort.rounds(80)) }
  }

  /// A bench for moving one line down with the cursor in the last line of the window.
  static let scroll = Bench(
    name: "scroll", summary: "one line down near the beginning (stage and encoder)",
    run: StepBench(
      prepare: { stage, size in
        stage.press(.home)
        for _ in 0..<size.height { stage.press(.down) }
      }, step: { $0.press(.down) }
    ).run)

  /// A bench for moving one line up with the cursor in the first line of the window.
  static let scrollUp = Bench(
    name: "scroll-up", summary: "one line up near the end (stage and encoder)",
    run: StepBench(
      prepare: { stage, size in
        stage.press(.end)
        for _ in 0..<size.height { stage.press(.up) }
      }, step: { $0.press(.up) }
    ).run)

  /// A bench for moving one page down.
  static let page = Bench(
    name: "page", summary: "one page down (stage and encoder)",
    run: StepBench(
      prepare: { stage, _ in stage.press(.home) }, stepCount: 5, step: { $0.press(.pageDown) }
    ).run)

  /// A bench for jumping from the first row to the last.
  static let jump = Bench(
    name: "jump", summary: "from the first row to the last (stage and encoder)",
    run: StepBench(
      prepare: { stage, _ in stage.press(.home) }, stepCount: 1, step: { $0.press(.end) }
    ).run)

  /// A bench for a complete redraw.
  static let redraw = Bench(
    name: "redraw", summary: "redrawing everything (stage and encoder)",
    run: StepBench(stepCount: 5, step: { $0.send(.redraw) }).run)

  @MainActor private static func opening(_ size: ScreenSize, rounds: Int) -> [BenchResult] {
    let counts = RowCounts.counts(for: size)
    var times = counts.map { _ in [Double]() }
    var bytes = counts.map { _ in 0 }
    for _ in 0..<rounds {
      for (index, count) in counts.enumerated() {
        var stage: BenchStage?
        let time = Stopwatch.time { stage = BenchStage(BenchListScreen(rows: count), size: size) }
        times[index].append(time)
        bytes[index] = stage?.bytes.count ?? 0
      }
    }
    return StepBench.results(size, counts, times.map(Stopwatch.median), bytes)
  }
}
