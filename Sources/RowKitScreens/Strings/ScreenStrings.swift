/// The text of screens and of the program.
///
/// Replace it to localize an app.
public struct ScreenStrings: Hashable, Sendable {
  /// The title of the back button for an untitled screen.
  public var back = "Back"

  /// The label for going back to the previous screen.
  public var goBack = "back"

  /// The title of the list of keys.
  public var help = "Keys"

  /// The label for showing the list of keys.
  public var showKeys = "keys"

  /// The label for redrawing the screen.
  public var redraw = "draw the screen again"

  /// The label for suspending the program.
  public var suspend = "suspend"

  /// The label for quitting the program.
  public var quit = "quit"

  /// The label for scrolling text.
  public var scroll = "scroll"
}

/// The text of alerts.
///
/// Replace it to localize an app.
public struct AlertStrings: Hashable, Sendable {
  /// The title of the action that changes nothing.
  public var cancel = "Cancel"

  /// The title of the only action of an alert.
  public var ok = "OK"

  /// The question before unsaved changes are discarded.
  public var discardTitle = "Discard unsaved changes?"

  /// The question before a text is discarded that its row refused.
  public var discardTextTitle = "Discard the text that wasn't taken?"

  /// The title of the action that discards unsaved changes.
  public var discard = "Discard"

  /// The title of the action that keeps unsaved changes.
  public var keepEditing = "Keep Editing"

  /// The question before the program quits while a text is edited.
  public var quitTitle = "Quit while a text is edited?"
}

/// The text of searches.
///
/// Replace it to localize an app.
public struct SearchStrings: Hashable, Sendable {
  /// The label for searching a table.
  public var search = "search"

  /// The text while a search is in progress.
  public var searching = "Searching…"

  /// The word before the number of searched rows and the total number of rows.
  public var searched = "searched"

  /// The text after a search without matches.
  public var noMatches = "No matches"

  /// The label for moving between search matches.
  public var nextMatch = "next, previous match"
}

/// The text about data.
///
/// Replace it to localize an app.
public struct DataStrings: Hashable, Sendable {
  /// The text while data is loading.
  public var loading = "Loading…"

  /// The message for Return on a row that stands for what is loading.
  public var isLoading = "This row is still loading."

  /// The text when there is nothing to show.
  public var noResults = "No Results"

  /// The text between a number and a total.
  public var of = " of "
}

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
