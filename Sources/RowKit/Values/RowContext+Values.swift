/// What a row does after it changed a value, and whether it is open.
extension RowContext {
  /// Configures all rows in view again in the next frame.
  ///
  /// Call it after a change of a value that other rows may show too. Where the value is kept in an
  /// `@Observable` object they follow by themselves.
  public func reloadVisibleRows() {
    screen?.tableView.reconfigureVisibleRows()
    screen?.stage?.hintsDidChange()
  }

  /// Whether the row is open.
  ///
  /// The table keeps it with the row, whatever happens to its object: through scrolling, reloads
  /// and groups made anew. An ``ExpandableRow`` that is opened gets its children under it.
  public var isExpanded: Bool {
    get { path.flatMap { screen?.isExpanded($0) } ?? false }
    nonmutating set { path.map { screen?.setExpanded(newValue, at: $0) } }
  }

  /// Which part of the open row the keys go to, from 0 on; it can't be set while it is closed.
  public var expandedPart: Int {
    get { path.flatMap { screen?.tableView.expansions[$0]?.part } ?? 0 }
    nonmutating set { path.map { screen?.tableView.setExpandedPart(newValue, at: $0) } }
  }

  /// Closes the open row that this one belongs to, which gets the cursor; does nothing for a row
  /// that belongs to none.
  public func collapseParent() {
    guard let path, let parent = screen?.tableView.expansions.parent(of: path) else { return }
    screen?.setExpanded(false, at: parent)
  }
}
