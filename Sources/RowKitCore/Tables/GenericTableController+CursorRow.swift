/// The row with the cursor, and the things that a person can do with it.
extension GenericTableController {
  /// The row with the cursor, or `nil` if no row has it.
  package var cursorRow: (any CellController)? {
    guard let path = tableView.cursor else { return nil }
    return tableView.row(at: path)
  }

  /// The row with the cursor, or `nil` if it is out of view.
  var visibleCursorRow: (any CellController)? {
    guard let path = tableView.cursor, tableView.isInView(path) else { return nil }
    return tableView.row(at: path)
  }

  /// Whether letters only type text at the cursor's row.
  var lettersMeanText: Bool { lettersAreText || cursorRowTakesText }

  /// Whether the row with the cursor takes text.
  var cursorRowTakesText: Bool {
    (cursorRow as? any TextEditingRow)?.takesFocus == true
  }

  /// Whether the row with the cursor can be selected.
  var cursorIsUsable: Bool {
    (cursorRow as? any SelectableRow)?.isSelectable == true
  }

  /// Whether the row with the cursor can be used, if only by keys that it handles.
  var cursorIsControl: Bool { cursorRow.map { tableView.isUsable($0) } ?? false }

  /// Whether the row with the cursor has a control that doesn't use Return.
  ///
  /// Return then moves to the next row, as it does in a text field.
  var returnLeadsOn: Bool {
    guard let row = cursorRow as? any ControlRow else { return false }
    return row.takesFocus && !(row is any SelectableRow)
  }

  /// Whether the cell at the cursor shows that its row leads to another screen.
  var cursorRowLeadsOn: Bool {
    tableView.cursor.flatMap { tableView.cell(at: $0) }?.accessory.leadsOn == true
  }

  /// Whether the row with the cursor is expanded.
  var isCursorRowExpanded: Bool {
    tableView.cursor.map { tableView.expansions[$0] != nil } == true
  }

  /// The row with the cursor, if its accessory can be used.
  var rowWithAccessory: (any AccessoryRow)? {
    (cursorRow as? any AccessoryRow).flatMap { $0.isAccessoryEnabled ? $0 : nil }
  }

  /// The row with the cursor, if it can be deleted.
  var deletableRow: (any EditableRow)? {
    (cursorRow as? any EditableRow).flatMap { $0.editingStyle == .delete ? $0 : nil }
  }
}
