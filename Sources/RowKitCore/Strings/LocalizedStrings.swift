/// The text that the framework itself shows.
///
/// Replace it to localize an app.
public struct LocalizedStrings: Sendable {
  /// The title of the back button for an untitled screen.
  public var back = "Back"

  /// The title of the action that changes nothing.
  public var cancel = "Cancel"

  /// The title of the only action of an alert.
  public var ok = "OK"

  /// The label for deleting a row.
  public var delete = "delete"

  /// The title of the list of keys.
  public var help = "Keys"

  /// The label for showing the list of keys.
  public var showKeys = "keys"

  /// The label for going back to the previous screen.
  public var goBack = "back"

  /// The label for searching a table.
  public var search = "search"

  /// The text while a search is in progress.
  public var searching = "Searching…"

  /// The word before the number of searched rows and the total number of rows.
  public var searched = "searched"

  /// The message after a paste that was too long, with `%` for the number of megabytes.
  public var pasteCut = "Only the first % MB were pasted."

  /// The text after a search without matches.
  public var noMatches = "No matches"

  /// The label for selecting a row.
  public var select = "select"

  /// The label for opening the screen that a row leads to.
  public var open = "open"

  /// The label for moving the cursor.
  public var move = "move"

  /// The label for the actions of a row.
  public var actions = "actions"

  /// The label for using a row's accessory.
  public var accessory = "details"

  /// The label for beginning to edit a table.
  public var edit = "edit"

  /// The label for ending to edit a table.
  public var done = "done"

  /// The label for undoing a deletion or a move.
  public var undo = "undo"

  /// The label for refreshing a table's data.
  public var refresh = "refresh"

  /// The label for collapsing a group.
  public var collapse = "collapse"

  /// The label for expanding a group.
  public var expand = "expand"

  /// The label for copying the text of a row.
  public var copyRow = "copy the row"

  /// The message after a row was copied.
  public var copied = "Copied."

  /// The label for moving by pages.
  public var page = "move by pages"

  /// The label for moving by half pages.
  public var halfPage = "move by half pages"

  /// The label for scrolling text.
  public var scroll = "scroll"

  /// The label for moving to the first or the last row.
  public var edges = "first, last"

  /// The label for moving to a row by its number or by a percentage.
  public var rowNumber = "go to a row, a percentage"

  /// The label for moving to the row whose number has been typed.
  public var goToRow = "row"

  /// The label for moving to the percentage that has been typed.
  public var goToPercent = "percent"

  /// The label for discarding the number that has been typed.
  public var discardNumber = "cancel"

  /// The label for moving between search matches.
  public var nextMatch = "next, previous match"

  /// The label for jumping to a section.
  public var index = "jump to a section"

  /// The label for moving a row.
  public var moveRow = "move the row"

  /// The label for redrawing the screen.
  public var redraw = "draw the screen again"

  /// The label for suspending the program.
  public var suspend = "suspend"

  /// The label for quitting the program.
  public var quit = "quit"

  /// The text while data is loading.
  public var loading = "Loading…"

  /// The text when there is nothing to show.
  public var noResults = "No Results"

  /// The words for an error, wherever the framework shows one.
  ///
  /// The default is ``ErrorMessage/text(of:)``. An app that uses Foundation can set
  /// `words.errorMessage = { $0.localizedDescription }`.
  public var errorMessage: @Sendable (any Error) -> String = ErrorMessage.text(of:)

  /// The question before unsaved changes are discarded.
  public var discardTitle = "Discard unsaved changes?"

  /// The title of the action that discards unsaved changes.
  public var discard = "Discard"

  /// The title of the action that keeps unsaved changes.
  public var keepEditing = "Keep Editing"

  /// The question before the program quits while a text is edited.
  public var quitTitle = "Quit while a text is edited?"

  /// The text of fields and forms.
  public var forms = FormStrings()

  /// The text of RowKit's own rows.
  public var rows = RowStrings()

  /// The text that guides a person.
  public var guidance = GuidanceStrings()

  /// The words of the linear mode for rows, headers and states.
  public var speech = SpeechStrings()

  /// The sentences of the linear mode.
  public var linear = LinearStrings()

  /// The format of numbers that the framework itself shows: amounts of work, limits of rules.
  ///
  /// Rows with a number have their own format.
  public var numbers = NumberFormat.plain

  private var tables: [ObjectIdentifier: any StringTable] = [:]

  /// The strings of a part of the framework or of an app.
  ///
  /// English unless they were replaced.
  public subscript<Table: StringTable>(type: Table.Type) -> Table {
    get { tables[ObjectIdentifier(type)] as? Table ?? .english }
    set { tables[ObjectIdentifier(type)] = newValue }
  }

  /// The message after a row was deleted.
  ///
  /// `%` is replaced with the row's text.
  public var deleted = "Deleted %."

  /// The message when a deletion can't be undone because `%`, the row, is already there.
  public var isThereAgain = "% is there again."

  /// The message when a deletion or a move can't be undone; `%` stands for the row.
  public var cannotPutBack = "% can't be put back: its place is gone."

  /// The text between a number and a total.
  public var of = " of "

  /// Returns the message after a paste that was cut.
  package func pasteWasCut(megabytes: Int) -> String {
    FormStrings.fill(pasteCut, numbers.format(Double(megabytes)))
  }

  /// The English words.
  public static let english = LocalizedStrings()

  /// Creates the English words, which can then be changed.
  public init() {}
}
