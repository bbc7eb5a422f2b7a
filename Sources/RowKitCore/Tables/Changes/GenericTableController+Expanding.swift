/// Expandable rows: the table stores the expansions and shows the children.
extension GenericTableController {
  /// Returns whether the row at a path is expanded.
  public final func isExpanded(_ path: RowPath) -> Bool {
    tableView.expansions[path] != nil
  }

  /// Expands or collapses a row.
  ///
  /// The children of an ``ExpandableRow`` are inserted below it, or removed.
  ///
  /// Does nothing if there is no row at the path. Within ``performUpdates(_:)`` the path is the one
  /// before all changes, and the row is expanded after them. Children are moved and removed with
  /// their row.
  public final func setExpanded(_ isExpanded: Bool, at path: RowPath) {
    guard store.contains(path) else { return }
    let row = context(at: path)
    if batch != nil {
      batch?.expansions.append((row, isExpanded))
    } else if isExpanded != self.isExpanded(path) {
      whenSettled { [weak self] in self?.setExpandedNow(isExpanded, row) }
    }
  }

  /// Expands or collapses a row at once.
  ///
  /// No layout may be running.
  func setExpandedNow(_ isExpanded: Bool, _ row: RowContext) {
    guard let path = row.path, isExpanded != self.isExpanded(path) else { return }
    telling { if isExpanded { expand(path, row) } else { collapse(path, row) } }
    stage?.hintsDidChange()
  }

  private func expand(_ path: RowPath, _ row: RowContext) {
    let parent = self.row(at: path) as? any ExpandableRow
    let children = ownValues.record { parent?.children ?? [] }
    tableView.unfold(path) { tableView.expansions[path] = RowExpansions.Expansion() }
    if !children.isEmpty {
      changeChildren { batch, animations in
        batch.insertRows(children, at: path.adding(rows: 1))
        animations.standard = .top
      }
    }
    // An observer of the change may have made another.
    guard let path = row.path else { return }
    if !children.isEmpty { tableView.expansions.add(children.count, to: path) }
    tableView.reconfigureVisibleRows()
    revealExpanded(row, childCount: children.count)
  }

  /// Scrolls to show as much of an expanded row and its children as fits.
  ///
  /// Scrolls again after the animation of the children.
  private func revealExpanded(_ row: RowContext, childCount: Int) {
    guard tableView.size.height > 0, let path = row.path else { return }
    tableView.revealRows(path, childCount: childCount)
    guard childCount > 0, stage?.animatesChanges == true else { return }
    stage?.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self, let path = row.path, isExpanded(path) else { return }
      tableView.revealRows(path, childCount: childCount)
    }
  }

  private func collapse(_ path: RowPath, _ row: RowContext) {
    let rows = tableView.expansions.rows(of: path)
    let hadCursor = tableView.cursor.map { rows.contains($0) } ?? false
    tableView.unfold(path) { tableView.expansions[path] = nil }
    if !rows.isEmpty {
      changeChildren { batch, animations in
        for row in rows { batch.removeRow(at: row) }
        animations.standard = .top
      }
    }
    guard let path = row.path else { return }
    tableView.reconfigure(path)
    if hadCursor { tableView.moveCursor(to: path) }
  }

  /// Inserts or removes children, which expanding their row again inserts again.
  private func changeChildren(
    _ request: (inout TableStore.Batch, inout ChangeAnimations) -> Void
  ) {
    store.keepingConstructed { changeNow(request) }
  }

  // MARK: Keeping rows expanded

  /// Returns the expanded rows that a change removes, though it may insert them again.
  func closedRows(_ changes: TableChanges) -> [GroupSnapshot.RowKey] {
    tableView.expansions.paths.compactMap { path in
      guard changes.newPath(for: path) == nil else { return nil }
      return store.row(at: path).map { GroupSnapshot.RowKey($0) }
    }
  }

  /// Returns the rows among those inserted by a change that were expanded before it.
  func rowsToReopen(
    _ closed: [GroupSnapshot.RowKey], _ rows: [(path: RowPath, row: any CellController)]
  ) -> [RowContext] {
    guard !closed.isEmpty else { return [] }
    let back = rows.filter { closed.contains(GroupSnapshot.RowKey($0.row)) }
    return back.map { context(at: $0.path) }
  }

  /// Stores the expansions before the groups are cleared.
  func keepExpandedRows() {
    guard store.isBuilt, !tableView.expansions.isEmpty else { return }
    clearedTable = ExpandedTable(groups: store.groups, expansions: tableView.expansions)
    tableView.expansions = RowExpansions()
  }

  /// Returns the first groups after a clearing, with the former expansions.
  func reopened(_ groups: [TableGroup]) -> [TableGroup] {
    guard let clearedTable else { return groups }
    self.clearedTable = nil
    let opened = clearedTable.carried(into: groups)
    tableView.expansions = opened.expansions
    return opened.groups
  }
}
