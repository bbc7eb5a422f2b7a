import RowKitPrograms

/// A mistake in a command line, beside those in the options of a screen.
enum UsageError: Error, Hashable {
  /// An unknown screen, and a similar known name.
  case unknownScreen(String, nearest: String?)

  /// A command after an option, where screens have their place.
  case lateCommand(String)

  /// An option of other screens only. A `nil` screen is the gallery.
  case foreignOption(String, screen: String?)

  /// A command that lacks a word, which is described.
  case missingOperand(String, after: String)

  /// A word where none is expected.
  case unexpectedArgument(String, after: String)

  /// A file called `-` where standard input is a terminal.
  case terminalInput

  /// Two files that are both standard input, which is read once.
  case sameInput

  /// A name that no package can have.
  case wrongName(String)

  /// A name that the framework, or a module of it or of the system, already has.
  case takenName(String)

  /// A new package whose framework is unknown.
  case missingFramework
  /// The folder given as the framework isn't one.
  case noFramework(path: String)
}

// MARK: CustomStringConvertible

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownScreen(let name, let nearest):
      "There is no screen called “\(name)”; "
        + (nearest.map { "did you mean “\($0)”?" } ?? "rowkit list names all of them.")
    case .lateCommand(let name):
      "The command “\(name)” has to be the first word, as in: rowkit \(name) --help"
    case .foreignOption(let name, let screen):
      "\(screen.map { "The screen “\($0)”" } ?? "The gallery") has no option --\(name)."
    case .missingOperand(let word, let name):
      "The command “\(name)” needs a word, \(word); see rowkit \(name) --help."
    case .unexpectedArgument(let word, let name):
      "Nothing was expected after “\(name)”, but there is “\(word)”."
    case .terminalInput:
      """
      A file called - is standard input, which is a terminal here; name a file, or pipe text into the \
      command, as in: dmesg | rowkit log -
      """
    case .sameInput:
      "Standard input is read once, so only one file can be -; name the other."
    case .wrongName(let name):
      "“\(name)” is no name for a package; take letters, digits, - and _, such as my-app."
    case .takenName(let name):
      "“\(name)” is a word of Swift or a name that the framework has; take another, such as my-app."
    case .noFramework(let path):
      "\(path) isn't the folder of RowKit: it has no Package.swift beside Sources/RowKitCore."
    case .missingFramework:
      "RowKit wasn't found beside this program. Name its folder or its repository with --framework."
    }
  }
}

// MARK: ProgramFailure

extension UsageError: ProgramFailure {
  /// 64, for wrong usage.
  var exitStatus: Int32 { 64 }
}
