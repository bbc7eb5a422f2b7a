/// The words of fields and forms, to be replaced for another language.
public struct FormWords: Hashable, Sendable {
  public var next = "next"
  public var edit = "edit"
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
  public var save = "Save"

  /// What the key does that saves a form.
  public var submit = "save"
  public var checking = "Checking…"

  /// What a field says that must not be empty.
  public var required = "Required"
  public var invalidEmail = "Not an e-mail address"
  public var invalidURL = "Not a web address"
  public var invalidPattern = "Not in the right form"
  public var notEqual = "Doesn't match"

  /// What a field says that is too short, long, small or large; `%` stands for the limit.
  public var tooShort = "At least % characters"
  public var tooLong = "At most % characters"
  public var tooSmall = "At least %"
  public var tooLarge = "At most %"

  /// What a field says of a text that is no number of its format; `%` stands for one that is.
  public var invalidNumber = "Not a number such as %"

  /// What a field says of a number with too many digits behind the point; `%` stands for how many
  /// it takes.
  public var tooManyDecimals = "At most % digits behind the point"

  /// What a field says of a number that can't be kept with all its digits.
  public var tooManyDigits = "Too many digits"

  /// What a field says of a sign that it doesn't take; `%` stands for the sign.
  public var signNotTaken = "“%” can't be typed here"

  /// What a field says of pasted text with signs that can't be seen.
  public var controlNotTaken = "Control characters can't be pasted here"

  /// What a row says of a text that it didn't take when editing ended; `%` stands for the text.
  public var textNotTaken = "“%” wasn't taken."

  /// The same for a secret text.
  public var secretNotTaken = "The text wasn't taken."

  /// Creates the English words, to be changed.
  public init() {}

  /// Puts a value in the place of `%`.
  static func fill(_ words: String, _ value: String) -> String {
    words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: value)
  }
}
