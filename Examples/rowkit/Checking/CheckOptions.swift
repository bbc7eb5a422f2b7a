import RowKitPrograms

/// The choices of the command `rowkit check`.
struct CheckOptions: Hashable {
  /// The path of the document.
  private(set) var document = ""

  /// The path of the schema, or `nil` for the one that the document names.
  private(set) var schema: String?

  /// Whether formats decide.
  private(set) var assertsFormats = false

  private(set) var isHelp = false

  /// The text that `--help` prints.
  static let help = """
    rowkit check FILE [--schema FILE] [--formats]

    Checks a JSON file by a JSON Schema and prints a line for each violation: the file, the line, the
    column, a JSON Pointer to the value, and what is allowed. The status is 0 if there is none and 1
    otherwise. A file named - is standard input. Comments and trailing commas are ignored.

    Options:
      --schema FILE           the schema; otherwise a file that "$schema" in the document names
      --formats               let formats such as date and email decide; otherwise they are comments
      --help                  this text

    Schemas of the drafts 4, 6, 7, 2019-09 and 2020-12 are read. References lead to places in the
    schema and to files in its folder, never to the network. What can't be checked accepts anything,
    and is named on standard error.

    """

  private static let options = [
    ProgramOption("schema", valueName: "FILE", example: "settings.schema.json", summary: ""),
    ProgramOption("formats", summary: ""), ProgramOption("help", summary: ""),
  ]

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: ``UsageError`` or `ScreenOptionsError` for the first mistake.
  init(arguments: [String]) throws {
    let words = try ProgramArguments(arguments, options: CheckOptions.options)
    let values = try words.values(of: CheckOptions.options)
    isHelp = values["help"] != nil
    assertsFormats = values["formats"] != nil
    schema = values["schema"]
    if isHelp { return }
    guard let first = words.operands.first else {
      throw UsageError.missingOperand("FILE", after: "check")
    }
    if words.operands.count > 1 {
      throw UsageError.unexpectedArgument(words.operands[1], after: first)
    }
    if first == "-", schema == "-" { throw UsageError.sameInput }
    document = first
  }
}
