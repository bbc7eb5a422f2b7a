import RowKit

extension Bench {
  /// A bench for model tables whose source changes.
  static let models = Bench(
    name: "models",
    summary: "a model table of 10^5 models: changes of its source, with their frames"
  ) { effort in
    let rounds = effort.rounds(12)
    return [
      result("one appended", rounds: rounds, limit: 2) { $0.append(Item(id: count)) },
      result("one inserted at the beginning", rounds: rounds) {
        $0.insert(Item(id: count), at: 0)
      },
      result("one removed in the middle", rounds: rounds) { $0.remove(at: count / 2) },
      result("fetched again, all values equal", rounds: rounds) { models in
        models = (0..<count).map { Item(id: $0) }
      },
      parts(rounds: max(1, rounds / 4)),
    ]
  }

  private static let count = 100_000

  private struct Item: Model, Identifiable {
    let id: Int
  }

  /// Measures one change of the source.
  @MainActor private static func result(
    _ name: String, rounds: Int, limit: Double? = nil, _ change: (inout [any Model]) -> Void
  ) -> BenchResult {
    let source = SimpleDataSource((0..<count).map { Item(id: $0) })
    let stage = BenchStage(screen(source), size: RowCounts.sizes[0])
    let all = source.models
    let times = (0..<rounds).map { _ in
      var models = all
      change(&models)
      let time = Stopwatch.time {
        source.models = models
        stage.takeFrame()
      }
      source.models = all
      stage.takeFrame()
      return time
    }
    return BenchResult(name, [.milliseconds(Stopwatch.median(times), limit: limit)])
  }

  /// Measures models that arrive in 50 parts, each with its frame.
  @MainActor private static func parts(rounds: Int) -> BenchResult {
    let times = (0..<rounds).map { _ in
      let source = SimpleDataSource([])
      let stage = BenchStage(screen(source), size: RowCounts.sizes[0])
      return Stopwatch.time {
        for part in 0..<50 {
          let size = count / 50
          source.models += (0..<size).map { Item(id: part * size + $0) }
          stage.takeFrame()
        }
      }
    }
    return BenchResult("arriving in 50 parts", [.milliseconds(Stopwatch.median(times))])
  }

  @MainActor private static func screen(_ source: SimpleDataSource) -> ModelTableController {
    var binding = ModelBinding()
    binding.register(TableCell.self, for: Item.self) { cell, item in cell.text = "\(item.id)" }
    return ModelTableController(title: "Models", dataSource: source, binding: binding)
  }
}
