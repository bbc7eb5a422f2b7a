public import RowKitScreens

/// Options for showing a stage on a terminal.
///
/// By default, the colours depend on the environment, and the theme depends on the terminal's
/// background.
///
/// ```swift
/// var options = TerminalOptions()
/// options.theme = .light
/// let status = TerminalHost.run(stage, options: options)
/// ```
public struct TerminalOptions: Sendable {
  /// A descriptor of the terminal for the screen.
  ///
  /// The default is `nil`: the controlling terminal of the process, wherever standard input and
  /// output lead. Without one, the first of standard output, standard error and standard input that
  /// is a terminal is used. A screen is thus shown inside `$(…)` and in a pipe, and standard output
  /// is free for the result.
  ///
  /// Keys are read from the same terminal, regardless of standard input.
  public var terminal: Int32?

  /// The environment variables that describe the terminal, such as `TERM`, `COLORTERM` and
  /// `NO_COLOR`.
  ///
  /// By default, these are the variables of the process.
  public var environment: [String: String]

  /// The person's choice of colours.
  ///
  /// The default is `auto`.
  public var color: ColorChoice

  /// The theme.
  ///
  /// If it is `nil`, the default, the background of the terminal determines whether
  /// ``CharacterScreen/Theme/dark`` or ``CharacterScreen/Theme/light`` is used.
  public var theme: Theme?

  /// Whether the screen receives mouse events.
  ///
  /// The default is `true`.
  ///
  /// Without them, the mouse selects text, as elsewhere in the terminal.
  public var takesMouse: Bool

  /// Whether the terminal's cursor is visible on the row that has the cursor, and not only in a
  /// field.
  ///
  /// The default is `true` if the variable `ROWKIT_CURSOR` is set to anything but `0`, else `false`.
  /// The cursor is there in any case, for screen readers, braille displays and magnifiers.
  public var showsCursor: Bool

  /// Whether the screen is used in lines of text instead of being shown.
  ///
  /// The default is `automatic`: the environment decides.
  public var linear: LinearChoice

  /// Whether standard input holds data for the program, so that the answers of the linear mode come
  /// from the terminal.
  ///
  /// The default is `false`: if the linear mode was asked for by an option, and standard input is a file
  /// or a pipe, it holds the answers.
  public var hasDataOnInput = false

  /// The number of lines of a screen in the lines below the prompt, at least 1, or `nil` for a screen
  /// that fills the window.
  ///
  /// The default is `nil`. At least one line of the window stays free. In a window of fewer than three
  /// lines, the screen is used in lines of text.
  public var inlineHeight: Int?

  /// Returns the line that replaces an inline screen when it ends, or `nil` to leave the last state of
  /// the screen.
  ///
  /// The default is `nil`: the last state stays in the terminal's history, or a line that nothing was
  /// saved if a person discarded changes. Control characters are replaced, and the line is truncated to
  /// the window.
  public var inlineResult: (@MainActor @Sendable (Stage) -> String?)?

  /// Whether `ctrl+c` also interrupts the programs that wait for this one, such as a script.
  ///
  /// The default is `false`: a person who quits with `ctrl+c` ends the screen only. If `true`, the
  /// whole process group receives SIGINT after the terminal was restored, as it does when a
  /// program such as `cat` is interrupted.
  public var interruptsGroup = false

  /// The time to wait for more bytes after a lone Escape.
  ///
  /// The default is the value of the variable `ESCDELAY` in milliseconds, clamped to the range from 1
  /// to 10,000, or 40 ms without it. A key that arrives within this time is combined with Alt. The
  /// delay has no effect in a terminal with the keyboard protocol, where Escape is unambiguous.
  public var escapeDelay: Duration

  /// Returns options for a screen in the lines below the prompt.
  ///
  /// ```swift
  /// exit(TerminalHost.run(stage, options: .inline(height: 12)))
  /// ```
  ///
  /// The terminal's history stays as it is, and the last state of the screen becomes part of it.
  ///
  /// - Parameter height: The number of lines, at least 1.
  /// - Returns: The options.
  public static func inline(height: Int) -> TerminalOptions {
    var options = TerminalOptions()
    options.inlineHeight = height
    return options
  }

  /// Creates options.
  ///
  /// Each omitted argument has its default.
  public init(
    terminal: Int32? = nil, environment: [String: String]? = nil, color: ColorChoice = .auto,
    theme: Theme? = nil, takesMouse: Bool = true, linear: LinearChoice = .automatic
  ) {
    self.terminal = terminal
    self.environment = environment ?? ProcessEnvironment.variables()
    self.color = color
    self.theme = theme
    self.takesMouse = takesMouse
    self.linear = linear
    showsCursor = !["", "0"].contains(self.environment["ROWKIT_CURSOR"] ?? "")
    let delay = self.environment["ESCDELAY"].flatMap { Int($0) }.map { min(max(1, $0), 10_000) }
    escapeDelay = .milliseconds(delay ?? 40)
  }
}
