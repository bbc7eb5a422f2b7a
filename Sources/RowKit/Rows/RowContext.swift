/// A row's view of the table it stands in: narrow, and safe to keep.
///
/// It follows its row through changes. When row or screen is gone, what it is asked to do does
/// nothing and gives one diagnostic; so it is also what asynchronous callbacks use.
///
/// ```swift
/// func didSelect(_ row: RowContext) {
///   row.push(DetailScreen(person))
/// }
/// ```
@MainActor public struct RowContext {
  let ticket: RowTicket

  init(_ ticket: RowTicket) {
    self.ticket = ticket
  }

  /// Where the row stands now; nil when it is gone.
  public var path: RowPath? { ticket.table == nil ? nil : ticket.path }

  /// The screen the row stands in; nil when it is gone.
  public var screen: GenericTableController? { ticket.table }

  /// The row; nil when it is gone.
  var row: (any CellController)? { path.flatMap { ticket.table?.tableView.row(at: $0) } }

  /// The cell that shows the row; nil when it is not in view.
  public var cell: TableCell? { path.flatMap { ticket.table?.tableView.cell(at: $0) } }

  /// Configures the row again in the next frame.
  public func reload() {
    change { table, path in
      table.tableView.reconfigure(path)
      table.tableView.searchAgain([TableChanges.Rows(path)])
    }
  }

  /// Deselects this row, and no other.
  public func deselect() {
    perform { table, path in table.tableView.deselect(path) }
  }

  /// Removes the row from the table.
  public func remove() {
    change { table, path in table.removeRows(at: [path]) }
  }

  /// Inserts rows directly below this one, wherever a batch that is gathered now moves it to.
  public func insertBelow(_ rows: [any CellController]) {
    perform { [self] table, _ in
      table.afterBatch {
        change { table, path in table.insert(rows, at: path.adding(rows: 1)) }
      }
    }
  }

  /// Pushes a screen onto the navigation.
  public func push(_ screen: ScreenController) {
    perform { table, _ in table.push(screen) }
  }

  /// Goes back to the screen before.
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

  /// Shows a short message on the bottom line.
  public func showMessage(_ message: String) {
    perform { table, _ in table.showMessage(message) }
  }

  /// Asks the host for something: to copy, to open an address.
  public func request(_ effect: HostEffect) {
    perform { table, _ in table.stage?.request(effect) }
  }

  /// Changes the table, at the place where the row stands when the change is made.
  private func change(_ body: @escaping (GenericTableController, RowPath) -> Void) {
    perform { table, _ in
      table.whenSettled { [ticket] in
        if let path = ticket.path { body(table, path) }
      }
    }
  }

  private func perform(_ body: (GenericTableController, RowPath) -> Void) {
    guard let table = ticket.table, let path = ticket.path else { return ticket.reportGone() }
    body(table, path)
  }
}
