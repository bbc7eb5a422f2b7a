/// A way to show a screen.
enum Presentation: Hashable {
  /// On the terminal, until the person quits.
  case interactive
  /// Every row as a line of text.
  case print
  /// The current picture of the screen, as text.
  case frame
  /// The screen's values, for another program.
  case json
  /// A picture, written to a file; `-` is standard output.
  case svg(String)

  /// The option that selects the presentation.
  var optionName: String {
    switch self {
    case .interactive: ""
    case .print: "--print"
    case .frame: "--frame"
    case .json: "--json"
    case .svg: "--svg"
    }
  }
}
