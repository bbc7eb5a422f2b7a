#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The arguments of a program, split into options with their values and operands.
///
/// A value follows its option as `--size 80x24` or `--size=80x24`. After `--` nothing is an option;
/// `-` alone never is, because it is the name of standard input or output.
package struct ProgramArguments {
  /// An option: as it was written, its name without dashes, and its value.
  package struct Option: Hashable {
    package let word: String
    package let name: String
    package let value: String?
  }

  package private(set) var options: [Option] = []
  package private(set) var operands: [String] = []

  /// Splits arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - known: The options of the program. Those with a value take the next argument as it.
  /// - Throws: ``ScreenOptionsError/missingValue(option:example:)`` for one of them without a value.
  package init(
    _ arguments: some Sequence<String>, options known: [ProgramOption]
  ) throws(ScreenOptionsError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        options.append(try ProgramArguments.option(word.dropFirst(2), &rest, known))
      } else if word == "-h" {
        options.append(Option(word: word, name: ScreenOption.help.rawValue, value: nil))
      } else if word.hasPrefix("-"), word != "-" {
        // No option has a single dash, so such a word is reported as an unknown option.
        options.append(Option(word: word, name: word, value: nil))
      } else {
        operands.append(word)
      }
    }
  }

  private static func option(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ known: [ProgramOption]
  ) throws(ScreenOptionsError) -> Option {
    if let sign = word.firstIndex(of: "=") {
      let name = String(word[..<sign])
      return Option(word: "--" + name, name: name, value: String(word[sign...].dropFirst()))
    }
    let name = String(word)
    guard let option = known.first(where: { $0.name == name && $0.valueName != nil }) else {
      return Option(word: "--" + name, name: name, value: nil)
    }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .missingValue(option: name, example: option.example)
    }
    rest.removeFirst()
    return Option(word: "--" + name, name: name, value: value)
  }

  /// Rejects two values for an option, one of which would be ignored.
  ///
  /// - Parameter exception: The option whose values follow one another.
  /// - Throws: ``ScreenOptionsError/repeated(option:_:_:)`` for the first such option.
  package func checkRepetitions(except exception: String? = nil) throws(ScreenOptionsError) {
    var values: [String: String] = [:]
    for option in options where option.name != exception {
      guard let value = option.value else { continue }
      if let former = values.updateValue(value, forKey: option.name), former != value {
        throw .repeated(option: option.name, former, value)
      }
    }
  }

  /// Returns the values of options by name; of an option without a value, it is empty.
  ///
  /// - Parameter known: The options of the program.
  /// - Returns: The values of those that were given.
  /// - Throws: ``ScreenOptionsError`` for the first mistake.
  package func values(of known: [ProgramOption]) throws(ScreenOptionsError) -> [String: String] {
    try checkRepetitions()
    var values: [String: String] = [:]
    for option in options {
      guard let match = known.first(where: { $0.name == option.name }) else {
        let nearest = Spelling.nearest(to: option.name, among: known.map(\.name))
        throw .unknown(.option, option.word, nearest: nearest.map { "--" + $0 })
      }
      values[option.name] = try option.value(as: match)
    }
    return values
  }
}

extension ProgramArguments {
  /// Returns the arguments of the process after the program's name.
  ///
  /// - Throws: ``ScreenOptionsError/notText(_:)`` for the first one that isn't UTF-8: decoding changed
  ///   it, so it names another file.
  @MainActor package static func ofProcess() throws(ScreenOptionsError) -> [String] {
    for place in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[place] else { continue }
      let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument))
      guard String(validating: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self) == nil
      else { continue }
      throw .notText(String(cString: argument))
    }
    return Array(CommandLine.arguments.dropFirst())
  }
}

extension ProgramArguments.Option {
  /// Returns the value, or an empty text for an option without one.
  ///
  /// - Throws: ``ScreenOptionsError`` if a value is missing, or if there is one too many.
  package func value(as known: ProgramOption) throws(ScreenOptionsError) -> String {
    guard known.valueName != nil else {
      if let value { throw .unexpectedValue(option: name, value) }
      return ""
    }
    guard let value, !value.isEmpty else {
      throw .missingValue(option: name, example: known.example)
    }
    return value
  }
}
