public import RowKitScreens

/// The options of a program that shows a screen, read from its arguments.
///
/// ```swift
/// let options = try ScreenOptions(arguments: ["--frame", "--keys", "down return"])
/// options.presentation  // .frame
/// ```
///
/// A program has options of its own, too:
///
/// ```swift
/// let own = [ProgramOption("group", valueName: "NAME", example: "friends", summary: "one group")]
/// let options = try ScreenOptions(arguments: ["--group=friends", "a.vcf"], own: own)
/// options.values["group"]  // "friends"
/// options.operands         // ["a.vcf"]
/// ```
public struct ScreenOptions: Hashable, Sendable {
  /// A way to show the screen.
  public enum Presentation: Hashable, Sendable {
    /// Every row as a line of text.
    case rows
    /// The picture of the screen as text.
    case frame
    /// The values of the screen as JSON.
    case json
    /// The picture of the screen as SVG, written to a file; `-` is standard output.
    case svg(path: String)

    /// The option that selects the presentation.
    var optionName: String {
      switch self {
      case .rows: "--print"
      case .frame: "--frame"
      case .json: "--json"
      case .svg: "--svg"
      }
    }
  }

  /// The kind of output, or `nil` to show the screen, or to print its rows into a pipe.
  ///
  /// `.json` prints values, those of a form after a person saved it.
  public var presentation: Presentation?

  /// The keys to press before the screen is shown or printed.
  public var keys: [KeyToken] = []

  /// The size of pictures and printed rows, or `nil` for 80 columns and 24 lines.
  public var size: ScreenSize?

  /// The theme, or `nil` to choose by the terminal's background.
  public var theme: Theme?

  /// The choice of colours.
  public var color = ColorChoice.auto

  /// Whether the screen is used in lines of text.
  public var isLinear = false

  /// The number of lines of a screen below the prompt, or `nil` for one that fills the window.
  public var inlineHeight: Int?

  /// Whether the screen receives mouse events.
  public var takesMouse = true

  /// Whether things move by themselves.
  public var isAnimated = true

  /// Whether standard input is data of the screen, or `nil` if it is where an operand is `-`.
  package var hasDataOnInput: Bool?

  /// Whether the list of options was asked for.
  package var asksForHelp = false

  /// The values of the program's own options by name; of an option without a value, it is empty.
  public var values: [String: String] = [:]

  /// The arguments that aren't options, in order.
  public var operands: [String] = []

  /// Creates the options without arguments.
  public init() {}

  /// Reads arguments: those after the program's name.
  ///
  /// A value follows its option as `--size 60x20` or `--size=60x20`. After `--` nothing is an option.
  /// Options may stand before and after other arguments. The values of `--keys` follow one another; any
  /// other option has one value.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - own: The program's own options.
  ///   - themes: The themes that `--theme` names.
  /// - Throws: ``ScreenOptionsError`` for the first argument that can't be followed.
  public init(
    arguments: some Sequence<String>, own: [ProgramOption] = [], themes: [Theme] = Theme.all
  ) throws(ScreenOptionsError) {
    let known = own + ScreenOptions.all
    try self.init(try ProgramArguments(arguments, options: known), own: own, themes: themes)
  }

  /// Reads arguments that are split.
  package init(
    _ arguments: ProgramArguments, own: [ProgramOption], themes: [Theme] = Theme.all
  ) throws(ScreenOptionsError) {
    operands = arguments.operands
    try arguments.checkRepetitions(except: ScreenOption.keys.rawValue)
    for option in arguments.options {
      let isOwn = own.contains { $0.name == option.name }
      if !isOwn, let known = ScreenOption(rawValue: option.name) {
        try take(known, option, themes)
      } else {
        values[option.name] = try ScreenOptions.value(of: option, among: own)
      }
    }
  }

  // MARK: Reading

  /// The options that every program with a screen understands.
  package static let all = all(themes: Theme.all)

  private static func all(themes: [Theme]) -> [ProgramOption] {
    ScreenOption.allCases.map { $0.option(themes: themes) }
  }

  private static func value(
    of option: ProgramArguments.Option, among own: [ProgramOption]
  ) throws(ScreenOptionsError) -> String {
    guard let known = own.first(where: { $0.name == option.name }) else {
      let names = (own + all).map(\.name)
      throw .unknown(
        .option, option.word,
        nearest: Spelling.nearest(to: option.name, among: names).map { "--" + $0 })
    }
    return try option.value(as: known)
  }

  private mutating func take(
    _ known: ScreenOption, _ option: ProgramArguments.Option, _ themes: [Theme]
  ) throws(ScreenOptionsError) {
    if known == .inline {
      inlineHeight = try option.value.map(OptionValues.lines) ?? OptionValues.inlineHeight
      return
    }
    let value = try option.value(as: known.option(themes: themes))
    switch known {
    case .print: try present(.rows)
    case .frame: try present(.frame)
    case .json: try present(.json)
    case .svg: try present(.svg(path: value))
    case .keys: keys += try OptionValues.keys(value)
    case .size: size = try OptionValues.size(value)
    case .theme: theme = try OptionValues.theme(value, among: themes)
    case .color: color = try OptionValues.color(value)
    case .linear: isLinear = true
    case .noMouse: takesMouse = false
    case .noAnimation: isAnimated = false
    case .help: asksForHelp = true
    case .inline: break
    }
  }

  private mutating func present(_ presentation: Presentation) throws(ScreenOptionsError) {
    if let other = self.presentation, other != presentation {
      throw .contradiction(other.optionName, presentation.optionName)
    }
    self.presentation = presentation
  }

  // MARK: Options without an effect

  /// Returns an error for the first option that has no effect.
  ///
  /// - Parameters:
  ///   - isShown: Whether a screen without a presentation is shown rather than printed.
  ///   - isForm: Whether the screen is a form, which is shown to a person before its values are
  ///     printed as JSON, unless there are keys. The default is `nil`: it may be one.
  /// - Returns: The error, or `nil` if every option that depends on the presentation has an effect.
  func idleOption(isShown: Bool, isForm: Bool? = nil) -> ScreenOptionsError? {
    let isScreen = presentation == nil && isShown
    let asks = presentation == .json && keys.isEmpty
    let mayBeScreen = isScreen || asks && isForm != false
    if isScreen || asks && isForm == true, size != nil {
      return .idleOption("--size", goesWith: "--frame, --print, --svg, or --json with --keys")
    }
    if isLinear, !mayBeScreen {
      return .idleOption("--linear", goesWith: "a screen to use, or a form with --json")
    }
    if inlineHeight != nil, !mayBeScreen {
      return .idleOption("--inline", goesWith: "a screen to use, or a form with --json")
    }
    if isLinear, inlineHeight != nil { return .contradiction("--linear", "--inline") }
    return idleLook(isPicture: mayBeScreen && !isLinear)
  }

  /// Returns an error for the first option for pictures on a terminal that has no effect.
  private func idleLook(isPicture: Bool) -> ScreenOptionsError? {
    if theme != nil, !isPicture, !isDrawing {
      return .idleOption("--theme", goesWith: "a picture on a terminal and --svg")
    }
    if color == .always, !isPicture {
      return .idleOption("--color always", goesWith: "a picture on a terminal")
    }
    if color == .never, isDrawing {
      return .idleOption("--color never", goesWith: "a picture on a terminal")
    }
    guard isLinear, !takesMouse else { return nil }
    return .idleOption("--no-mouse", goesWith: "a picture on a terminal")
  }

  private var isDrawing: Bool {
    if case .svg = presentation { return true }
    return false
  }

  // MARK: Help

  /// The list of options, one a line, for the help of a program.
  public static let help = help(own: [])

  /// Returns the list of options, one a line, for the help of a program.
  ///
  /// - Parameters:
  ///   - own: The program's own options, which come first.
  ///   - themes: The themes that `--theme` names.
  /// - Returns: The lines, without a final line break.
  public static func help(own: [ProgramOption], themes: [Theme] = Theme.all) -> String {
    help(own: own, themes: themes, hasValues: true)
  }

  /// Returns the list of options for a program whose screen has values for `--json`, or none.
  static func help(own: [ProgramOption], themes: [Theme], hasValues: Bool) -> String {
    let common = all(themes: themes).filter { hasValues || $0.name != ScreenOption.json.rawValue }
    let options = own + common
    let width = options.map(\.usage.count).max() ?? 0
    return options.map { option in
      let gap = String(repeating: " ", count: width - option.usage.count + 2)
      return "  " + option.usage + gap + option.summary
    }.joined(separator: "\n")
  }
}
