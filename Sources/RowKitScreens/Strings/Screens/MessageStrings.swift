/// The messages after a person did something.
///
/// Replace it to localize an app.
public struct MessageStrings: Hashable, Sendable {
  /// The message after a row was copied.
  public var copied = "Copied."

  /// The message for a row whose text is too long for the clipboard.
  public var tooLongToCopy = "This row is too long to copy."

  /// The message after a paste that was too long, with `%` for the number of megabytes.
  public var pasteCut = "Only the first % MB were pasted."

  /// The message after `ctrl+c` while the program is too busy to handle it.
  public var stillWorking = "Still working; ctrl+c again quits without saving."

  /// The message after a row was deleted.
  ///
  /// `%` is replaced with the row's text.
  public var deleted = "Deleted %."

  /// The message for an action of a row that has left the table since the action was offered.
  public var rowIsGone = "This row was removed."

  /// The message when a deletion can't be undone because `%`, the row, is already there.
  public var isThereAgain = "% is there again."

  /// The message when a deletion or a move can't be undone; `%` stands for the row.
  public var cannotPutBack = "% can't be put back: its place is gone."

  /// The message when no undone change can be made again.
  public var nothingToRedo = "Nothing to redo."

  /// The message for a key that has no effect; the first `%` stands for the key, the second one for the
  /// key that lists all keys.
  public var unusedKey = "% does nothing here; % lists the keys."
}
