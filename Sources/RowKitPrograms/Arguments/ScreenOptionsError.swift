import RowKitScreens

/// A mistake in the arguments of a program, whose description suggests a correction.
public enum ScreenOptionsError: Error, Hashable {
  /// The kind of thing that a name refers to.
  public enum Kind: String, Sendable {
    case option, theme, key
    case color = "choice of colours"
  }

  /// An unknown name, and a similar known one.
  case unknown(Kind, String, nearest: String?)

  /// An option without its value, and a valid use of it.
  case missingValue(option: String, example: String)

  /// An option that takes no value but got one.
  case unexpectedValue(option: String, String)

  /// A value that isn't a size.
  case wrongSize(String)

  /// A value that isn't a number of lines.
  case wrongLines(String)

  /// Several keys that are pressed one after another, written as one.
  case severalKeys(String, keys: [String])

  /// A pause among keys that isn't a duration of at most a day.
  case wrongWait(String)

  /// Quoted text among keys without its closing quotation mark.
  case openQuotation(String)

  /// An option without an effect, and the options that it needs.
  case idleOption(String, goesWith: String)

  /// Two options that exclude each other.
  case contradiction(String, String)

  /// An option with two values.
  case repeated(option: String, String, String)

  /// An argument that a program needs, and how to call the program.
  case missingOperand(String, usage: String)

  /// An argument that a program has no place for, and how to call the program.
  case extraOperand(String, usage: String)

  /// An argument that isn't UTF-8, as far as it can be shown.
  case notText(String)

  /// A screen without values for `--json`.
  case noValues(screen: String)
}

// MARK: CustomStringConvertible

extension ScreenOptionsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let kind, let name, let nearest):
      "There is no \(kind.rawValue) called “\(name)”"
        + (nearest.map { "; did you mean “\($0)”?" } ?? ".")
    case .missingValue(let option, let example):
      "The option --\(option) needs a value, as in \(example)."
    case .unexpectedValue(let option, let value):
      "The option --\(option) takes no value, but got “\(value)”."
    case .wrongSize(let value):
      "“\(value)” is not a size; write columns and lines from 1x1 to 1000x1000, such as 80x24."
    case .wrongLines(let value):
      "“\(value)” is not a number of lines from 3 to 1000; write it as in --inline=12."
    case .severalKeys(let token, let keys):
      """
      “\(token)” is several keys, one after another: write \
      \(keys.joined(separator: " ")), or \"\(token)\" in quotation marks.
      """
    case .wrongWait(let token), .openQuotation(let token):
      KeyScriptError(token: token).description
    case .idleOption(let option, let others):
      "The option \(option) changes nothing here; it goes with \(others)."
    case .contradiction(let one, let other):
      "Only one of \(one) and \(other) can be used at a time."
    case .repeated(let option, let first, let second):
      "The option --\(option) was given twice, as “\(first)” and as “\(second)”; give it once."
    case .missingOperand(let word, let usage):
      "\(word) is missing; write \(usage)."
    case .extraOperand(let word, let usage):
      "Nothing is expected where “\(word)” stands; write \(usage)."
    case .notText(let word):
      "The argument “\(word)” isn't UTF-8; give the file a name that is, or a link."
    case .noValues(let screen):
      """
      The screen “\(screen)” has rows and no values. --json is for forms and other screens that have \
      values; --print prints the rows of any screen.
      """
    }
  }
}
