public import RowKit
public import TerminalCodec

/// The options of a program that shows a screen, read from its arguments.
///
/// ```swift
/// let options = try ScreenOptions(arguments: ["--frame", "--keys", "down return"])
/// options.presentation  // .frame
/// ```
public struct ScreenOptions: Hashable, Sendable {
  /// A way to show the screen.
  public enum Presentation: Hashable, Sendable {
    /// Every row as a line of text.
    case rows
    /// The picture of the screen as text.
    case frame
    /// The values of a form as JSON.
    case json
    /// The picture of the screen as SVG, written to a file; `-` is standard output.
    case svg(path: String)
  }

  /// The presentation, or `nil` to show the screen, or to print its rows into a pipe.
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

  /// Whether the list of options was asked for.
  public var asksForHelp = false

  /// The arguments that aren't options, in order.
  public var operands: [String] = []

  /// Creates the options without arguments.
  public init() {}

  /// Reads arguments: those after the program's name.
  ///
  /// A value follows its option as `--size 60x20` or `--size=60x20`. After `--` nothing is an option.
  ///
  /// - Throws: ``ScreenOptionsError`` for the first argument that can't be followed.
  public init(arguments: some Sequence<String>) throws(ScreenOptionsError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try take(word, &rest)
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ScreenOptionsError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word == "-h" ? "--help" : String(parts[0])
    guard let option = ScreenOption(rawValue: name) else { throw .unknown(name) }
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard let example = option.valueName else {
      guard value == nil || option == .inline else { throw .unexpectedValue(option: name) }
      return try follow(option, lines: value)
    }
    guard let value = value ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: name, example: example)
    }
    try follow(option, value)
  }

  private mutating func follow(
    _ option: ScreenOption, lines: String?
  ) throws(ScreenOptionsError) {
    switch option {
    case .print: try present(.rows)
    case .frame: try present(.frame)
    case .json: try present(.json)
    case .linear: isLinear = true
    case .noMouse: takesMouse = false
    case .noAnimation: isAnimated = false
    case .help: asksForHelp = true
    case .inline:
      let height = lines.map { Int($0) ?? 0 } ?? ScreenOptions.inlineHeight
      guard (3...1000).contains(height) else { throw .wrongValue(option: "--inline", lines ?? "") }
      inlineHeight = height
    case .svg, .keys, .size, .theme, .color: break
    }
  }

  private mutating func follow(
    _ option: ScreenOption, _ value: String
  ) throws(ScreenOptionsError) {
    let wrong = ScreenOptionsError.wrongValue(option: option.rawValue, value)
    switch option {
    case .svg: try present(.svg(path: value))
    case .keys:
      guard let script = try? KeyToken.script(value) else { throw wrong }
      keys += script
    case .size:
      let parts = value.split(separator: "x", omittingEmptySubsequences: false)
      let extents = parts.compactMap { Int($0) }
      guard parts.count == 2, extents.count == 2, extents.allSatisfy((1...1000).contains) else {
        throw wrong
      }
      size = ScreenSize(width: extents[0], height: extents[1])
    case .theme:
      guard let theme = Theme.named(value) else { throw wrong }
      self.theme = theme
    case .color:
      guard let color = ColorChoice(rawValue: value) else { throw wrong }
      self.color = color
    default: break
    }
  }

  private mutating func present(_ presentation: Presentation) throws(ScreenOptionsError) {
    if let former = self.presentation, former != presentation { throw .contradiction }
    self.presentation = presentation
  }

  /// The usual number of lines of a screen below the prompt.
  private static let inlineHeight = 12

  /// The list of options, one a line, for the help of a program.
  public static let help: String = {
    let width = ScreenOption.allCases.map(\.usage.count).max() ?? 0
    let lines = ScreenOption.allCases.map { option in
      let gap = String(repeating: " ", count: width - option.usage.count + 2)
      return "  " + option.usage + gap + option.summary
    }
    return lines.joined(separator: "\n")
  }()
}
