/// The command `rowkit-bench terminal`: rowkit ends in every way there is, and has to give its
/// terminal back each time.
enum TerminalCommand {
  /// What `--help` prints.
  static let help = """
    usage: rowkit-bench terminal

    Runs the rowkit that was built together with this program on a terminal without a window, ends
    it in every way there is, and looks at what the terminal was left like.
    """

  /// Tries every way; returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    guard arguments.isEmpty else {
      print(help)
      return arguments == ["--help"] ? 0 : 64
    }
    guard let rowkit = ProgramPath.rowkit else {
      print("rowkit-bench: There is no rowkit beside this program: build it first.")
      return 1
    }
    var status: Int32 = 0
    for way in WayOut.all {
      let problem = TerminalProof.problem(of: rowkit, ending: way)
      print("\(way.name): \(problem ?? "the terminal is given back")")
      if problem != nil { status = 1 }
    }
    let problem = TerminalProof.problemOfStopping(rowkit)
    print("ctrl+z and fg: \(problem ?? "the terminal is given back, and taken again")")
    return problem == nil ? status : 1
  }
}
