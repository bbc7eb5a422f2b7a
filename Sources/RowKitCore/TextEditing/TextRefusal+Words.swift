extension TextRefusal {
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
