/// The table as the host of its rows.
extension GenericTableController: RowHost {
  package final func cell(at path: RowPath) -> TableCell? { tableView.cell(at: path) }

  package final func drawnCell(at path: RowPath) -> TableCell? { tableView.drawnCell(at: path) }

  package final func reloadRow(at path: RowPath) {
    tableView.reconfigure(path)
    tableView.searchAgain(path)
  }

  package final func reloadVisibleRows() {
    tableView.reconfigureVisibleRows()
    stage?.hintsDidChange()
  }

  package final func deselectRow(at path: RowPath) { tableView.deselect(path) }

  package final func expandedPart(at path: RowPath) -> Int { tableView.expansions[path]?.part ?? 0 }

  package final func setExpandedPart(_ part: Int, at path: RowPath) {
    guard isExpanded(path) else { return }
    tableView.expansions[path]?.part = part
    tableView.reconfigure(path)
  }

  package final func expandedValue(at path: RowPath) -> AnyObject? {
    tableView.expansions[path]?.value
  }

  package final func setExpandedValue(_ value: AnyObject?, at path: RowPath) {
    if isExpanded(path) { tableView.expansions[path]?.value = value }
  }

  package final func expandedParent(of path: RowPath) -> RowPath? {
    tableView.expansions.parent(of: path)
  }

  package final func beginTextEditing(at path: RowPath) { tableView.beginTextEditing(at: path) }

  package final func endTextEditing(at path: RowPath) {
    if tableView.editSession?.path == path { tableView.endTextEditing() }
  }

  package final func setText(_ text: String, at path: RowPath) { tableView.setText(text, at: path) }

  package final func replaceText(_ old: String, with text: String, at path: RowPath) -> String? {
    guard let row = row(at: path) as? any TextEditingRow, row.takesFocus else { return nil }
    let now = row.editableText(in: words)
    if now != old, now != text { return words[RefusalStrings.answerNotStored] }
    if let reason = row.refusal(ofWhole: text, in: words) { return reason }
    let context = context(at: path)
    tableView.replaceText(text, at: path)
    let refusal = context.path.flatMap { tableView.texts.refused.message(at: $0) }
    if refusal == nil, row.submitsText { row.didSubmit(text, row: context) }
    return refusal
  }

  package final func advanceFocus(from path: RowPath) { advanceFocus(from: path, isForced: true) }
}

extension RowContext {
  /// The screen that contains the row, or `nil` if the row is gone.
  public var screen: GenericTableController? { handle.host as? GenericTableController }
}

// MARK: TableHost

extension GenericTableController: TableHost {
  final func willHandleClick() {
    stopLooking()
    fields.typingRefusedUntil = nil
  }

  final func textEditingDidChange() { dialect?.textEditingDidChange() }
}

/// The row with the cursor, and the things that a person can do with it.
extension GenericTableController {
  /// The row with the cursor, or `nil` if no row has it.
  package var cursorRow: (any CellController)? {
    if let path = tableView.cursor { tableView.row(at: path) } else { nil }
  }

  /// The row with the cursor, or `nil` if it is out of view.
  var visibleCursorRow: (any CellController)? {
    guard let path = tableView.cursor, tableView.isInView(path) else { return nil }
    return tableView.row(at: path)
  }

  /// Whether letters only type text at the cursor's row.
  var lettersMeanText: Bool { lettersAreText || cursorRowTakesText }

  /// The row with the cursor, if its type has a capability.
  func cursorRow(with capability: RowCapabilities) -> (any CellController)? {
    guard let row = cursorRow else { return nil }
    return tableView.capabilities(of: row).contains(capability) ? row : nil
  }

  var cursorRowTakesText: Bool {
    (cursorRow(with: .text) as? any TextEditingRow)?.takesFocus == true
  }

  /// Whether the row with the cursor can be selected.
  var cursorIsUsable: Bool {
    (cursorRow(with: .selection) as? any SelectableRow)?.isSelectable == true
  }

  /// Whether the row with the cursor can be used, if only by keys that it handles.
  var cursorIsControl: Bool { cursorRow.map { tableView.isUsable($0) } ?? false }

  /// Whether the row with the cursor has a control that doesn't use Return.
  ///
  /// Return then moves to the next row, as it does in a text field.
  var returnLeadsOn: Bool {
    guard let row = cursorRow(with: .control) as? any ControlRow else { return false }
    return row.takesFocus && !tableView.capabilities(of: row).contains(.selection)
  }

  /// Whether the cell at the cursor shows that its row leads to another screen.
  var cursorRowLeadsOn: Bool {
    tableView.cursor.flatMap { tableView.cell(at: $0) }?.accessory.leadsOn == true
  }

  var isCursorRowExpanded: Bool { tableView.cursor.map { tableView.expansions[$0] != nil } == true }

  /// The row with the cursor, if its accessory can be used.
  var rowWithAccessory: (any AccessoryRow)? {
    (cursorRow(with: .accessory) as? any AccessoryRow).flatMap { $0.isAccessoryEnabled ? $0 : nil }
  }

  /// The row with the cursor, if it can be deleted.
  var deletableRow: (any EditableRow)? {
    guard let row = cursorRow(with: .editing) as? any EditableRow else { return nil }
    return row.editingStyle == .delete ? row : nil
  }
}
