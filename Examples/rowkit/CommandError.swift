import ExampleScreens
import RowKit
import RowKitTerminal

/// Why the program could not do what it was asked for.
enum CommandError: Error {
  /// It was asked in a wrong way.
  case usage(UsageError)
  /// The screen could not be made.
  case screen(ExampleError)
  /// The screen could not be shown.
  case terminal(TerminalError)
  /// The values of the screen don't hold; what is wrong, a sentence each.
  case invalidValues([String])
  /// Work of the screen failed while it was shown; what failed, a sentence each.
  case unfinishedWork([String])
  /// The result could not be written.
  case output(OutputError)

  /// What the program ends with: 64 for wrong usage, 1 for work that failed.
  var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .screen(let error): error.isWrongUsage ? 64 : 1
    case .terminal, .output, .invalidValues, .unfinishedWork: 1
    }
  }

  /// The sentences for a person, with signs in place of what could drive a terminal: names of
  /// files and words of the command line stand in them.
  var safeSentences: [String] {
    let sentences: [String]
    switch self {
    case .invalidValues(let problems), .unfinishedWork(let problems): sentences = problems
    case .usage, .screen, .terminal, .output: sentences = [description]
    }
    return sentences.map { $0.map { SafeText.sign(for: $0) ?? String($0) }.joined() }
  }
}

// MARK: CustomStringConvertible

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage(let error): error.description
    case .screen(let error): error.description
    case .terminal(let error): error.description
    case .output(let error): error.description
    case .invalidValues(let problems), .unfinishedWork(let problems):
      problems.joined(separator: " ")
    }
  }
}
