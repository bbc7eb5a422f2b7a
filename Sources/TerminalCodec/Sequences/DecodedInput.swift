public import CharacterScreen

/// Something that a terminal sent.
public enum DecodedInput: Hashable, Sendable {
  /// What a person did.
  case event(InputEvent)
  /// What the terminal answered to a question.
  case reply(TerminalReply)
}
