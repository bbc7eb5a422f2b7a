/// The text of fields and forms.
public enum FormStrings: String, StringKeys {
  case save = "Save"

  /// The label of the key that saves a form.
  case submit = "save"
  case checking = "Checking…"

  /// The message while saving waits for the results of rules.
  case savesAfterChecking = "Saves when everything is checked."

  case saved = "Saved."

  /// The message when a value has changed while saving waited.
  case changedWhileChecking = "Changed meanwhile: not saved."
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
  case suggestions = "suggestions"
  case redo = "redo"
  case cutAndCopy = "cut, copy"
  case selectAll = "select everything"
  case paste = "insert what was cut"
  case clear = "clear"
  case edges = "beginning, end"
  case byWords = "by words"
}

/// The messages of fields that break a rule.
public enum RuleStrings: String, StringKeys {
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

/// The messages about texts that are not taken.
public enum TextRefusalStrings: String, StringKeys {
  /// The message for text that isn't a number in its format.
  ///
  /// `%` is replaced with an example.
  case invalidNumber = "Not a number such as %"

  /// The message for a number with too many decimal places.
  ///
  /// `%` is replaced with the maximum.
  case tooManyDecimals = "At most % digits behind the point"

  /// The message for a number that can't be stored with all its digits.
  case tooManyDigits = "Too many digits"

  /// The message for a rejected character.
  ///
  /// `%` is replaced with the character.
  case signNotTaken = "“%” can't be typed here"

  /// The message for pasted text with control characters.
  case controlNotTaken = "Control characters can't be pasted here"

  /// The message for text that a row rejected when editing ended.
  ///
  /// `%` is replaced with the text.
  case textNotTaken = "“%” wasn't accepted."

  /// The message for secret text that a row rejected when editing ended.
  case secretNotTaken = "The text wasn't accepted."

  /// The message when the edited row leaves the table or can't be distinguished from another row.
  case editingInterrupted = "Editing ended: the rows have changed"

  /// The message when another screen is shown in the middle of a text.
  case screenChanged = "Editing ended: another screen is shown"

  /// The message of a field whose value was changed elsewhere while it is edited.
  case changedElsewhere = "Changed elsewhere: what you type is not stored"

  /// The message about a choice for a value that was changed elsewhere.
  case choiceNotStored = "Changed elsewhere: the choice is not stored"

  /// The message about a text that could not be stored; `%` stands for it.
  case textNotStored = "Not stored, but kept for ctrl+y: %"
}

extension TextRefusal {
  /// Returns a description of the reason.
  package func text(in words: LocalizedStrings) -> String {
    switch self {
    case .sign(let character):
      LocalizedStrings.fill(words[TextRefusalStrings.signNotTaken], String(character))
    case .control: words[TextRefusalStrings.controlNotTaken]
    case .length(let limit): words.text(forMaximumLength: limit)
    case .form: words[RuleStrings.invalidPattern]
    }
  }
}

extension LocalizedStrings {
  /// Returns the message for a text with more characters than a maximum.
  package func text(forMaximumLength limit: Int) -> String {
    if limit == 1 { return self[RuleStrings.onlyOneCharacter] }
    return LocalizedStrings.fill(self[RuleStrings.tooLong], String(limit))
  }
}
