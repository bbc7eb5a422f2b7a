import ExampleScreens
import RowKit

extension Bench {
  /// A bench for moving through the fields of a form.
  static let fields = Bench(
    name: "fields",
    summary: "to the next field of a form, where a message appears (stage and encoder)"
  ) { effort in
    let count = 4
    var bytes: [Int] = []
    var stage = BenchStage(SignUpScreen(), size: RowCounts.sizes[0])
    let time = Stopwatch.median(
      rounds: effort.rounds(40),
      prepare: { stage = BenchStage(SignUpScreen(), size: RowCounts.sizes[0]) },
      { bytes += (0..<count).map { _ in stage.press(.tab) } })
    let most = Double(bytes.max() ?? 0)
    return [
      BenchResult(
        "80x24",
        [.microseconds(time / Double(count), limit: 300), .bytes(most, limit: 400)])
    ]
  }
}
