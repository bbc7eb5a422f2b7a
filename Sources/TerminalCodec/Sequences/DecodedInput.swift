public import CharacterScreen

/// Input from a terminal.
public enum DecodedInput: Hashable, Sendable {
  /// An event caused by a person or the window.
  case event(InputEvent)
  /// A reply to a query.
  case reply(TerminalReply)
}
