/// The labels for what can be done with rows.
public enum ActionStrings: String, StringKeys {
  /// The label for deleting a row.
  case delete = "delete"

  /// The label for selecting a row.
  case select = "select"

  /// The label for requesting again what failed to load.
  case tryAgain = "try again"

  /// The label for opening the screen that a row leads to.
  case open = "open"

  /// The label for turning a switch or a checkbox on or off.
  case onOff = "on, off"

  /// The label for adding a row.
  case add = "add"

  /// The label for the actions of a row.
  case actions = "actions"

  /// The label for using a row's accessory.
  case accessory = "details"

  /// The label for beginning to edit a table.
  case edit = "edit"

  /// The label for finishing editing a table.
  case done = "done"

  /// The label for undoing a deletion or a move.
  case undo = "undo"

  /// The label for refreshing a table's data.
  case refresh = "refresh"

  /// The label for copying the text of a row.
  case copyRow = "copy the row"

  /// The label for moving a row.
  case moveRow = "move the row"

  // MARK: Return

  /// The label for performing the action of a row that is a button.
  case press = "press"

  /// The label for performing a command of the list of commands.
  case run = "run"

  /// The label for deselecting one of several selected rows.
  case deselect = "deselect"
}

/// The labels for moving the cursor, and for collapsing groups and rows.
public enum MovingStrings: String, StringKeys {
  /// The label for moving the cursor.
  case move = "move"

  /// The label for moving by pages.
  case page = "move by pages"

  /// The label for moving by half pages.
  case halfPage = "move by half pages"

  /// The label for moving to the first or the last row.
  case edges = "first, last"

  /// The label for moving to a row by its number or by a percentage.
  case rowNumber = "go to a row, a percentage"

  /// The label for moving to the row whose number has been typed.
  case goToRow = "row"

  /// The label for moving to the percentage that has been typed.
  case goToPercent = "percent"

  /// The label for discarding the number that has been typed.
  case discardNumber = "cancel"

  /// The label for jumping to a section.
  case index = "jump to a section"

  /// The label for collapsing a group.
  case collapse = "collapse"

  /// The label for expanding a group.
  case expand = "expand"

  /// The label of the arrow keys on an expandable row.
  case openAndClose = "open, close"

  /// The label for collapsing the row with the cursor.
  case close = "close"
}
