/// The focus chain: the rows that take focus, in the order of the table, over empty groups and rows
/// that are hidden, from the first to the last and no further.
extension GenericTableController {
  /// Leads the focus to the first row that takes it; returns whether there is one.
  @discardableResult
  public final func focusFirst() -> Bool {
    guard let first = tableView.firstItem else { return false }
    return take(next(from: first) { $0.row(below: $1) })
  }

  /// Leads the focus to a row; returns whether the row took it.
  @discardableResult
  public final func focus(_ path: RowPath) -> Bool {
    take(canTakeFocus(path) ? path : nil)
  }

  /// Leads the focus to the next row that takes it; returns whether there is one.
  @discardableResult
  public final func focusNext() -> Bool {
    guard let path = tableView.cursor else { return focusFirst() }
    return take(next(from: TableItem(path)) { $0.row(below: $1) })
  }

  /// Leads the focus to the row before that takes it; returns whether there is one.
  @discardableResult
  public final func focusPrevious() -> Bool {
    guard let path = tableView.cursor else { return false }
    return take(next(from: TableItem(path)) { $0.row(above: $1) })
  }

  /// Goes on from a row; the last one reports that it is done.
  func advanceFocus(from path: RowPath, isForced: Bool = true) {
    if take(next(from: TableItem(path)) { $0.row(below: $1) }) { return }
    if isForced { lastFocusIsDone(context(at: path)) } else { tableView.moveCursor(.down) }
  }

  /// Goes back from a row; from the first, the row itself takes the focus again.
  func retreatFocus(from path: RowPath) {
    let target = next(from: TableItem(path)) { $0.row(above: $1) }
    _ = take(target ?? (canTakeFocus(path) ? path : nil))
  }

  private func take(_ path: RowPath?) -> Bool {
    guard let path, let row = tableView.row(at: path) as? any FocusableRow else { return false }
    tableView.moveCursor(to: path)
    row.didTakeFocus(context(at: path))
    stage?.hintsDidChange()
    return true
  }

  /// How many rows are asked whether they take focus, before the search for one is given up.
  private static let focusReach = 10_000

  private func next(
    from item: TableItem, _ step: (TableView, TableItem) -> RowPath?
  ) -> RowPath? {
    var item = item
    for _ in 0..<GenericTableController.focusReach {
      guard let path = step(tableView, item) else { return nil }
      if canTakeFocus(path) { return path }
      item = TableItem(path)
    }
    return nil
  }

  private func canTakeFocus(_ path: RowPath) -> Bool {
    (tableView.row(at: path) as? any FocusableRow)?.takesFocus == true
  }
}
