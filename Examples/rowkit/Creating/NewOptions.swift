/// The choices of the command `rowkit new`.
struct NewOptions: Hashable {
  /// The name of the package and of its folder.
  private(set) var name = ""

  /// The folder of the framework, or `nil` for the one that this program was built in.
  private(set) var framework: String?

  private(set) var isHelp = false

  /// The text that `--help` prints.
  static let help = """
    rowkit new NAME [--framework FOLDER]

    Writes the package NAME into a new folder: a program with one screen, its test and its picture, a
    .gitignore, and a file for continuous integration. It builds and passes at once:

      rowkit new friends && cd friends && swift test && swift run friends

    Options:
      --framework FOLDER      the folder of RowKit; otherwise the one that rowkit was built in, or the
                              published package if rowkit was moved away from it
      --help                  this text

    The name begins with a letter and has letters, digits, - and _. It differs from the names of the
    modules of RowKit. An existing folder is not changed.

    """

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: ``UsageError`` for the first mistake.
  init(arguments: [String]) throws(UsageError) {
    let example = "--framework ../RowKit"
    let words = try CommandLineWords(arguments, valued: ["framework": example])
    for option in words.options {
      switch option.name {
      case "help": isHelp = true
      case "framework":
        guard let value = option.value, !value.isEmpty else {
          throw .missingValue(option: option.name, example: example)
        }
        framework = value
      default:
        let nearest = Spelling.nearest(to: option.name, among: ["framework", "help"])
        throw .unknown(.option, option.word, nearest: "--" + nearest)
      }
    }
    if isHelp { return }
    guard let first = words.operands.first else { throw .missingOperand("NAME", after: "new") }
    if words.operands.count > 1 { throw .unexpectedArgument(words.operands[1], after: first) }
    guard NewOptions.isName(first) else { throw .wrongName(first) }
    guard !NewOptions.takenNames.contains(first.lowercased()) else { throw .takenName(first) }
    name = first
  }

  /// The names of modules beside those of the new package, in lowercase letters.
  private static let takenNames: Set = [
    "swift", "testing", "foundation", "xctest", "observation", "characterscreen", "jsontext",
    "jsonschema", "rowkit", "rowkitcore", "rowlibrary", "rowkitforms", "rowkitmodels",
    "rowkitcomposed", "rowkitpages", "terminalcodec", "rowkitterminal", "rowkitsnapshots",
    "rowkittesting", "rowkitstorage", "rowkitschemas", "rowkitprograms",
  ]

  private static func isName(_ text: String) -> Bool {
    let first = text.first.map { $0.isASCII && $0.isLetter } ?? false
    return first
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
