/// The labels for what can be done with rows.
///
/// Replace it to localize an app.
public struct ActionStrings: Hashable, Sendable {
  /// The label for deleting a row.
  public var delete = "delete"

  /// The label for selecting a row.
  public var select = "select"

  /// The label for requesting again what failed to load.
  public var tryAgain = "try again"

  /// The label for opening the screen that a row leads to.
  public var open = "open"

  /// The label for turning a switch or a checkbox on or off.
  public var onOff = "on, off"

  /// The label for adding a row.
  public var add = "add"

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

  /// The label for copying the text of a row.
  public var copyRow = "copy the row"

  /// The label for moving a row.
  public var moveRow = "move the row"

  /// The labels for Return on rows that aren't opened, added or selected.
  public var onReturn = ReturnStrings()
}

/// The labels for Return on rows that aren't opened, added or selected.
public struct ReturnStrings: Hashable, Sendable {
  /// The label for performing the action of a row that is a button.
  public var press = "press"

  /// The label for performing a command of the list of commands.
  public var run = "run"

  /// The label for deselecting one of several selected rows.
  public var deselect = "deselect"
}

/// The labels for moving the cursor, and for collapsing groups and rows.
///
/// Replace it to localize an app.
public struct MovingStrings: Hashable, Sendable {
  /// The label for moving the cursor.
  public var move = "move"

  /// The label for moving by pages.
  public var page = "move by pages"

  /// The label for moving by half pages.
  public var halfPage = "move by half pages"

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

  /// The label for jumping to a section.
  public var index = "jump to a section"

  /// The label for collapsing a group.
  public var collapse = "collapse"

  /// The label for expanding a group.
  public var expand = "expand"

  /// The label of the arrow keys on an expandable row.
  public var openAndClose = "open, close"

  /// The label for collapsing the row with the cursor.
  public var close = "close"
}
