/// A table as its rows see it.
@MainActor package protocol RowHost: ScreenController {
  /// Returns the row at a path, or `nil` if there is none.
  func row(at path: RowPath) -> (any CellController)?

  /// Returns the cell that shows a row, or `nil` if the row is out of view.
  func cell(at path: RowPath) -> TableCell?

  /// Returns the cell that shows a row as it was last drawn, which may have to be configured again, or
  /// `nil` if the row is out of view.
  func drawnCell(at path: RowPath) -> TableCell?

  /// Makes a change when the table is ready for it: at once, or after the current layout.
  func whenSettled(_ change: @escaping () -> Void)

  /// Configures a row again.
  func reloadRow(at path: RowPath)

  /// Configures all rows in view again.
  func reloadVisibleRows()

  func deselectRow(at path: RowPath)

  /// Deletes a row as a person does, and returns whether it can be deleted.
  @discardableResult func deleteRow(at path: RowPath) -> Bool

  /// Removes a row when the table is ready for it.
  func remove(_ row: RowContext)

  /// Inserts rows below a row and the rows that belong to it, after the current batch of changes.
  func insert(_ rows: [any CellController], below row: RowContext)

  /// Says that the value of a row was cleared, and records how to undo that, which fails if the row has
  /// another value by then.
  func didClear(_ path: RowPath, named name: String, undo: @escaping () -> Bool)

  /// Opens the menu of a row's actions.
  ///
  /// Returns `false` if it has none.
  @discardableResult func openActions(at path: RowPath) -> Bool

  // MARK: Expanding

  func isExpanded(_ path: RowPath) -> Bool

  /// Expands or collapses a row.
  func setExpanded(_ isExpanded: Bool, at path: RowPath)

  /// The index of the part of an expanded row that handles keys.
  func expandedPart(at path: RowPath) -> Int

  /// Sets the part of an expanded row that handles keys.
  func setExpandedPart(_ part: Int, at path: RowPath)

  /// The object that an expanded row keeps.
  func expandedValue(at path: RowPath) -> AnyObject?

  /// Sets the object that an expanded row keeps.
  func setExpandedValue(_ value: AnyObject?, at path: RowPath)

  /// Returns the expanded row that contains a row, or `nil` if there is none.
  func expandedParent(of path: RowPath) -> RowPath?

  // MARK: Editing

  func beginTextEditing(at path: RowPath)

  func endTextEditing(at path: RowPath)

  /// Sets the text of a row, also while it is edited.
  func setText(_ text: String, at path: RowPath)

  /// Replaces the whole text of a row as a person does: editing begins, and ends with the new text.
  ///
  /// Returns the reason why the text isn't accepted, or `nil`. The row then keeps its text. A text other than
  /// `old` was changed elsewhere, and isn't replaced.
  func replaceText(_ old: String, with text: String, at path: RowPath) -> String?

  /// Moves the focus to the row after another one that takes it.
  func advanceFocus(from path: RowPath)
}
