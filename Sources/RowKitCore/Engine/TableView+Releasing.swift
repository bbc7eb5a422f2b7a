/// Releasing rows after the screen was removed from its navigation.
extension TableView {
  /// Whether the rows can be released without losing a refused text or marked rows.
  var canReleaseRows: Bool {
    texts.refused.isEmpty && (selectionMode == .single || selection.isEmpty)
  }

  /// Releases the rows in view and the cells kept for reuse.
  ///
  /// Their models are no longer observed.
  func releaseWindow() {
    pointer = PointerState()
    reloadAll()
    window.pool.removeAll()
  }

  /// Shows no row as expanded, and ends a search, before the groups are constructed again.
  func closeExpansions() {
    if search != nil {
      search = nil
      showEverything()
    }
    guard !expansions.isEmpty else { return }
    let table = ExpandedTable(groups: [], expansions: expansions)
    cursor = cursor.map { table.pathWithoutChildren($0) }
    if let path = anchor.item.path {
      anchor = ScrollAnchor(item: TableItem(table.pathWithoutChildren(path)))
    }
    selection = []
    expansions = RowExpansions()
  }
}
