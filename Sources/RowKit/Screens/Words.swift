/// The words that the framework itself shows, in one replaceable value, so that an app can
/// localise them.
public struct Words: Sendable {
  /// The way back to a screen without a title.
  public var back = "Back"

  /// The answer that changes nothing.
  public var cancel = "Cancel"

  /// The answer to an alert that asks nothing.
  public var ok = "OK"

  /// Deleting a row.
  public var delete = "delete"

  /// The list of keys.
  public var help = "Keys"

  /// Showing the list of keys.
  public var showKeys = "keys"

  /// Going back to the screen before.
  public var goBack = "back"

  /// Searching a table.
  public var search = "search"

  /// While a search goes on.
  public var searching = "Searching…"

  /// When a search found nothing.
  public var noMatches = "No matches"

  /// Selecting a row.
  public var select = "select"

  /// Opening what a row leads to.
  public var open = "open"

  /// Moving the cursor.
  public var move = "move"

  /// The actions of a row.
  public var actions = "actions"

  /// What the accessory of a row shows.
  public var accessory = "details"

  /// Beginning to edit a table.
  public var edit = "edit"

  /// Ending to edit a table.
  public var done = "done"

  /// Taking back a deletion or a move.
  public var undo = "undo"

  /// Bringing the data of a table up to date.
  public var refresh = "refresh"

  /// Hiding the rows of a group.
  public var collapse = "collapse"

  /// Showing the rows of a group again.
  public var expand = "expand"

  /// Copying the words of a row.
  public var copyRow = "copy the row"

  /// After a row was copied.
  public var copied = "Copied."

  /// Moving by pages.
  public var page = "move by pages"

  /// Moving by half pages.
  public var halfPage = "move by half pages"

  /// Moving through a text.
  public var scroll = "scroll"

  /// Moving to the first or the last row.
  public var edges = "first, last"

  /// Walking what a search found.
  public var nextMatch = "next, previous match"

  /// Jumping to a section.
  public var index = "jump to a section"

  /// Moving a row.
  public var moveRow = "move the row"

  /// Drawing the screen again.
  public var redraw = "draw the screen again"

  /// Suspending the program.
  public var suspend = "suspend"

  /// Ending the program.
  public var quit = "quit"

  /// While something is on its way.
  public var loading = "Loading…"

  /// When there is nothing to show.
  public var noResults = "No Results"

  /// The question before unsaved changes are lost.
  public var discardTitle = "Discard unsaved changes?"

  /// The answer that loses unsaved changes.
  public var discard = "Discard"

  /// The answer that keeps unsaved changes.
  public var keepEditing = "Keep Editing"

  /// The question before the program ends while a text is edited.
  public var quitTitle = "Quit while a text is edited?"

  /// The words of fields and forms.
  public var forms = FormWords()

  /// The words of the ready rows.
  public var rows = RowWords()

  /// How dates and times are said.
  public var dates = DateWords.english

  /// How the numbers are written that the framework itself shows: amounts of work, limits of rules.
  ///
  /// Rows with a number take a format of their own.
  public var numbers = NumberFormat.plain

  /// What is shown after a row was deleted; `%` stands for the row.
  public var deleted = "Deleted %."

  /// What stands between a number and how many there are.
  public var of = " of "

  /// English.
  public static let english = Words()

  /// Creates the English words, to be changed.
  public init() {}
}
