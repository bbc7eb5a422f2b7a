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
    nonmutating set { path.map { handle.host?.setExpanded(newValue, at: $0) } }
  }

  /// The index of the part of the expanded row that handles keys, from 0.
  ///
  /// Setting it has no effect while the row is collapsed.
  public var expandedPart: Int {
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
  public func collapseParent() {
    guard let path, let parent = handle.host?.expandedParent(of: path) else { return }
    handle.host?.setExpanded(false, at: parent)
  }
}
