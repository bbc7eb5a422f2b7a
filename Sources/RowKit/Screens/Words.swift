/// The words that the framework itself shows, in one replaceable value, so that an app can
/// localise them.
public struct Words: Hashable, Sendable {
  public var back = "Back"
  public var cancel = "Cancel"
  public var delete = "Delete"
  public var help = "Keys"
  public var search = "search"
  public var searching = "Searching…"
  public var noMatches = "No matches"
  public var select = "select"
  public var open = "open"
  public var move = "move"
  public var actions = "actions"
  public var accessory = "details"
  public var edit = "edit"
  public var done = "done"
  public var undo = "undo"
  public var copyRow = "copy the row"
  public var copied = "Copied."
  public var page = "move by pages"
  public var edges = "first, last"
  public var nextMatch = "next, previous match"
  public var index = "jump to a section"
  public var moveRow = "move the row"
  public var redraw = "draw the screen again"
  public var suspend = "suspend"
  public var quit = "quit"
  public var discardTitle = "Discard unsaved changes?"
  public var discard = "Discard"
  public var keepEditing = "Keep Editing"

  /// What is shown after a row was deleted; `%` stands for the row.
  public var deleted = "Deleted %."

  /// What stands between a number and how many there are.
  public var of = " of "

  /// English.
  public static let english = Words()

  /// Creates the English words, to be changed.
  public init() {}
}
