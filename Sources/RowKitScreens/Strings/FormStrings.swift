/// The text of fields and forms, and the messages of fields that break a rule.
public enum FormStrings: String, StringKeys {
  case save = "Save"

  /// The label of the key that saves a form.
  case submit = "save"
  case checking = "Checking…"

  /// The message while saving waits for the results of rules.
  case savesAfterChecking = "Saves when everything is checked."

  case saved = "Saved."

  /// The message about an error that ``/RowKitForms/FormController/save()`` throws, with its text.
  case notSaved = "Not saved: %"

  /// The sentence in place of the values of a form while saving would wait.
  case stillChecking = "The values are still being checked."

  /// The message when a value has changed while saving waited.
  case changedWhileChecking = "Changed meanwhile: not saved."

  // MARK: Rules

  /// The message of a required field that is empty.
  case required = "Required"
  case invalidEmail = "Not an e-mail address"
  case invalidURL = "Not a web address"
  case invalidPattern = "Not in the right form"
  case notEqual = "Doesn't match"

  /// Messages of fields outside their limits.
  ///
  /// `%` is replaced with the limit.
  case tooShort = "At least % characters"
  case onlyOneCharacter = "At most 1 character"
  case tooLong = "At most % characters"
  case tooSmall = "At least %"
  case tooLarge = "At most %"
  case notMore = "More than %"
  case notLess = "Less than %"
}

/// The labels of keys while a text is edited.
public enum EditingStrings: String, StringKeys {
  case next = "next"
  case edit = "type"
  case newLine = "new line"
  case nextField = "next field"
  case previousField = "field before"
  case endEditing = "done"
  case reveal = "reveal"
  case hide = "hide"
  case suggestions = "suggestions"
  case redo = "redo"
  case cutAndCopy = "cut, copy"
  case cutPart = "cut word, line before, line after"
  case selectAll = "select everything"
  case paste = "insert what was cut"
  case clear = "clear"
  case edges = "beginning, end"
  case byCharacters = "by characters"
  case byWords = "by words"
}

extension TextRefusal {
  /// Returns a description of the reason.
  package func text(in words: LocalizedStrings) -> String {
    switch self {
    case .sign(let character):
      LocalizedStrings.fill(words[RefusalStrings.signNotTaken], String(character))
    case .control: words[RefusalStrings.controlNotTaken]
    case .length(let limit): words.text(forMaximumLength: limit)
    case .form: words[FormStrings.invalidPattern]
    }
  }
}

extension LocalizedStrings {
  /// Returns the message for a text with more characters than a maximum.
  package func text(forMaximumLength limit: Int) -> String {
    if limit == 1 { return self[FormStrings.onlyOneCharacter] }
    return LocalizedStrings.fill(self[FormStrings.tooLong], String(limit))
  }
}
