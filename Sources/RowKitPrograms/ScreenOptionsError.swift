/// A mistake in the arguments of a program.
public enum ScreenOptionsError: Error, Hashable {
  /// An option that the program doesn't have.
  case unknown(String)
  /// An option without its value, which is described.
  case missingValue(option: String, example: String)
  /// An option that takes no value but got one.
  case unexpectedValue(option: String)
  /// A value that the option doesn't take.
  case wrongValue(option: String, String)
  /// Two presentations at once.
  case contradiction
  /// A screen without values for `--json`.
  case noValues
}

// MARK: CustomStringConvertible

extension ScreenOptionsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let name): "There is no option \(name); --help lists the options."
    case .missingValue(let option, let example):
      "The option \(option) needs a value: \(example)."
    case .unexpectedValue(let option): "The option \(option) takes no value."
    case .wrongValue(let option, let value):
      "“\(value)” is no value for \(option); --help describes its values."
    case .contradiction: "Only one of --print, --frame, --json and --svg can be followed."
    case .noValues: "This screen has no values for --json; --print gives its rows."
    }
  }
}
