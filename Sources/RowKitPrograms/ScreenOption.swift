/// An option of a program that shows a screen.
enum ScreenOption: String, CaseIterable {
  case print = "--print"
  case frame = "--frame"
  case json = "--json"
  case svg = "--svg"
  case keys = "--keys"
  case size = "--size"
  case theme = "--theme"
  case color = "--color"
  case linear = "--linear"
  case inline = "--inline"
  case noMouse = "--no-mouse"
  case noAnimation = "--no-animation"
  case help = "--help"

  /// The name of the value, or `nil` for an option without one.
  var valueName: String? {
    switch self {
    case .svg: "FILE"
    case .keys: "KEYS"
    case .size: "WIDTHxHEIGHT"
    case .theme: "dark, light or high-contrast"
    case .color: "auto, always or never"
    case .print, .frame, .json, .linear, .inline, .noMouse, .noAnimation, .help: nil
    }
  }

  /// The option with its value, as in the list of options.
  var usage: String {
    switch self {
    case .theme, .color: rawValue + " NAME"
    case .inline: rawValue + "[=LINES]"
    default: valueName.map { rawValue + " " + $0 } ?? rawValue
    }
  }

  /// The effect of the option.
  var summary: String {
    switch self {
    case .print: "print the rows, one a line"
    case .frame: "print the picture of the screen"
    case .json: "print the values of a form, after it was saved"
    case .svg: "write the picture of the screen as SVG; - is standard output"
    case .keys: "press keys first, as in 'down return \"Ada\"'"
    case .size: "the size of printed rows and pictures, as in 60x20"
    case .theme: "dark, light or high-contrast"
    case .color: "auto, always or never"
    case .linear: "use the screen in lines of text"
    case .inline: "show the screen below the prompt"
    case .noMouse: "leave the mouse to the terminal"
    case .noAnimation: "let nothing move by itself"
    case .help: "show this list"
    }
  }
}
