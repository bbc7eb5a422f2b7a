import ExampleScreens
import RowKit
import RowKitTerminal

/// The reason why the program failed.
enum CommandError: Error {
  /// The command line is wrong.
  case usage(UsageError)
  /// The screen can't be created.
  case screen(ExampleError)
  /// The screen can't be shown.
  case terminal(TerminalError)
  /// The values of the screen are invalid, for the given reasons.
  case invalidValues([String])
  /// Work of the screen failed while it was shown, for the given reasons.
  case unfinishedWork([String])
  /// The document can't be checked.
  case check(CheckError)
  /// The result can't be written.
  case output(OutputError)

  /// The exit status: 64 for wrong usage, 1 for failed work.
  var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .screen(let error): error.isWrongUsage ? 64 : 1
    case .terminal, .check, .output, .invalidValues, .unfinishedWork: 1
    }
  }

  /// The sentences for a person, with symbols in place of characters that could control a terminal:
  /// they contain file names and words of the command line.
  var safeSentences: [String] {
    let sentences: [String]
    switch self {
    case .invalidValues(let problems), .unfinishedWork(let problems): sentences = problems
    case .usage, .screen, .terminal, .check, .output: sentences = [description]
    }
    return sentences.map { $0.map { SafeText.visibleReplacement(for: $0) ?? String($0) }.joined() }
  }
}

// MARK: CustomStringConvertible

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage(let error): error.description
    case .screen(let error): error.description
    case .terminal(let error): error.description
    case .check(let error): error.description
    case .output(let error): error.description
    case .invalidValues(let problems), .unfinishedWork(let problems):
      problems.joined(separator: " ")
    }
  }
}
