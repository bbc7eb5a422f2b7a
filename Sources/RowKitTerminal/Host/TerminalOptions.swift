public import RowKit
public import TerminalCodec

/// How a stage is shown on a terminal.
///
/// What is not said is found out: the colours from the environment, the theme from the terminal's
/// own background.
///
/// ```swift
/// var options = TerminalOptions()
/// options.theme = .light
/// let status = try TerminalHost.run(stage, options: options)
/// ```
public struct TerminalOptions: Sendable {
  /// A descriptor of the terminal on which the screen appears, standard output if it isn't said.
  ///
  /// Keys come from that terminal too, whatever standard input holds.
  public var terminal: Int32

  /// The variables that say what the terminal is: `TERM`, `COLORTERM`, `NO_COLOR` and others.
  public var environment: [String: String]

  /// What the person says about colours.
  public var color: ColorChoice

  /// How colours look; nil to choose ``CharacterScreen/Theme/dark`` or ``CharacterScreen/Theme/light`` by the
  /// terminal's background.
  public var theme: Theme?

  /// Whether the mouse works on the screen.
  ///
  /// Without it the mouse selects text, as it does elsewhere in the terminal.
  public var takesMouse: Bool

  /// Creates options; everything that is not named is found out.
  public init(
    terminal: Int32 = 1, environment: [String: String]? = nil, color: ColorChoice = .auto,
    theme: Theme? = nil, takesMouse: Bool = true
  ) {
    self.terminal = terminal
    self.environment = environment ?? ProcessEnvironment.variables()
    self.color = color
    self.theme = theme
    self.takesMouse = takesMouse
  }
}
