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

  /// Creates the English words, to be changed.
  public init() {}

  /// Puts a value in the place of `%`.
  static func fill(_ words: String, _ value: String) -> String {
    words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: value)
  }
}
