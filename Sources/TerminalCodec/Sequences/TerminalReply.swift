public import CharacterScreen

/// What a terminal says about itself when it is asked.
public enum TerminalReply: Hashable, Sendable {
  /// Whether it knows a private mode, and what the mode is set to.
  case mode(Int, ModeState)
  /// Which enhancements of the keyboard protocol are on; a terminal without it never answers.
  case keyboardFlags(Int)
  /// What it is, as numbers. Every terminal answers, so this ends a round of questions.
  case deviceAttributes([Int])
  /// Where the cursor stands.
  case cursor(ScreenPoint)
  /// The colour behind everything, 8 bits each of red, green and blue.
  case background(UInt32)

  /// What a terminal says about a mode.
  public enum ModeState: Int, Hashable, Sendable {
    /// It doesn't know the mode.
    case unknown
    /// The mode is on and can be switched off.
    case on
    /// The mode is off and can be switched on.
    case off
    /// The mode is on for good.
    case alwaysOn
    /// The mode is off for good.
    case alwaysOff
  }
}
