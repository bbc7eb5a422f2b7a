import ExampleScreens
import RowKit
import TerminalCodec

/// The choices made on the command line.
@MainActor struct CommandLineOptions {
  /// The action to perform.
  enum Action: Hashable {
    case run, list, showHelp, showVersion
  }

  private(set) var action = Action.run

  /// The requested screen, or `nil` for the gallery.
  private(set) var screen: ExampleScreen?

  /// The requested presentation, or `nil` to choose one by the environment.
  private(set) var presentation: Presentation?

  private(set) var size: ScreenSize?
  private(set) var keys: [KeyToken] = []
  private(set) var theme: Theme?
  private(set) var color = ColorChoice.auto
  private(set) var isAnimated = true

  /// Whether screens are used in lines of text.
  private(set) var isLinear = false

  /// The number of lines of a screen below the prompt, or `nil` for one that fills the window.
  private(set) var inlineHeight: Int?

  /// Whether screens receive mouse events.
  private(set) var takesMouse = true

  /// The values of the screen's own options.
  private(set) var screenOptions: [String: String] = [:]

  /// The operands after the screen's name.
  private(set) var operands: [String] = []

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: ``UsageError`` for the first mistake, with a correction.
  init(arguments: [String]) throws(UsageError) {
    let words = try CommandLineWords(arguments, valued: CommandLineOptions.valued)
    try takeOperands(words.operands)
    try checkRepetitions(words.options)
    for option in words.options { try take(option) }
    try checkOperands()
    if action == .list, let option = words.options.first {
      throw .idleOption(option.word, goesWith: "a screen")
    }
  }

  /// Rejects an operand that would be ignored.
  private func checkOperands() throws(UsageError) {
    let limit = screen?.operandLimit ?? 0
    guard action == .run, operands.count > limit else { return }
    let former = limit > 0 ? operands[limit - 1] : screen?.name ?? "rowkit"
    throw .unexpectedArgument(operands[limit], after: former)
  }

  /// Rejects two values for an option, one of which would be ignored.
  ///
  /// Keys are pressed one after the other.
  private func checkRepetitions(_ options: [CommandLineWords.Option]) throws(UsageError) {
    var values: [String: String] = [:]
    for option in options where option.name != CommandLineOption.keys.rawValue {
      guard let value = option.value else { continue }
      if let former = values.updateValue(value, forKey: option.name), former != value {
        throw .repeated(option: option.name, former, value)
      }
    }
  }

  /// Returns the presentation of the screen in an environment.
  func presentation(in surroundings: ProcessEnvironment) -> Presentation {
    let isShown = isLinear || inlineHeight != nil || surroundings.canShowScreens
    return presentation ?? (isShown ? .interactive : .print)
  }

  /// Returns an error for the first option that has no effect in a presentation.
  func idleOption(in presentation: Presentation) -> UsageError? {
    let takesTheme =
      switch presentation {
      case .interactive, .svg: true
      case .print, .frame, .json: false
      }
    if presentation == .interactive, size != nil {
      return .idleOption("--size", goesWith: "--frame, --print, --json and --svg")
    }
    if isLinear, presentation != .interactive, presentation != .json {
      return .idleOption("--linear", goesWith: "a screen to use, or --json")
    }
    if inlineHeight != nil, presentation != .interactive, presentation != .json {
      return .idleOption("--inline", goesWith: "a screen to use, or --json")
    }
    if theme != nil, !takesTheme {
      return .idleOption("--theme", goesWith: "a terminal and --svg")
    }
    guard color == .always, presentation != .interactive else { return nil }
    return .idleOption("--color always", goesWith: "a terminal")
  }

  // MARK: Operands

  private mutating func takeOperands(_ words: [String]) throws(UsageError) {
    guard let name = words.first else { return }
    operands = Array(words.dropFirst())
    if name == "list" {
      action = .list
      if let first = operands.first { throw .unexpectedArgument(first, after: name) }
      return
    }
    screen = ExampleCatalogue.screen(named: name)
    guard screen == nil else { return }
    let names = ExampleCatalogue.screens.map(\.name) + ["list", "check"]
    throw .unknown(.screen, name, nearest: Spelling.nearest(to: name, among: names))
  }

  // MARK: Options

  private mutating func take(_ option: CommandLineWords.Option) throws(UsageError) {
    guard let known = CommandLineOption(rawValue: option.name) else {
      return try takeScreenOption(option)
    }
    if known == .inline {
      inlineHeight = try option.value.map(OptionValues.lines) ?? OptionValues.inlineHeight
      return
    }
    guard known.valueName != nil else {
      if let value = option.value { throw .unexpectedValue(option: option.name, value) }
      return try takeFlag(known)
    }
    // An option that takes a value has one here: the words were split on that basis.
    guard let value = option.value, !value.isEmpty else {
      throw .missingValue(option: option.name, example: known.example)
    }
    try take(known, value)
  }

  private mutating func takeFlag(_ option: CommandLineOption) throws(UsageError) {
    switch option {
    case .print: try present(.print)
    case .frame: try present(.frame)
    case .json: try present(.json)
    case .linear: isLinear = true
    case .noMouse: takesMouse = false
    case .noAnimation: isAnimated = false
    case .help: action = .showHelp
    case .version: if action != .showHelp { action = .showVersion }
    case .svg, .keys, .size, .theme, .color, .inline: break
    }
  }

  private mutating func take(
    _ option: CommandLineOption, _ value: String
  ) throws(UsageError) {
    switch option {
    case .svg: try present(.svg(value))
    case .keys: keys += try OptionValues.keys(value)
    case .size: size = try OptionValues.size(value)
    case .theme: theme = try OptionValues.theme(value)
    case .color: color = try OptionValues.color(value)
    case .print, .frame, .json, .linear, .inline, .noMouse, .noAnimation, .help, .version: break
    }
  }

  private mutating func present(_ presentation: Presentation) throws(UsageError) {
    if let other = self.presentation, other != presentation {
      throw .contradiction(other.optionName, presentation.optionName)
    }
    self.presentation = presentation
  }

  private mutating func takeScreenOption(
    _ option: CommandLineWords.Option
  ) throws(UsageError) {
    let own = screen?.options.map(\.name) ?? []
    guard let known = screen?.options.first(where: { $0.name == option.name }) else {
      let all = ExampleCatalogue.screens.flatMap(\.options)
      if all.contains(where: { $0.name == option.name }) {
        throw .foreignOption(option.name, screen: screen?.name)
      }
      let names = own + CommandLineOption.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: option.name, among: names)
      throw .unknown(.option, option.word, nearest: "--" + nearest)
    }
    if known.valueName == nil, let value = option.value {
      throw .unexpectedValue(option: option.name, value)
    }
    screenOptions[option.name] = option.value ?? ""
  }

  /// The options of every screen that take a value, because they may come before its name.
  private static var valued: [String: String] {
    var valued: [String: String] = [:]
    for option in CommandLineOption.allCases where option.valueName != nil {
      valued[option.rawValue] = option.example
    }
    for option in ExampleCatalogue.screens.flatMap(\.options) where option.valueName != nil {
      valued[option.name] = "--\(option.name) \(option.example)"
    }
    return valued
  }
}
