/// A mistake in a command line.
enum UsageError: Error, Hashable {
  /// The kind of thing that a name should refer to.
  enum Kind: String {
    case option, screen, theme, key
    case color = "choice of colours"
  }

  /// An unknown name, and the nearest known one.
  case unknown(Kind, String, nearest: String)

  /// An option of other screens only. A `nil` screen is the gallery.
  case foreignOption(String, screen: String?)

  /// An option that lacks its value.
  case missingValue(option: String, example: String)

  /// An option that takes no value but got one.
  case unexpectedValue(option: String, String)

  /// A size that isn't one.
  case wrongSize(String)

  /// A number of lines that isn't one.
  case wrongLines(String)

  /// Quoted text among keys without its closing quote.
  case openQuotation(String)

  /// A command that lacks a word, which is described.
  case missingOperand(String, after: String)

  /// A word where none is expected.
  case unexpectedArgument(String, after: String)

  /// An option without an effect, and the options it needs.
  case idleOption(String, goesWith: String)

  /// An argument that isn't UTF-8, as far as it can be shown.
  case notText(String)

  /// A name that no package can have.
  case wrongName(String)

  /// A name that a module of the framework, or of the system, already has.
  case takenName(String)

  /// Two options that exclude each other.
  case contradiction(String, String)

  /// An option that was given twice, with two values.
  case repeated(option: String, String, String)

  /// A screen that was asked for values but has none.
  case noValues(screen: String)
}

// MARK: CustomStringConvertible

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .wrongName(let name):
      "“\(name)” is no name for a package; take letters, digits, - and _, such as my-app."
    case .takenName(let name):
      "“\(name)” is the name of a module that the package uses; take another, such as my-app."
    case .unknown(let kind, let name, let nearest):
      "There is no \(kind.rawValue) called “\(name)”; did you mean “\(nearest)”?"
    case .foreignOption(let name, let screen):
      "\(screen.map { "The screen “\($0)”" } ?? "The gallery") has no option --\(name)."
    case .missingValue(let option, let example):
      "The option --\(option) needs a value, as in \(example)."
    case .unexpectedValue(let option, let value):
      "The option --\(option) takes no value, but got “\(value)”."
    case .wrongSize(let value):
      "“\(value)” is not a size; write columns and lines from 1x1 to 1000x1000, such as 80x24."
    case .wrongLines(let value):
      "“\(value)” is not a number of lines from 3 to 1000; write it as in --inline=12."
    case .openQuotation(let token):
      "The text \(token) in the keys has no closing quotation mark."
    case .missingOperand(let word, let name):
      "The command “\(name)” needs a word, \(word); see rowkit \(name) --help."
    case .unexpectedArgument(let word, let name):
      "Nothing was expected after “\(name)”, but there is “\(word)”."
    case .idleOption(let option, let others):
      "The option \(option) changes nothing here; it goes with \(others)."
    case .notText(let word):
      "The argument “\(word)” isn't UTF-8; give the file a name that is, or a link."
    case .contradiction(let one, let other):
      "Only one of \(one) and \(other) can be followed at a time."
    case .repeated(let option, let first, let second):
      "The option --\(option) was given twice, as “\(first)” and as “\(second)”; give it once."
    case .noValues(let screen):
      "The screen “\(screen)” has no values for --json; --print gives its rows."
    }
  }
}
