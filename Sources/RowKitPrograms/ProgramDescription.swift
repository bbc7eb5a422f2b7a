import RowKitScreens

/// The help, the arguments, the language and the theme of a program.
struct ProgramDescription {
  /// What the program does, as a sentence.
  var summary = ""

  /// The arguments that aren't options, each a word: `FILE`, `[FILE]` if it may be omitted, `FILE…` or `FILE...`
  /// if it may be repeated.
  var operands = ""

  /// The options beside those of every program with a screen.
  var own: [ProgramOption] = []

  /// Returns the language for the options.
  var words: (ScreenOptions) -> LocalizedStrings = { _ in .english }

  /// Returns the theme for the options, or `nil` for the one that suits the terminal.
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
    let expected = operands.split(separator: " ")
    let needed = expected.filter { !$0.hasPrefix("[") }
    guard given.count >= needed.count else {
      throw .missingOperand(String(needed[given.count]), usage: usage(name: name))
    }
    let isOpen = expected.contains { $0.contains("…") || $0.contains("...") }
    guard given.count > expected.count, !isOpen else { return }
    throw .extraOperand(given[expected.count], usage: usage(name: name))
  }
}
