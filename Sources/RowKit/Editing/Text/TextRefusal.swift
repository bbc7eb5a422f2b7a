/// Why a piece of text was not inserted.
public enum TextRefusal: Hashable, Sendable {
  /// The field doesn't take a character.
  case sign(Character)

  /// There is a character that only drives terminals.
  case control

  /// There is no room; the field takes so many characters.
  case length(Int)

  /// The field doesn't take the text that it would make.
  case form

  /// Returns the reason in words.
  func text(in words: Words) -> String {
    switch self {
    case .sign(let character): FormWords.fill(words.forms.signNotTaken, String(character))
    case .control: words.forms.controlNotTaken
    case .length(let limit): FormWords.fill(words.forms.tooLong, String(limit))
    case .form: words.forms.invalidPattern
    }
  }
}
