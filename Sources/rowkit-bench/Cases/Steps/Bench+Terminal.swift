import RowKit

extension Bench {
  /// A bench for moving through a list on a terminal, in whole programs, compared with others.
  static let terminal = Bench(
    name: "terminal", summary: "a list of 10^5 rows on a terminal: the whole process for each key"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit else { return [notBuilt] }
    let file = TemporaryFile((0..<rows).map { "Item \($0)  value \($0)  status ok\n" }.joined())
    let programs = [
      ListProgram.rowkit(rowkit, rows: rows, truecolor: true),
      ListProgram.rowkit(rowkit, rows: rows, truecolor: false),
      ListProgram.curses(rows: rows), ListProgram.less(file?.path ?? "/dev/null"),
    ]
    return RowCounts.sizes.flatMap { size in
      var costs = ListCosts(programs, size)
      for _ in 0..<effort.rounds(5) { costs.measure(keys: effort == .full ? 100 : 40) }
      return costs.results
    }
  }

  static let notBuilt = BenchResult(
    "rowkit", [], note: "not beside this program; build it with the same configuration")

  private static let rows = 100_000
}
