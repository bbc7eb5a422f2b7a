package import CharacterScreen

/// A reply of a terminal to a query.
package enum TerminalReply: Hashable, Sendable {
  /// The state of a private mode.
  case mode(Int, ModeState)
  /// The active enhancements of the keyboard protocol. Terminals without the protocol don't reply.
  case keyboardFlags(Int)
  /// The device attributes. Every terminal sends them, so they end a series of replies.
  case deviceAttributes([Int])
  /// The position of the cursor.
  case cursor(ScreenPoint)
  /// The RGB value of the background colour, with 8 bits for each component.
  case background(UInt32)

  package enum ModeState: Int, Hashable, Sendable {
    /// The terminal doesn't support the mode.
    case unknown
    /// The mode is on and can be switched off.
    case on
    /// The mode is off and can be switched on.
    case off
    /// The mode is permanently on.
    case alwaysOn
    /// The mode is permanently off.
    case alwaysOff
  }
}

/// Input from a terminal.
package enum DecodedInput: Hashable, Sendable {
  /// An event caused by a person or the window.
  case event(InputEvent)
  /// A paste exceeded its maximum length, and the rest is discarded.
  case pasteWasCut
  /// A reply to a query.
  case reply(TerminalReply)
}
