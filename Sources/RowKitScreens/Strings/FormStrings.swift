/// The text of fields and forms.
///
/// Replace it to localize an app.
public struct FormStrings: Hashable, Sendable {
  /// The labels of keys while a text is edited.
  public var editing = EditingStrings()

  /// The messages of fields that break a rule.
  public var rules = RuleStrings()

  /// The messages about texts that are not taken.
  public var refusals = TextRefusalStrings()
  public var save = "Save"

  /// The label of the key that saves a form.
  public var submit = "save"
  public var checking = "Checking…"
}

/// The labels of keys while a text is edited.
///
/// Replace it to localize an app.
public struct EditingStrings: Hashable, Sendable {
  public var next = "next"
  public var edit = "type"
  public var newLine = "new line"
  public var nextField = "next field"
  public var previousField = "field before"
  public var endEditing = "done"
  public var reveal = "reveal"
  public var suggestions = "suggestions"
  public var redo = "redo"
  public var cutAndCopy = "cut, copy"
  public var selectAll = "select everything"
  public var paste = "insert what was cut"
  public var clear = "clear"
  public var edges = "beginning, end"
  public var byWords = "by words"
}

/// The messages of fields that break a rule.
///
/// Replace it to localize an app.
public struct RuleStrings: Hashable, Sendable {
  /// The message of a required field that is empty.
  public var required = "Required"
  public var invalidEmail = "Not an e-mail address"
  public var invalidURL = "Not a web address"
  public var invalidPattern = "Not in the right form"
  public var notEqual = "Doesn't match"

  /// Messages of fields outside their limits.
  ///
  /// `%` is replaced with the limit.
  public var tooShort = "At least % characters"
  public var tooLong = "At most % characters"
  public var tooSmall = "At least %"
  public var tooLarge = "At most %"
  public var notMore = "More than %"
  public var notLess = "Less than %"
}

/// The messages about texts that are not taken.
///
/// Replace it to localize an app.
public struct TextRefusalStrings: Hashable, Sendable {
  /// The message for text that isn't a number in its format.
  ///
  /// `%` is replaced with an example.
  public var invalidNumber = "Not a number such as %"

  /// The message for a number with too many decimal places.
  ///
  /// `%` is replaced with the maximum.
  public var tooManyDecimals = "At most % digits behind the point"

  /// The message for a number that can't be stored with all its digits.
  public var tooManyDigits = "Too many digits"

  /// The message for a rejected character.
  ///
  /// `%` is replaced with the character.
  public var signNotTaken = "“%” can't be typed here"

  /// The message for pasted text with control characters.
  public var controlNotTaken = "Control characters can't be pasted here"

  /// The message for text that a row rejected when editing ended.
  ///
  /// `%` is replaced with the text.
  public var textNotTaken = "“%” wasn't taken."

  /// The message for secret text that a row rejected when editing ended.
  public var secretNotTaken = "The text wasn't taken."

  /// The message when the edited row leaves the table or can't be distinguished from another row.
  public var editingInterrupted = "Editing ended: the rows have changed"

  /// The message when another screen is shown in the middle of a text.
  public var screenChanged = "Editing ended: another screen is shown"

  /// The message of a field whose value was changed elsewhere while it is edited.
  public var changedElsewhere = "Changed elsewhere: what you type is not stored"

  /// The message about a choice for a value that was changed elsewhere.
  public var choiceNotStored = "Changed elsewhere: the choice is not stored"

  /// The message about a text that could not be stored; `%` stands for it.
  public var textNotStored = "Not stored, but kept for ctrl+y: %"
}

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
