extension TextRefusal {
  /// Returns a description of the reason.
  package func text(in words: LocalizedStrings) -> String {
    switch self {
    case .sign(let character):
      LocalizedStrings.fill(words.forms.refusals.signNotTaken, String(character))
    case .control: words.forms.refusals.controlNotTaken
    case .length(let limit): LocalizedStrings.fill(words.forms.rules.tooLong, String(limit))
    case .form: words.forms.rules.invalidPattern
    }
  }
}
