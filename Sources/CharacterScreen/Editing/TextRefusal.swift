/// The reason why a text was not inserted.
public enum TextRefusal: Hashable, Sendable {
  /// The field doesn't accept a character.
  case sign(Character)

  /// The text contains a control character.
  case control

  /// The text would exceed the maximum number of characters.
  case length(Int)

  /// The field doesn't accept the resulting text.
  case form
}
