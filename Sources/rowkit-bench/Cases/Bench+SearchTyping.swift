import RowKit

extension Bench {
  /// A bench for typing a search character by character, in whole programs.
  static let searchTyping = Bench(
    name: "search-typing",
    summary: "10^6 rows, a search typed character by character and deleted: the whole process"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit else { return [Bench.notBuilt] }
    let count = 1_000_000
    let file = TemporaryFile((0..<count).map { "Item \($0)  value \($0)  status ok\n" }.joined())
    let programs = [
      SearchProgram(
        name: "rowkit", path: rowkit, arguments: ["bench-list", "--rows", "\(count)"], start: "/"),
      SearchProgram(
        name: "fzf", path: ProgramPath.installed("fzf") == nil ? nil : "/bin/sh",
        arguments: ["-c", "exec fzf --exact --no-sort < '\(file?.path ?? "/dev/null")'"], start: nil
      ),
    ]
    var times: [[[Double]]] = programs.map { _ in [] }
    for _ in 0..<effort.rounds(3) {
      for (index, program) in programs.enumerated() {
        if let costs = program.type(typedKeys) { times[index].append(costs) }
      }
    }
    return results(programs, times)
  }

  private static let typedKeys = ["9", "9", "9", "9", "\u{7F}"]
  private static let names = ["1 character", "2", "3", "4", "one deleted"]

  private static func results(_ programs: [SearchProgram], _ times: [[[Double]]]) -> [BenchResult] {
    typedKeys.indices.flatMap { key in
      programs.indices.map { index -> BenchResult in
        let name = "\(names[key]), \(programs[index].name)"
        guard programs[index].path != nil else {
          return BenchResult(name, [], note: "not installed")
        }
        guard !times[index].isEmpty else {
          return BenchResult(name, [], note: "can't be measured here")
        }
        let time = Stopwatch.median(times[index].map { $0[key] })
        return BenchResult(name, [.milliseconds(time)])
      }
    }
  }
}

/// A program that searches a list while a person types.
private struct SearchProgram {
  let name: String
  let path: String?
  let arguments: [String]

  /// The key that begins a search, or `nil` if the program always searches.
  let start: String?

  /// Types keys and returns the processor time that each takes until the program rests, or `nil` if
  /// that can't be measured.
  @MainActor func type(_ keys: [String]) -> [Double]? {
    guard let path,
      let steps = TerminalSteps(path, arguments, size: RowCounts.sizes[0])
    else { return nil }
    defer { _ = steps.end("\u{3}\u{3}\u{3}") }
    guard steps.rest() != nil else { return nil }
    if let start, steps.typeAndRest(start) == nil { return nil }
    var costs: [Double] = []
    for key in keys {
      guard let cost = steps.typeAndRest(key) else { return nil }
      costs.append(cost)
    }
    return costs
  }
}
