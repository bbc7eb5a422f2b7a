import RowKitScreens

/// An option that every program with a screen understands.
enum ScreenOption: String, CaseIterable {
  case print, frame, json, svg, keys, size, theme, color, linear, inline
  case noMouse = "no-mouse"
  case noAnimation = "no-animation"
  case help

  /// The name of the value in the list of options, or `nil` for an option without one.
  var valueName: String? {
    switch self {
    case .svg: "FILE"
    case .keys: "KEYS"
    case .size: "80x24"
    case .theme, .color: "NAME"
    case .print, .frame, .json, .linear, .inline, .noMouse, .noAnimation, .help: nil
    }
  }

  /// Returns the effect of the option in a program with these themes.
  private func summary(_ themes: [Theme]) -> String {
    switch self {
    case .print: "every row as plain text, for pipes and scripts"
    case .frame: "the screen as it stands, as text"
    case .json: "the values as JSON; a form that asks for an answer is shown first"
    case .svg: "the screen as a picture; - is standard output"
    case .keys: "press keys first, as in 'down return \"Ada\"'"
    case .size: "columns and lines of a screen that is printed or drawn"
    case .theme: ScreenOption.choice(of: themes.map(\.name))
    case .color: "auto, always or never"
    case .linear: "use the screen in lines of text, by ear or on any terminal"
    case .inline: "show the screen below the prompt; --inline=16 sets its lines"
    case .noMouse: "leave the mouse to the terminal, which selects text with it"
    case .noAnimation: "let nothing move by itself"
    case .help: "this list"
    }
  }

  /// A valid value, for messages.
  private var exampleValue: String {
    switch self {
    case .svg: "screen.svg"
    case .keys: "\"down return\""
    case .theme: "dark"
    case .color: "never"
    default: "80x24"
    }
  }

  /// Returns the option as programs with these themes describe their own ones.
  func option(themes: [Theme]) -> ProgramOption {
    let summary = summary(themes)
    guard let valueName else { return ProgramOption(rawValue, summary: summary) }
    return ProgramOption(rawValue, valueName: valueName, example: exampleValue, summary: summary)
  }

  private static func choice(of names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
