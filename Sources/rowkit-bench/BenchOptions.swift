/// The options on the command line.
struct BenchOptions {
  /// A task of the program.
  enum Task {
    case help, list, run
  }

  /// The task to perform.
  ///
  /// The default is `run`.
  private(set) var task = Task.run

  /// Whether the result is printed as JSON instead of a table.
  private(set) var isJSON = false

  /// The effort of the measurements.
  ///
  /// The default is `full`.
  private(set) var effort = Effort.full

  private var names: Set<String> = []

  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench [--only NAME…] [--quick] [--json] [--list]
           rowkit-bench fields [--help]
           rowkit-bench machine [--help]
           rowkit-bench pairs [--help]
           rowkit-bench records [--help]
           rowkit-bench terminal [--help]
           rowkit-bench schemas [--help]
           rowkit-bench store [--help]
           rowkit-bench hostile [--help]
           rowkit-bench path [--help]
           rowkit-bench curses-list [ROWS]

      --only NAME…  measure only what has these names
      --quick       measure less often: a first impression in seconds
      --json        print one JSON text instead of a table
      --list        print the names
      curses-list   show a list drawn by the system's curses, with which terminal is compared
      fields        type at random into fields and look for mistakes
      machine       make random changes to a table and look for mistakes, instead of measuring
      path          count the instructions and the code of one line of scrolling
      pairs         change every small table into others and look for mistakes
      records       type into tables whose records change and look for mistakes
      schemas       compare verdicts about JSON texts with those of a test suite
      hostile       try what could hurt rowkit, and count what it did
      terminal      end rowkit in every way and look at what its terminal is left like
      store         let programs share a file of settings, kill them, and look at the file

    Run it optimized, and for what concerns whole programs build rowkit too:
      swift build -c release && swift run -c release rowkit-bench
    """

  /// Parses the arguments of the program.
  init(_ arguments: some Sequence<String>) throws(BenchOptionError) {
    var isNaming = false
    for argument in arguments {
      switch argument {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--json": isJSON = true
      case "--quick": effort = .quick
      case "--only": isNaming = true
      case _ where isNaming && !argument.hasPrefix("-"): try select(argument)
      default: throw .unknownOption(argument)
      }
      if argument.hasPrefix("-"), argument != "--only" { isNaming = false }
    }
    if isNaming, names.isEmpty { throw .missingName }
  }

  /// Returns whether a bench is selected.
  ///
  /// Without any names, all of them are.
  func selects(_ name: String) -> Bool {
    names.isEmpty || names.contains(name)
  }

  private mutating func select(_ name: String) throws(BenchOptionError) {
    guard BenchCatalogue.names.contains(name) else { throw .unknownName(name) }
    names.insert(name)
  }
}

/// An error in the command line.
enum BenchOptionError: Error {
  case unknownOption(String)
  case unknownName(String)
  case missingName
}

// MARK: CustomStringConvertible

extension BenchOptionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option): "There is no option “\(option)”; see --help."
    case .missingName: "The option --only needs a name; see --list."
    case .unknownName(let name): "Nothing is called “\(name)”; see --list."
    }
  }
}
