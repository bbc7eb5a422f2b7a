import RowKit

extension Bench {
  /// A bench for editing long texts.
  static let longTexts = Bench(
    name: "long-texts",
    summary: "a letter typed into a long text, with its frame (stage and encoder)"
  ) { effort in
    sizes.flatMap { name, size in
      places.map { place, keys in
        let stage = stage(size)
        for key in keys { stage.send(.key(key)) }
        for _ in 0..<3 { stage.send(.key(KeyPress("x"))) }
        let time = Stopwatch.median(rounds: effort.rounds(20)) { stage.send(.key(KeyPress("x"))) }
        return BenchResult("\(name), at its \(place)", [.milliseconds(time, limit: 2)])
      }
    }
  }

  private static let sizes = [("10 kB", 10_000), ("100 kB", 100_000), ("1 MB", 1_000_000)]

  private static let places: [(String, [KeyPress])] = [
    ("end", []), ("beginning", [KeyPress(.home, .control)]),
  ]

  /// A form with a text of some bytes that is being edited.
  @MainActor private static func stage(_ size: Int) -> BenchStage {
    let line = "A line of some words, as people write them.\n"
    let text = Binding(String(String(repeating: line, count: size / line.utf8.count)))
    let screen = GenericTableController(title: "Text")
    screen.tableGroups = [TableGroup { TextFieldRowController("Text", text, input: .multiline) }]
    let stage = BenchStage(screen, size: RowCounts.sizes[0])
    stage.press(.return)
    return stage
  }
}
