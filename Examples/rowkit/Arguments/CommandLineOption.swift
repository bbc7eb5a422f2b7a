/// The options that every screen understands.
enum CommandLineOption: String, CaseIterable {
  case print, frame, json, svg, keys, size, theme, color, linear, inline
  case noMouse = "no-mouse"
  case noAnimation = "no-animation"
  case help, version

  /// The name of the value in the help text, or `nil` for an option without one.
  var valueName: String? {
    switch self {
    case .svg: "FILE"
    case .keys: "KEYS"
    case .size: "80x24"
    case .theme: "NAME"
    case .color: "WHEN"
    case .print, .frame, .json, .linear, .inline, .noMouse, .noAnimation, .help, .version: nil
    }
  }

  /// A one-line description.
  var summary: String {
    switch self {
    case .print: "every row as plain text, for pipes and scripts"
    case .frame: "the screen as it stands, as text"
    case .json: "the screen's values as JSON"
    case .svg: "the screen as a picture; - is standard output"
    case .keys: "press keys first, as in \"down return\""
    case .size: "columns and lines, with --frame and --svg"
    case .theme: "dark, light or high-contrast"
    case .color: "auto, always or never"
    case .linear: "use the screen in lines of text, by ear or on any terminal"
    case .inline: "show the screen in lines below the prompt, as in --inline=12"
    case .noMouse: "leave the mouse to the terminal, which selects text with it"
    case .noAnimation: "let nothing move by itself"
    case .help: "this text, or that of a screen"
    case .version: "the version"
    }
  }

  /// A valid value, for use in an error message.
  var example: String {
    switch self {
    case .svg: "--svg screen.svg"
    case .keys: "--keys \"down return\""
    case .size: "--size 80x24"
    case .theme: "--theme dark"
    case .color: "--color never"
    case .inline: "--inline=12"
    case .print, .frame, .json, .linear, .noMouse, .noAnimation, .help, .version: "--\(rawValue)"
    }
  }
}
