/// The reasons why a key or a text is refused.
public enum RefusalStrings: String, StringKeys {
  /// The message for Return on a row without an action.
  case noAction = "This row has no action."

  /// The message for Return on a row that has only the actions of its menu.
  ///
  /// `%` is replaced with the key that lists them.
  case onlyActions = "Press % for the actions of this row."

  /// The message for a command on a disabled row.
  case isDisabled = "This row is disabled."

  /// The message for a command on a row where none has the cursor.
  case noRow = "There is no row here."

  /// Messages for commands that the row with the cursor doesn't have.
  case cannotDelete = "This row can't be deleted."
  case cannotMove = "This row can't be moved there."
  case noActions = "This row has no further actions."
  case noDetails = "This row has no details."

  /// The message when a deleted row has no room in its list again.
  case listIsFull = "Its list takes no further row now."

  /// Messages for commands that the table doesn't have now.
  case nothingToUndo = "Nothing to undo."

  /// The message of the key that undoes typing, in a text that is as it was when editing began.
  case nothingToUndoInText = "Nothing to undo in this text."
  case nothingToEdit = "No editable row in view."
  case noIndex = "No sections to jump to."

  /// The message for the keys that repeat a search, before the first one.
  ///
  /// `%` is replaced with the key that searches.
  case noSearch = "No search yet: press %."

  /// The message for a letter on a row without text, where letters aren't commands.
  case noText = "This row takes no text."

  /// The message for text typed after the last field was left.
  case noFurtherField = "No further field takes text."

  /// The message for a letter that begins no section.
  ///
  /// `%` is replaced with the letter.
  case noSection = "No section “%”."

  /// The message for an address that no program opens.
  case cannotOpen = "No program opens addresses here; the row's actions (.) may copy it."

  /// The message for a program that nobody could continue if it were stopped.
  case cannotSuspend = "Cannot suspend here."

  /// The message for text that the terminal can't copy.
  case cannotCopy = "This terminal can't copy text."

  /// The message for a key that leads beyond the last value, or to no other part of a row.
  case nothingFurther = "Nothing further that way."

  /// The message for a day outside the range of a date.
  case dayOutOfRange = "This day can't be selected."

  // MARK: Texts

  /// The message for text that isn't a number in its format.
  ///
  /// `%` is replaced with an example.
  case invalidNumber = "Not a number such as %"

  /// The message for a number with too many decimal places.
  ///
  /// `%` is replaced with the maximum.
  case tooManyDecimals = "At most % digits after the decimal point"

  /// The message for a number with more than one decimal place where one is allowed.
  case tooManyDecimalsForOne = "At most 1 digit after the decimal point"

  /// The message for a number that can't be stored with all its digits.
  case tooManyDigits = "Too many digits"

  /// The message for a rejected character.
  ///
  /// `%` is replaced with the character.
  case signNotTaken = "“%” can't be typed here"

  /// The message for a pasted or typed text with control characters.
  case controlNotTaken = "Control characters can't be entered here"

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

  /// The message about an answer to a question for a text that was changed elsewhere.
  case answerNotStored = "Changed elsewhere: the answer is not stored"

  /// The message about a choice for a value that was changed elsewhere.
  case choiceNotStored = "Changed elsewhere: the choice is not stored"

  /// The message about a text that could not be stored; `%` stands for it.
  case textNotStored = "Not stored, but kept for ctrl+y: %"
}
