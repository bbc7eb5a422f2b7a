/// The controller of a table view.
@MainActor protocol TableHost: RowHost {
  func context(at path: RowPath) -> RowContext

  /// Tells a row that it comes into view.
  func display(_ row: any CellController, in cell: TableCell, at path: RowPath)

  // MARK: Input

  /// Called before the table handles a click.
  func willHandleClick()

  /// Follows what rows requested and what models changed since the last frame.
  func followChanges()

  func select(_ path: RowPath)

  /// Opens the menu of the row with the cursor and returns whether it has one.
  func openActions() -> Bool

  /// Collapses a group, or expands it.
  func toggleCollapsed(_ group: Int)

  // MARK: Editing

  func useEditingSign() -> Bool

  /// Makes a move of the row with the cursor, to be undone together with the last move if it continues
  /// that, and returns whether there is one.
  func moveCursorRow(_ move: RowMove?, continuing: Bool) -> Bool

  /// Called after editing a text has begun.
  func editingDidBegin()

  /// Called after a text has begun or ended to be edited.
  func textEditingDidChange()

  /// Called when an edit session ended because its row is gone, with a message for the person.
  func typingWasInterrupted(_ message: String?)

  /// Notes that a row refused what was typed.
  func note(_ refusal: TextRefusal, ofRowAt path: RowPath)

  // MARK: Layout

  /// Called after the size of the table has changed.
  func tableDidResize()
}

/// The objects that a view shares with its controller.
@MainActor struct TableLinks {
  let store: TableStore

  let gate: UpdateGate

  /// The tracker of the models that rows read.
  let tracker: ObservationTracker

  /// The controller, once it exists.
  weak var controller: (any TableHost)?
}
