/// A row's interface to the table that contains it.
///
/// A context follows its row through changes and is safe to keep, so asynchronous callbacks can use it
/// too. After the row is gone, methods that change it do nothing and report one diagnostic. Those that
/// act on its screen, such as ``push(_:)`` and ``showMessage(_:)``, need no row.
///
/// A row that is constructed again without an id, while others are inserted or removed, may count as
/// gone: give rows ids, or bind them to properties, to follow them.
///
/// ```swift
/// func didSelect(_ row: RowContext) {
///   row.push(DetailScreen(person))
/// }
/// ```
@MainActor public struct RowContext {
  package let handle: RowHandle

  package init(_ handle: RowHandle) {
    self.handle = handle
  }

  /// The current path of the row, or `nil` if the row is gone.
  public var path: RowPath? { handle.host == nil ? nil : handle.path }

  /// The row, or `nil` if it is gone.
  package var row: (any CellController)? { path.flatMap { handle.host?.row(at: $0) } }

  /// The cell that shows the row, or `nil` if the row is out of view.
  public var cell: TableCell? { path.flatMap { handle.host?.cell(at: $0) } }

  /// The cell that shows the row as it was last drawn, or `nil` if the row is out of view.
  package var drawnCell: TableCell? { path.flatMap { handle.host?.drawnCell(at: $0) } }

  /// The stage that shows the row's screen, or `nil` if there is none.
  package var stage: Stage? { handle.host?.stage }

  /// The text in the language of the screen, or the English one before the screen is shown.
  public var words: LocalizedStrings { stage?.words ?? .english }

  /// Whether the row's screen is the visible one.
  package var isOnVisibleScreen: Bool { handle.host.map { $0.stage?.screen === $0 } ?? false }

  /// Configures the row again in the next frame.
  public func reload() {
    change { table, path in table.reloadRow(at: path) }
  }

  /// Deselects only this row.
  public func deselect() {
    perform { table, path in table.deselectRow(at: path) }
  }

  /// Deletes the row's record as the Delete key does: ``EditableRow/didDelete(_:)`` is called, and undoing
  /// puts the row back.
  ///
  /// Does nothing for a row that isn't an ``EditableRow`` or whose editing style isn't `.delete`.
  public func delete() {
    perform { table, path in table.deleteRow(at: path) }
  }

  /// Removes the row from the table, and nothing from a model.
  ///
  /// A row of a record that stays in the model is there again when the groups are constructed again. Call
  /// ``delete()``, or change the model, to remove the record.
  public func remove() {
    perform { table, _ in table.remove(self) }
  }

  /// Inserts rows below this one and the rows that belong to it, after the current batch of changes, if
  /// any, has been applied.
  ///
  /// The rows belong to the same expanded row as this one, if it belongs to one.
  public func insertBelow(_ rows: [any CellController]) {
    perform { table, _ in table.insert(rows, below: self) }
  }

  /// Pushes a screen onto the navigation, unless the stage contains it.
  public func push(_ screen: ScreenController) {
    handle.host?.push(screen)
  }

  /// Pops the current screen.
  public func pop() {
    handle.host?.pop()
  }

  /// Presents a screen over the navigation, unless the stage contains it.
  public func present(_ screen: ScreenController) {
    handle.host?.present(screen)
  }

  /// Shows an alert.
  public func show(_ alert: Alert) {
    handle.host?.show(alert)
  }

  /// Opens the menu of the row's actions.
  ///
  /// Does nothing for a row that isn't a ``ContextMenuRow`` or has no actions now.
  public func showActions() {
    perform { table, path in table.openActions(at: path) }
  }

  /// Shows a short message on the bottom line.
  public func showMessage(_ message: String) {
    handle.host?.showMessage(message)
  }

  /// Calls a closure with the row that stands for the record now, or shows that the row was removed
  /// or is disabled.
  ///
  /// Call the method for what a person confirmed or chose apart from the row: its object may have
  /// been recreated since.
  package func useRow<Row: SelectableRow>(as type: Row.Type, _ body: (Row) -> Void) {
    guard let row = row as? Row else { return showMessage(words[ScreenStrings.rowIsGone]) }
    guard row.isSelectable else { return showMessage(words[RefusalStrings.isDisabled]) }
    body(row)
  }

  /// Shows the reason for refusing a key or a click on the bottom line, and rings the bell.
  package func refuse(_ reason: RefusalStrings) {
    stage?.refuse(words[reason])
  }

  /// Requests an effect from the host, such as copying text or opening a URL.
  public func request(_ effect: HostEffect) {
    stage?.request(effect)
  }

  /// Says that the value of the row was cleared, and records how to undo that, which fails if the row
  /// has another value by then.
  package func didClear(_ name: String, undo: @escaping () -> Bool) {
    perform { table, path in table.didClear(path, named: name, undo: undo) }
  }

  /// Copies text, and says so on the bottom line.
  package func copy(_ text: String) { stage?.copy(text) }

  /// Changes the table at the path that the row has when the change is made.
  private func change(_ body: @escaping (any RowHost, RowPath) -> Void) {
    perform { table, _ in
      table.whenSettled { [handle] in
        if let path = handle.path { body(table, path) }
      }
    }
  }

  private func perform(_ body: (any RowHost, RowPath) -> Void) {
    guard let table = handle.host, let path = handle.path else { return handle.reportGone() }
    body(table, path)
  }
}

extension RowContext {
  /// Begins editing the row's text.
  ///
  /// Does nothing for a row that can't be edited.
  public func beginEditing() {
    perform { table, path in table.beginTextEditing(at: path) }
  }

  /// Ends editing if this row is being edited.
  public func endEditing() {
    perform { table, path in table.endTextEditing(at: path) }
  }

  /// Sets the text of the row, also while it is edited.
  ///
  /// An empty text empties the field. Does nothing for a row without editable text, and for a text that
  /// the row refuses, which is only shown, with the reason, while the text is edited. A person can undo the
  /// change while the text is edited.
  public func setText(_ text: String) {
    perform { table, path in table.setText(text, at: path) }
  }

  /// Replaces the whole text of the row as a person does: editing begins, and ends with the new text.
  ///
  /// Returns the reason why the text isn't accepted, or `nil`. The row then keeps its text. A text
  /// other than `old` was changed elsewhere, and isn't replaced.
  package func replaceText(_ old: String, with text: String) -> String? {
    guard let path else { return nil }
    return handle.host?.replaceText(old, with: text, at: path)
  }

  /// Moves the focus to the next row that takes it, like the Tab key.
  ///
  /// If this is the last such row, the screen is notified instead.
  public func advanceFocus() {
    perform { table, path in table.advanceFocus(from: path) }
  }
}

/// Updates after a value changed, and expansion of rows.
extension RowContext {
  /// Configures all visible rows again in the next frame.
  ///
  /// Call the method after changing a value that other rows may show. Rows that read an
  /// `@Observable` object are updated without it.
  public func reloadVisibleRows() {
    handle.host?.reloadVisibleRows()
  }

  /// Whether the row is expanded.
  ///
  /// The table stores the state with the row, through scrolling, reloads and new groups, even if
  /// the row's object is recreated. Expanding an ``ExpandableRow`` inserts its children below it.
  public var isExpanded: Bool {
    get { path.flatMap { handle.host?.isExpanded($0) } ?? false }
    nonmutating set { perform { table, path in table.setExpanded(newValue, at: path) } }
  }

  /// The index of the part of the expanded row that handles keys, from 0.
  ///
  /// Setting it has no effect while the row is collapsed.
  package var expandedPart: Int {
    get { path.flatMap { handle.host?.expandedPart(at: $0) } ?? 0 }
    nonmutating set { path.map { handle.host?.setExpandedPart(newValue, at: $0) } }
  }

  /// The object that the expanded row keeps until it is collapsed.
  ///
  /// Setting it has no effect while the row is collapsed.
  package var expandedValue: AnyObject? {
    get { path.flatMap { handle.host?.expandedValue(at: $0) } }
    nonmutating set { path.map { handle.host?.setExpandedValue(newValue, at: $0) } }
  }

  /// Collapses the expanded row that contains this one and moves the cursor to it.
  ///
  /// Does nothing if there is none.
  package func collapseParent() {
    guard let path, let parent = handle.host?.expandedParent(of: path) else { return }
    handle.host?.setExpanded(false, at: parent)
  }
}
