import ExampleScreens
import RowKit

extension Bench {
  /// A bench for keys that arrive faster than frames are drawn.
  ///
  /// The limit is 5 µs on a machine on which `CollectionDifference` compares 10^5 equal identifiers in
  /// 1.35 ms, so 3.7 times what it takes for 100 of them.
  static let keys = Bench(
    name: "keys",
    summary: "command keys in a batch, for each key beside one frame (stage and encoder)"
  ) { effort in
    let unit = standardDifference(rounds: effort.rounds(15)) / 1000
    return cases.map { name, screen, keys in
      let stage = BenchStage(screen(), size: RowCounts.sizes[0])
      let rounds = effort.rounds(40)
      for _ in 0..<3 { stage.send(keys, count: 400) }
      let frame = Stopwatch.median(rounds: rounds) { stage.send(keys, count: keys.count) }
      let batch = Stopwatch.median(rounds: rounds) { stage.send(keys, count: 400) }
      let time = max(0, batch - frame) / Double(400 - keys.count)
      return BenchResult(name, [.microseconds(time), .ratio(time, to: unit, limit: 3.7)])
    } + [BenchResult("CollectionDifference, 100 equal ids", [.microseconds(unit)])]
  }

  private static let today = CivilDate(daysSince1970: 20_000)

  /// Screens with keys that leave them where they were.
  private static let cases: [(String, @MainActor @Sendable () -> ScreenController, [Key])] = [
    ("bench-list, down and up", { BenchListScreen(rows: 100_000) }, [.down, .up]),
    ("bench-list, scrolling down", { BenchListScreen(rows: 100_000) }, [.down]),
    ("bench-list, pages", { BenchListScreen(rows: 100_000) }, [.pageDown, .pageUp]),
    ("bench-list, first and last row", { BenchListScreen(rows: 100_000) }, [.home, .end]),
    ("bench-list, a key without a meaning", { BenchListScreen(rows: 100_000) }, [.function(9)]),
    ("million, down and up", { MillionScreen() }, [.down, .up]),
    ("million, pages", { MillionScreen() }, [.pageDown, .pageUp]),
    ("million, first and last row", { MillionScreen() }, [.home, .end]),
    ("million, a letter without a meaning", { MillionScreen() }, [.character("x")]),
    ("settings, down and up", { SettingsScreen(today: today) }, [.down, .up]),
    ("settings, a row toggled", { SettingsScreen(today: today) }, [.character(" ")]),
  ]
}
