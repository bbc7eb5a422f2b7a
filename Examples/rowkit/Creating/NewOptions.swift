import RowKitPrograms

/// The choices of the command `rowkit new`.
struct NewOptions: Hashable {
  /// The name of the package and of its folder.
  private(set) var name = ""

  /// The folder of the framework or the address of its repository, or `nil` for the folder that this
  /// program was built in.
  private(set) var framework: String?

  private(set) var isHelp = false

  /// The text that `--help` prints.
  static let help = """
    rowkit new NAME [--framework FOLDER|URL]

    Writes the package NAME into a new folder: a program with one screen, its test and its picture, a
    .gitignore, and a file for continuous integration. It builds and passes at once:

      rowkit new friends && cd friends && swift test && swift run friends

    Options:
      --framework FOLDER|URL  the folder of RowKit, or the address of its repository, whose branch main
                              is used; needed if rowkit was moved away from the folder it was built in
      --help                  this text

    The name begins with a letter and has letters, digits, - and _. It differs from the names of the
    modules and programs of RowKit. An existing folder is not changed.

    """

  private static let options = [
    ProgramOption("framework", valueName: "FOLDER", example: "../RowKit", summary: ""),
    ProgramOption("help", summary: ""),
  ]

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: ``UsageError`` or `ScreenOptionsError` for the first mistake.
  init(arguments: [String]) throws {
    let words = try ProgramArguments(arguments, options: NewOptions.options)
    let values = try words.values(of: NewOptions.options)
    isHelp = values["help"] != nil
    framework = values["framework"]
    if isHelp { return }
    guard let first = words.operands.first else {
      throw UsageError.missingOperand("NAME", after: "new")
    }
    if words.operands.count > 1 {
      throw UsageError.unexpectedArgument(words.operands[1], after: first)
    }
    guard NewOptions.isName(first) else { throw UsageError.wrongName(first) }
    let lower = first.lowercased()
    guard !NewOptions.takenNames.contains(lower), !NewOptions.keywords.contains(lower) else {
      throw UsageError.takenName(first)
    }
    name = first
  }

  /// The names of modules and products beside those of the new package, in lowercase letters.
  private static let takenNames: Set = [
    "swift", "testing", "foundation", "foundationessentials", "xctest", "observation", "dispatch",
    "synchronization",
    "distributed", "cxx", "glibc", "musl", "darwin", "characterscreen", "listchanges", "jsontext",
    "jsonschema", "rowkit", "rowkitscreens", "rowkitrows", "rowkitcore", "rowlibrary",
    "rowkitforms",
    "rowkitmodels", "rowkitcomposed", "rowkitpages", "terminalcodec", "rowkitlinear",
    "rowkitterminal", "rowkitsnapshots", "rowkittesting", "rowkitmachines", "rowkitstorage",
    "rowkitschemas", "rowkitprograms", "addressbook", "files", "ownrow", "examplescreens",
    "rowkitcli", "rowkitbench", "rowkit-bench", "programs",
  ]

  /// The words of Swift that can't be the name of a module.
  private static let keywords: Set = [
    "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static func isName(_ text: String) -> Bool {
    let first = text.first.map { $0.isASCII && $0.isLetter } ?? false
    return first
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
