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
