/// How a screen is shown.
enum Presentation: Hashable {
  /// On the terminal, until a person leaves it.
  case interactive
  /// Every row as a line of text.
  case print
  /// The screen as it stands, as text.
  case frame
  /// Its values, for another program.
  case json
  /// A picture, written to a file; `-` is standard output.
  case svg(String)

  /// The option that asks for it.
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
