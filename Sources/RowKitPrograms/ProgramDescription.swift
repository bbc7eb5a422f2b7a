package import RowKitScreens

/// The help, the arguments, the language and the themes of a program.
package struct ProgramDescription {
  /// The purpose of the program, as one or more lines.
  let summary: String

  /// The arguments that aren't options, each a word.
  ///
  /// It is `FILE`, `[FILE]` if it may be omitted, and `FILE…` or `FILE...` if it may be repeated.
  let operands: String

  /// The options beside those of every program with a screen.
  let own: [ProgramOption]

  /// The themes that `--theme` names.
  let themes: [Theme]

  /// Whether the screen has values for `--json`, so that the help lists it.
  let hasValues: Bool

  /// Returns the language for the options.
  let words: (ScreenOptions) -> LocalizedStrings

  /// Returns the theme for the options, or `nil` for the one that suits the terminal.
  let theme: (ScreenOptions) -> Theme?

  package init(
    summary: String = "", operands: String = "", own: [ProgramOption] = [],
    themes: [Theme] = Theme.all, hasValues: Bool = true,
    words: @escaping (ScreenOptions) -> LocalizedStrings = { _ in .english },
    theme: @escaping (ScreenOptions) -> Theme? = { _ in nil }
  ) {
    self.summary = summary
    self.operands = operands
    self.own = own
    self.themes = themes
    self.hasValues = hasValues
    self.words = words
    self.theme = theme
  }

  /// Returns how to call the program.
  func usage(name: String) -> String {
    [name, operands, "[OPTION…]"].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the help of the program.
  package func help(name: String) -> String {
    let beginning = summary.isEmpty ? [] : [summary]
    let options = ScreenOptions.help(own: own, themes: themes, hasValues: hasValues)
    return ([usage(name: name)] + beginning + ["Options:\n" + options]).joined(separator: "\n\n")
      + "\n"
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
