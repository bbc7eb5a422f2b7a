/// Changes of groups that are out of view: nothing is laid out or reconfigured.
extension TableView {
  /// Whether a change touches only groups above and below those in view, while the window is laid
  /// out, full and not animating.
  ///
  /// It is `false` during a search, while a text is edited, and while a row is expanded.
  func isOutOfView(_ changes: TableChanges) -> Bool {
    guard !changes.groups.isEmpty, !needsLayout, let cursor, search == nil,
      transitions.isEmpty, editSession == nil, expansions.isEmpty,
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

  /// Follows a change that is out of view, without a layout.
  func followOutOfView(_ changes: TableChanges) {
    viewport.formerPlaces.follow(changes)
    viewport.pageTrail.forget()
    cursorState.follow(changes)
    if let item = anchor.item.following(changes) { anchor.item = item }
    if !selection.isEmpty { selection = Set(selection.compactMap { changes.recordPath(for: $0) }) }
    _ = followEditSession(changes)
    viewport.held = nil
    window.renumber(changes)
    askForPlace(after: changes, keepsRows: true)
    setNeedsDisplay()
  }
}
