/// The text of screens and of the program, and the messages after a person did something.
public enum ScreenStrings: String, StringKeys {
  /// The title of the back button for an untitled screen.
  case back = "Back"

  /// The label for going back to the previous screen.
  case goBack = "back"

  /// The title of the list of keys.
  case help = "Keys"

  /// The label for showing the list of keys.
  case showKeys = "keys"

  /// The label for redrawing the screen.
  case redraw = "draw the screen again"

  /// The label for suspending the program.
  case suspend = "suspend"

  /// The label for quitting the program.
  case quit = "quit"

  /// The label for scrolling text.
  case scroll = "scroll"

  // MARK: Messages

  /// The message after a row was copied.
  case copied = "Copied."

  /// The message for a row whose text is too long for the clipboard.
  case tooLongToCopy = "This row is too long to copy."

  /// The message after a paste that was too long, with `%` for the number of megabytes.
  case pasteCut = "Only the first % MB were pasted."

  /// The message after `ctrl+c` while the program is too busy to handle it.
  case stillWorking = "Still working; ctrl+c again quits without saving."

  /// The message after a row was deleted.
  ///
  /// `%` is replaced with the row's text.
  case deleted = "Deleted %."

  /// The message after the value of a row was cleared.
  ///
  /// `%` is replaced with the title of the row.
  case cleared = "Cleared %."

  /// The message when the clearing of `%`, the title of a row, can't be undone.
  case hasOtherValue = "% has another value by now."

  /// The message for an action of a row that has left the table since the action was offered.
  case rowIsGone = "This row was removed."

  /// The message when a deletion can't be undone because `%`, the row, is already there.
  case isThereAgain = "% is there again."

  /// The message when a deletion or a move can't be undone; `%` stands for the row.
  case cannotPutBack = "% can't be put back: its place is gone."

  /// The message when no undone change can be made again.
  case nothingToRedo = "Nothing to redo."

  /// The message for a pasted text where nothing takes text.
  case unusedPaste = "Nothing here takes pasted text."

  /// The message for a key that has no effect; the first `%` stands for the key, the second one for the
  /// key that lists all keys.
  case unusedKey = "% does nothing here; % lists the keys."

  // MARK: Models

  /// The text while data is loading.
  case loading = "Loading…"

  /// The message for Return on a row that stands for what is loading.
  case isLoading = "This row is still loading."

  /// The text when there is nothing to show.
  case noResults = "No Results"

  /// The report of a program that printed a screen too early. `%` stands for its title.
  case notLoaded = "Not all of “%” was loaded."

  /// The text between a number and a total.
  case of = " of "
}

/// The text of alerts.
public enum AlertStrings: String, StringKeys {
  /// The title of the action that changes nothing.
  case cancel = "Cancel"

  /// The title of the only action of an alert.
  case ok = "OK"

  /// The question before unsaved changes are discarded.
  case discardTitle = "Discard unsaved changes?"

  /// The question before a text is discarded that its row refused.
  case discardTextTitle = "Discard the text that wasn't accepted?"

  /// The title of the action that discards unsaved changes.
  case discard = "Discard"

  /// The title of the action that keeps unsaved changes.
  case keepEditing = "Keep Editing"

  /// The title of the action that quits.
  case quit = "Quit"

  /// The question before the program quits while a text is edited.
  case quitTitle = "Quit while a text is edited?"

  /// The line that stays of a screen below the prompt whose changes were discarded. `%` stands for its
  /// title.
  case notSaved = "%: not saved"
}

/// The text of searches.
public enum SearchStrings: String, StringKeys {
  /// The label for searching a table.
  case search = "search"

  /// The text while a search is in progress.
  case searching = "Searching…"

  /// The word before the number of searched rows and the total number of rows.
  case searched = "searched"

  /// The text after a search without matches.
  case noMatches = "No matches"

  /// The message for a search without a match in a table of which not all is loaded.
  case noLoadedMatches = "No matches in what is loaded"

  /// The label for finishing a search: only the matches are shown from now on.
  case onlyMatches = "only matches"

  /// The label for showing all rows again.
  case allRows = "all rows"

  /// The label for moving between search matches.
  case nextMatch = "next, previous match"
}
