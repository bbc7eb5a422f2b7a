/// The reasons why a key is refused, on the bottom line.
public enum RefusalStrings: String, StringKeys {
  /// The message for Return on a row without an action.
  case noAction = "This row has no action."

  /// The message for a command on a disabled row.
  case isDisabled = "This row is disabled."

  /// The message for a command on a row where none has the cursor.
  case noRow = "There is no row here."

  /// Messages for commands that the row with the cursor doesn't have.
  case cannotDelete = "This row can't be deleted."
  case cannotMove = "This row can't be moved there."
  case noActions = "This row has no further actions."
  case noDetails = "This row has no details."

  /// Messages for commands that the table doesn't have now.
  case nothingToUndo = "Nothing to undo."
  case nothingToEdit = "No row here can be edited."
  case noIndex = "No sections to jump to."

  /// The message for a letter on a row without text, where letters aren't commands.
  case noText = "This row takes no text."

  /// The message for text typed after the last field was left.
  case noFurtherField = "No further field takes text."

  /// The message for a letter that begins no section.
  ///
  /// `%` is replaced with the letter.
  case noSection = "No section “%”."

  /// The message for an address that no program opens.
  case cannotOpen = "No program opens addresses here; . copies it."

  /// The message for a program that nobody could continue if it were stopped.
  case cannotSuspend = "Cannot suspend here."

  /// The message for text that the terminal can't copy.
  case cannotCopy = "This terminal can't copy text."
}
