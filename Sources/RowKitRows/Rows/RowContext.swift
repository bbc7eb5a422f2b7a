/// A row's interface to the table that contains it.
///
/// A context follows its row through changes and is safe to keep. After the row or the screen is
/// gone, its methods do nothing and report one diagnostic, so asynchronous callbacks can use it
/// too.
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

  /// The strings of the stage, or the English ones.
  package var words: LocalizedStrings { stage?.words ?? .english }

  /// Whether the row's screen is the visible one.
  var isOnVisibleScreen: Bool { handle.host.map { $0.stage?.screen === $0 } ?? false }

  /// Configures the row again in the next frame.
  public func reload() {
    change { table, path in table.reloadRow(at: path) }
  }

  /// Deselects only this row.
  public func deselect() {
    perform { table, path in table.deselectRow(at: path) }
  }

  /// Removes the row from the table.
  public func remove() {
    change { table, path in table.removeRows(at: [path], animation: .automatic) }
  }

  /// Inserts rows directly below this one, after the current batch of changes, if any, has been
  /// applied.
  public func insertBelow(_ rows: [any CellController]) {
    perform { [self] table, _ in
      table.afterBatch {
        change { table, path in
          table.insert(rows, at: path.adding(rows: 1), animation: .automatic)
        }
      }
    }
  }

  /// Pushes a screen onto the navigation.
  public func push(_ screen: ScreenController) {
    perform { table, _ in table.push(screen) }
  }

  /// Pops the current screen.
  public func pop() {
    perform { table, _ in table.pop() }
  }

  /// Presents a screen over the navigation.
  public func present(_ screen: ScreenController) {
    perform { table, _ in table.present(screen) }
  }

  /// Shows an alert.
  public func show(_ alert: Alert) {
    perform { table, _ in table.show(alert) }
  }

  /// Opens the menu of the row's actions.
  ///
  /// Does nothing for a row that isn't a ``ContextMenuRow`` or has no actions now.
  public func showActions() {
    perform { table, path in table.openActions(at: path) }
  }

  /// Shows a short message on the bottom line.
  public func showMessage(_ message: String) {
    perform { table, _ in table.showMessage(message) }
  }

  /// Requests an effect from the host, such as copying text or opening a URL.
  public func request(_ effect: HostEffect) {
    perform { table, _ in table.stage?.request(effect) }
  }

  /// Copies text, and says so on the bottom line.
  package func copy(_ text: String) {
    request(.copy(text))
    showMessage(words.messages.copied)
  }

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
