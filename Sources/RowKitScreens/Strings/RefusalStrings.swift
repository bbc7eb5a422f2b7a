/// The reasons why a key is refused, on the bottom line.
public struct RefusalStrings: Sendable {
  /// The message for Return on a row without an action.
  public var noAction = "This row has no action."

  /// The message for a command on a disabled row.
  public var isDisabled = "This row is disabled."

  /// Messages for commands that the row with the cursor doesn't have.
  public var cannotDelete = "This row can't be deleted."
  public var cannotMove = "This row can't be moved there."
  public var noActions = "This row has no further actions."
  public var noDetails = "This row has no details."

  /// Messages for commands that the table doesn't have now.
  public var nothingToUndo = "Nothing to undo."
  public var nothingToEdit = "No row here can be edited."
  public var noIndex = "No sections to jump to."

  /// The message for a letter on a row without text, where letters aren't commands.
  public var noText = "This row takes no text."

  /// The message for text typed after the last field was left.
  public var noFurtherField = "No further field takes text."

  /// The message for a letter that begins no section.
  ///
  /// `%` is replaced with the letter.
  public var noSection = "No section “%”."

  /// The message for an address that no program opens.
  public var cannotOpen = "No program opens addresses here; . copies it."

  /// The message for a program that nobody could continue if it were stopped.
  public var cannotSuspend = "Cannot suspend here."

  /// The message for text that the terminal can't copy.
  public var cannotCopy = "This terminal can't copy text."
}
