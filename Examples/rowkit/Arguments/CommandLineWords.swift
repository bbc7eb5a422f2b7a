import ExampleScreens

/// The words of a command line, split into options with their values and everything else.
///
/// A value follows its option as `--size 80x24` or `--size=80x24`. After `--` nothing is an
/// option; `-` alone never is, because it stands for standard input or output.
struct CommandLineWords {
  /// An option: as it was written, its name without dashes, and its value.
  struct Option: Hashable {
    let word: String
    let name: String
    let value: String?
  }

  private(set) var options: [Option] = []
  private(set) var operands: [String] = []

  /// Splits words.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - valued: The names of the options that take a value, and an example of each.
  /// - Throws: ``UsageError/missingValue(option:example:)`` for one of them without a value.
  init(_ arguments: [String], valued: [String: String]) throws(UsageError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        options.append(try CommandLineWords.option(word.dropFirst(2), &rest, valued))
      } else if word == "-h" {
        options.append(Option(word: word, name: CommandLineOption.help.rawValue, value: nil))
      } else if word.hasPrefix("-"), word != "-" {
        // No option has a single dash, so such a word is reported as an unknown option.
        options.append(Option(word: word, name: word, value: nil))
      } else {
        operands.append(word)
      }
    }
  }

  private static func option(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ valued: [String: String]
  ) throws(UsageError) -> Option {
    if let sign = word.firstIndex(of: "=") {
      let name = String(word[..<sign])
      return Option(word: "--" + name, name: name, value: String(word[sign...].dropFirst()))
    }
    let name = String(word)
    guard let example = valued[name] else {
      return Option(word: "--" + name, name: name, value: nil)
    }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .missingValue(option: name, example: example)
    }
    rest.removeFirst()
    return Option(word: "--" + name, name: name, value: value)
  }
}
