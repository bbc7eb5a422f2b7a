public import CharacterScreen

/// Input from a terminal.
public enum DecodedInput: Hashable, Sendable {
  /// An event caused by a person or the window.
  case event(InputEvent)
  /// A paste exceeded its maximum length, and the rest is discarded.
  case pasteWasCut
  /// A reply to a query.
  case reply(TerminalReply)
}
