/// The effect of a change on the items of the window.
enum WindowEffect {
  /// The items get other positions, and nothing else happens.
  case positions

  /// Rows may come into view.
  case insertion

  /// Rows may leave the view.
  case removal

  /// Anything may happen.
  case everything

  /// Whether items may leave the window.
  var removesItems: Bool { self == .removal || self == .everything }
}

/// Finding the effect of a change before the window follows it.
extension TableView {
  /// Returns the effect of a change that the store has already made and that isn't empty.
  ///
  /// The effect is `everything` if a smaller one can't be determined cheaply.
  func effect(of changes: TableChanges, reloaded: Set<RowPath>?) -> WindowEffect {
    guard let reloaded else { return .everything }
    if reloaded.isEmpty, isOutOfView(changes) { return .positions }
    if onlyInsertsIntoFullWindow(changes) { return .insertion }
    return onlyRemovesFromFullWindow(changes) ? .removal : .everything
  }

  /// Whether a change touches only groups above and below those in view, while the window is laid
  /// out, full and not animating.
  ///
  /// It is `false` during a search, while a text is edited, and while a row is expanded.
  private func isOutOfView(_ changes: TableChanges) -> Bool {
    guard !changes.groups.isEmpty, !needsLayout, let cursor, search == nil,
      transitions.isEmpty, !texts.isEditing, expansions.isEmpty,
      let first = window.slots.first?.item, let last = window.slots.last, last.item.part != .gap,
      last.endLine >= size.height
    else { return false }
    let old = min(first, anchor.item).group...last.item.group
    guard let start = changes.newGroup(for: old.lowerBound),
      let end = changes.newGroup(for: old.upperBound), end - start == old.count - 1,
      let target = changes.newPath(for: cursor), !store.isCollapsed(target.group)
    else { return false }
    return staysWhole(old, start...end, changes) && (start == 0 || !isAtBeginning)
  }

  /// Whether no group, and no row of a group, leaves or enters a range of groups.
  private func staysWhole(
    _ old: ClosedRange<Int>, _ new: ClosedRange<Int>, _ changes: TableChanges
  ) -> Bool {
    !changes.removedGroups.contains(where: old.contains)
      && !changes.insertedGroups.contains(where: new.contains)
      && !changes.movedGroups.contains { old.contains($0.from) || new.contains($0.to) }
      && !changes.removedRows.contains { old.contains($0.group) }
      && !changes.insertedRows.contains { new.contains($0.group) }
      && !changes.movedRows.contains { old.contains($0.from.group) || new.contains($0.to.group) }
  }

  private func onlyInsertsIntoFullWindow(_ changes: TableChanges) -> Bool {
    guard changes.removedRows.isEmpty, changesRowsInFullWindow(changes) else { return false }
    // The first rows of a group add edges.
    return style == .plain
      || !changes.insertedRows.contains { $0.rows.count == store.rowCount(in: $0.group) }
  }

  /// Whether a change only removes rows from a full window, and leaves no group empty.
  private func onlyRemovesFromFullWindow(_ changes: TableChanges) -> Bool {
    changes.insertedRows.isEmpty && changesRowsInFullWindow(changes)
      && !changes.removedRows.contains { store.rowCount(in: $0.group) == 0 }
  }

  /// Whether a change neither moves rows nor changes groups, while the window is full and laid out, or
  /// was so before rows were inserted and removed.
  ///
  /// Without a cursor, the layout has to look for one among the rows.
  private func changesRowsInFullWindow(_ changes: TableChanges) -> Bool {
    guard !needsLayout || redrawing.lacksOnlyRows, cursorItem != nil, projection.isEverything,
      changes.groups.isEmpty, changes.movedRows.isEmpty, let last = window.slots.last
    else { return false }
    return last.endLine >= size.height
  }

  // MARK: Insertions

  /// Follows a change that only inserts rows, after the anchor has been updated.
  ///
  /// Rows inserted above or below the view need no layout. Rows inserted in between begin their
  /// animation, as many as the window could hold, and the next layout places them.
  func followInsertion(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard let first = window.slots.first?.item.following(changes),
      var end = window.slots.last?.item.following(changes)
    else { return followInWindow(changes) }
    // Rows below those in view may take the lines of removed ones.
    if needsLayout { end.row += size.height }
    let seen = changes.insertedRows.compactMap { rows in
      TableView.rows(rows, after: min(first, anchor.item), before: end)
    }
    guard !seen.isEmpty || !transitions.isEmpty else { return window.renumber(changes) }
    followInWindow(changes)
    redrawing.lacksOnlyRows = true
    beginComing(seen, animations)
  }

  /// Returns the rows of a range that lie between two items, or `nil` if there are none.
  private nonisolated static func rows(
    _ rows: TableChanges.Rows, after first: TableItem, before end: TableItem
  ) -> TableChanges.Rows? {
    let item = { TableItem(RowPath(group: rows.group, row: $0)) }
    let start = rows.rows.partitionPoint { item($0) < first }
    let range = start..<max(start, rows.rows.partitionPoint { item($0) <= end })
    return range.isEmpty ? nil : TableChanges.Rows(group: rows.group, rows: range)
  }
}
