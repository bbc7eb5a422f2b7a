/// A row that adds another row above itself whenever it is selected, such as one more telephone
/// number of a contact.
///
/// It only adds: what the row that it made may do, such as being removed, is up to that row. For a
/// list of values that a person adds to, removes from and puts in order use a group that is made
/// with `repeating:`, which has such a row at its end.
@MainActor public protocol RepeaterRow: SelectableRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// Adds one to the model and returns its row; nil when the table gets it in another way, because
  /// its groups are made anew when the model changes.
  func makeRow() -> (any CellController)?
}

extension RepeaterRow {
  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.text = label
    cell.image = CellImage("+", color: .role(isSelectable ? .success : .disabledText))
    cell.textStyle = .tint
    cell.isEnabled = isSelectable
  }

  /// Adds a row, which gets the cursor if it can have it.
  public func didSelect(_ row: RowContext) {
    guard let added = makeRow(), let path = row.path, let screen = row.screen else { return }
    screen.insert([added], at: path)
    if screen.tableView.takesStoredCursor(path) { screen.tableView.moveCursor(to: path) }
    row.reloadVisibleRows()
  }
}
