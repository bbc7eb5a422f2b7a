import ExampleScreens
import RowKit
import RowKitPrograms

/// The program's descriptions of itself.
@MainActor enum HelpText {
  /// The program's name and version.
  static let version = "rowkit 0.1.0\n"

  /// The screens, one on each line.
  static var list: String {
    table(ExampleCatalogue.screens.map { ($0.name, $0.summary) }, indentation: 0)
  }

  /// Returns the usage of the program, or of one of its screens.
  static func help(for screen: ExampleScreen?) -> String {
    screen.map(help) ?? general
  }

  private static var general: String {
    """
    Screens made of row controllers.

    rowkit                        the gallery, a table of links to the screens
    rowkit list                   the screens, one a line
    rowkit SCREEN [ARGUMENT…]     one of the screens, such as: rowkit phone-numbers contacts.vcf

    rowkit check FILE [--schema FILE]   every violation of a JSON Schema; see rowkit check --help
    rowkit new NAME                     a package with a screen and its test; see rowkit new --help

    Screens:
    \(table(ExampleCatalogue.screens.map { (usage(of: $0), $0.summary) }))
    Options, before or after the screen:
    \(ScreenOptions.help(own: [CommandLineOptions.version]))

    Variables:
    \(table(variables))
    On a screen ? lists its keys; F1 does where letters are text, as in a form.
    Where standard output is not a terminal, a screen behaves as with --print, except with --linear and
    --inline, and except a question.
    """ + "\n"
  }

  /// The variables of the environment that a person may set for the program.
  private static let variables = [
    ("ESCDELAY=MS", "how long Escape waits for a key that belongs to it (1 to 10000, default 40)"),
    ("NO_COLOR=1", "no colours on a terminal, unless --color always"),
    ("ACCESSIBLE=1", "use screens in lines of text, as --linear; ROWKIT_LINEAR=1 does too"),
    ("ROWKIT_CURSOR=1", "show the terminal's cursor on the row that has the cursor"),
    ("ROWKIT_ANNOUNCE=1", "say changes in words on the bottom line"),
    ("ROWKIT_MOTION=none", "let nothing move by itself, as --no-animation"),
    ("TMPDIR=FOLDER", "where the data of pipes is kept while it is looked at"),
  ]

  private static func help(for screen: ExampleScreen) -> String {
    ProgramDescription(
      summary: "Shows \(screen.summary)."
        + (screen.readsInput ? "\nA file named - is standard input." : ""),
      operands: screen.operands ?? "", own: screen.options.map(ProgramOption.init),
      hasValues: screen.hasValues
    ).help(name: "rowkit \(screen.name)")
  }

  private static func usage(of screen: ExampleScreen) -> String {
    [screen.name, screen.operands].compactMap(\.self).joined(separator: " ")
  }

  private static func table(_ lines: [(String, String)], indentation: Int = 2) -> String {
    let width = max(22, lines.map { TextWidth.width(of: $0.0) }.max() ?? 0)
    let margin = String(repeating: " ", count: indentation)
    return lines.map { name, summary in
      margin + TextTruncation.pad(name, to: width) + "  " + summary + "\n"
    }.joined()
  }
}
