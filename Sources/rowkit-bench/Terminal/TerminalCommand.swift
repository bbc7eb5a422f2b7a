import RowKitTesting

/// The command `rowkit-bench terminal`, which ends rowkit in all possible ways and checks that it
/// restores the terminal.
enum TerminalCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench terminal [--runs COUNT] [--within MILLISECONDS] [--inline COUNT]
                                 [--seed NUMBER]

    Runs the rowkit that was built together with this program on a terminal without a window, ends
    it in every way there is, and looks at what the terminal was left like. Then it starts it again
    and again, and ends it by a random signal at a random moment: half of the time by SIGQUIT,
    SIGABRT or SIGSEGV. At last it shows a screen below the prompt, changes the size of the window,
    ends it in each of the ways, and compares the lines of the shell.

      --runs COUNT           how often to end it at a random moment, 300 unless told otherwise
      --within MILLISECONDS  how long after its start at most, 80 unless told otherwise
      --inline COUNT         how often to show a screen below the prompt, 100 unless told otherwise
      --seed NUMBER          repeat the run with this seed
    """

  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    guard let options = Options(arguments) else {
      print(help)
      return arguments == ["--help"] ? 0 : 64
    }
    guard let rowkit = ProgramPath.rowkit else {
      print("rowkit-bench: There is no rowkit beside this program: build it first.")
      return 1
    }
    let problems = endInEveryWay(rowkit) + endAtRandom(rowkit, options) + endInline(rowkit, options)
    return problems == 0 ? 0 : 1
  }

  /// Ends the program in all ways and returns the number of problems.
  private static func endInEveryWay(_ rowkit: String) -> Int {
    var problems = 0
    for way in WayOut.all {
      let problem = TerminalProof.problem(of: rowkit, ending: way)
      print("\(way.name): \(problem ?? "the terminal is given back")")
      if problem != nil { problems += 1 }
    }
    let problem = TerminalProof.problemOfStopping(rowkit)
    print("ctrl+z and fg: \(problem ?? "the terminal is given back, and taken again")")
    return problem == nil ? problems : problems + 1
  }

  /// Ends the program at random times and returns the number of runs with problems.
  private static func endAtRandom(_ rowkit: String, _ options: Options) -> Int {
    var random = RandomNumbers(seed: options.seed)
    var problems = 0
    let early = WayOut.signals.filter { ["SIGQUIT", "SIGABRT", "SIGSEGV"].contains($0.name) }
    for _ in 0..<options.runs {
      let ways = Bool.random(using: &random) ? early : WayOut.signals
      let moment = Int.random(in: 0...options.limit, using: &random)
      guard let way = ways.randomElement(using: &random), case .signal(let number) = way.cause,
        let problem = TerminalProof.problem(of: rowkit, ending: number, after: moment)
      else { continue }
      problems += 1
      print("\(way.name) after \(moment) µs: \(problem)")
    }
    let within = "within \(options.limit / 1000) ms, seed \(options.seed)"
    print("\(options.runs) runs ended by random signals \(within): \(problems) problems")
    return problems
  }

  /// Shows screens below the prompt, ends them in all ways in turn, and returns the number of runs with
  /// problems.
  private static func endInline(_ rowkit: String, _ options: Options) -> Int {
    var random = RandomNumbers(seed: options.seed)
    var problems = 0
    let ways = WayOut.all.filter { if case .hangUp = $0.cause { false } else { true } }
    for run in 0..<options.inline {
      let way = ways[run % ways.count]
      guard let problem = InlineProof.problem(of: rowkit, ending: way, &random) else { continue }
      problems += 1
      print("inline, \(way.name): \(problem)")
    }
    print("\(options.inline) runs below the prompt, seed \(options.seed): \(problems) problems")
    return problems
  }
}

/// The options of the command.
private struct Options {
  var runs = 300
  var limit = 80_000
  var inline = 100
  var seed = UInt64.random(in: 0...UInt64(UInt32.max))

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let word = rest.popFirst(), let number = Int(word),
        (0...Int(UInt32.max)).contains(number)
      else { return nil }
      switch name {
      case "--runs": runs = number
      case "--within": limit = min(number, 60_000) * 1000
      case "--inline": inline = number
      case "--seed": seed = UInt64(number)
      default: return nil
      }
    }
  }
}
