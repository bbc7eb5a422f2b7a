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

  /// Returns a description of the reason.
  func text(in words: LocalizedStrings) -> String {
    switch self {
    case .sign(let character): FormStrings.fill(words.forms.signNotTaken, String(character))
    case .control: words.forms.controlNotTaken
    case .length(let limit): FormStrings.fill(words.forms.tooLong, String(limit))
    case .form: words.forms.invalidPattern
    }
  }
}
