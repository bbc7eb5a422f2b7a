import ExampleScreens
import RowKitPrograms

/// The choices made on the command line.
@MainActor struct CommandLineOptions {
  /// The action to perform.
  enum Action: Hashable {
    case run, list, showHelp, showVersion
  }

  /// The action to perform.
  let action: Action

  /// The requested screen, or `nil` for the gallery.
  let screen: ExampleScreen?

  /// The options of the screen, and its operands.
  let screenOptions: ScreenOptions

  /// The option that asks for the version.
  static let version = ProgramOption("version", summary: "the version")

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: ``UsageError`` or `ScreenOptionsError` for the first mistake, with a correction.
  init(arguments: [String]) throws {
    // The options of a screen may come before its name.
    let all = ExampleCatalogue.screens.flatMap(\.options).map(ProgramOption.init)
    let words = try ProgramArguments(arguments, options: all + ScreenOptions.all)
    let name = words.operands.first
    screen = try CommandLineOptions.screen(named: name)
    try CommandLineOptions.checkOptions(words, of: screen)
    let own = screen?.options.map(ProgramOption.init) ?? []
    var options = try ScreenOptions(words, own: own + [CommandLineOptions.version])
    options.operands.removeFirst(min(1, options.operands.count))
    let asksForVersion = options.values.removeValue(forKey: "version") != nil
    screenOptions = options
    if options.asksForHelp {
      action = .showHelp
    } else if asksForVersion {
      action = .showVersion
    } else {
      action = name == "list" ? .list : .run
    }
    try checkOperands(words)
  }

  /// The names of the files that the screen reads, of which one may be `-`, standard input.
  var inputs: [String] {
    guard let screen else { return [] }
    let values = screen.options.filter(\.readsInput).compactMap { screenOptions.values[$0.name] }
    return (screen.readsInput ? screenOptions.operands : []) + values
  }

  /// The words that stand in place of a screen, and have options of their own.
  static let commands = ["check", "new"]

  private static func screen(named name: String?) throws(UsageError) -> ExampleScreen? {
    guard let name, name != "list" else { return nil }
    if let screen = ExampleCatalogue.screen(named: name) { return screen }
    if commands.contains(name) { throw .lateCommand(name) }
    let names = ExampleCatalogue.screens.map(\.name) + ["list"] + commands
    throw .unknownScreen(name, nearest: Spelling.nearest(to: name, among: names))
  }

  /// Rejects an option that only other screens have.
  private static func checkOptions(
    _ words: ProgramArguments, of screen: ExampleScreen?
  ) throws(UsageError) {
    let others = Set(ExampleCatalogue.screens.flatMap(\.options).map(\.name))
    let own = Set(screen?.options.map(\.name) ?? [])
    guard let option = words.options.first(where: { others.subtracting(own).contains($0.name) })
    else { return }
    throw .foreignOption(option.name, screen: screen?.name)
  }

  /// Rejects an operand that would be ignored.
  private func checkOperands(_ words: ProgramArguments) throws {
    let operands = screenOptions.operands
    if action == .list, let option = words.options.first {
      throw ScreenOptionsError.idleOption(option.word, goesWith: "a screen")
    }
    let limit = screen?.operandLimit ?? 0
    guard action == .run || action == .list, operands.count > limit else { return }
    let former = limit > 0 ? operands[limit - 1] : words.operands[0]
    throw UsageError.unexpectedArgument(operands[limit], after: former)
  }
}

extension ProgramOption {
  /// Creates the description of an option of a screen.
  init(_ option: ExampleOption) {
    guard let valueName = option.valueName else {
      self.init(option.name, summary: option.summary)
      return
    }
    self.init(
      option.name, valueName: valueName, example: option.example, summary: option.summary)
  }
}
