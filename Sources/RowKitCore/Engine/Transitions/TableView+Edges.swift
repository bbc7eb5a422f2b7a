/// The decorations of a group, which appear with its first row.
extension TableView {
  /// Whether a decoration was added by a change: with its group, or with the first rows of a group
  /// that had none.
  func isNewDecoration(_ item: TableItem, _ changes: TableChanges) -> Bool {
    guard changes.oldGroup(for: item.group) != nil else { return true }
    switch item.part {
    case .row, .header, .footer: return false
    case .topEdge, .bottomEdge: return fillsGroup(item.group, changes)
    case .gap:
      return beginsToShow(item.group, changes) || isFollowedByNewGroups(item.group, changes)
    }
  }

  /// Whether an existing group without rows received its first ones.
  func fillsGroup(_ group: Int, _ changes: TableChanges) -> Bool {
    guard let old = changes.oldGroup(for: group) else { return false }
    let count = store.rowCount(in: group)
    let come =
      changes.insertedRows.reduce(0) { $0 + ($1.group == group ? $1.rows.count : 0) }
      + changes.movedRows.count { $0.to.group == group }
    return count > 0 && come == count && !changes.removedRows.contains { $0.group == old }
      && !changes.movedRows.contains { $0.from.group == old }
  }

  /// Whether a group showed nothing before.
  private func beginsToShow(_ group: Int, _ changes: TableChanges) -> Bool {
    guard store.header(of: group) == nil, store.footer(of: group) == nil else { return false }
    return fillsGroup(group, changes)
  }

  /// Whether nothing was shown below a group before.
  ///
  /// Returns `false` if any group was removed or moved. If many groups were added, only the first
  /// eight are checked.
  private func isFollowedByNewGroups(_ group: Int, _ changes: TableChanges) -> Bool {
    guard changes.removedGroups.isEmpty, changes.movedGroups.isEmpty else { return false }
    var next = store.firstShownGroup(from: group + 1)
    for _ in 0..<8 {
      guard let other = next else { return true }
      let isNew = changes.oldGroup(for: other) == nil || beginsToShow(other, changes)
      guard isNew else { return false }
      next = store.firstShownGroup(from: other + 1)
    }
    return false
  }
}

/// Rows that expand in place: their additional lines appear and disappear one by one.
extension TableView {
  /// Performs a change that expands or collapses a row, and animates its lines.
  func unfold(_ path: RowPath, _ change: () -> Void) {
    let index = window.index(of: TableItem(path))
    let before = index.map { window.slots[$0].height }
    transitions.unfolding[path] = nil
    change()
    reconfigure(path)
    // The animation begins with the height that the row has now.
    configureMarkedRows()
    guard animates, let before, let index = window.index(of: TableItem(path)) else { return }
    let after = window.slots[index].fullHeight
    guard after != before else { return }
    transitions.unfolding[path] = RowUnfolding(from: before, to: after, course: course)
    // Disappearing lines are shown until they are gone.
    reconfigure(path)
    advanceTransitions()
  }

  /// Keeps an expanding row in view while it has the cursor.
  func followUnfolding() {
    guard let cursor, isInView(cursor), transitions.unfolding[cursor]?.isClosing == false else {
      return
    }
    reveal(cursor)
  }
}
