import RowKitScreens

/// What a program is and takes, for its help, and its language and colours.
struct ProgramDescription {
  /// What the program does, as a sentence.
  var summary = ""

  /// The arguments that aren't options, each a word: `FILE`, `[FILE]` if it may be omitted, `FILE…` if it
  /// may be repeated.
  var operands = ""

  /// The options beside those of every program with a screen.
  var own: [ProgramOption] = []

  var words: (ScreenOptions) -> LocalizedStrings = { _ in .english }
  var theme: (ScreenOptions) -> Theme? = { _ in nil }

  /// Returns how to call the program.
  func usage(name: String) -> String {
    [name, operands, "[OPTION…]"].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the help of the program.
  func help(name: String) -> String {
    let beginning = summary.isEmpty ? [] : [summary]
    let options = "Options:\n\(ScreenOptions.help(own: own))"
    return ([usage(name: name)] + beginning + [options]).joined(separator: "\n\n") + "\n"
  }

  /// Checks the number of arguments that aren't options.
  func check(_ given: [String], name: String) throws(ScreenOptionsError) {
    let words = operands.split(separator: " ")
    let needed = words.count { !$0.hasPrefix("[") }
    if given.count < needed {
      throw .missingOperand(
        String(words.filter { !$0.hasPrefix("[") }[given.count]),
        usage: usage(name: name))
    }
    guard given.count > words.count, !words.contains(where: { $0.contains("…") }) else { return }
    throw .extraOperand(given[words.count], usage: usage(name: name))
  }
}
