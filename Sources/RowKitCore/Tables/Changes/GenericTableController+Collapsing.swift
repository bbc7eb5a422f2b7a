/// Collapsible groups.
///
/// Hidden rows stay in the table: they can be read, changed and counted as before, and their
/// contexts stay valid.
extension GenericTableController {
  /// Collapses or expands a group.
  ///
  /// Does nothing if there is no such group.
  ///
  /// Within ``performUpdates(_:)`` the position is the one before all changes, and the group is
  /// collapsed or expanded after them.
  public final func setCollapsed(
    _ isCollapsed: Bool, group: Int, animation: RowAnimation = .automatic
  ) {
    store.build()
    if batch != nil {
      batch?.collapses.append((group, isCollapsed, animation))
    } else {
      whenSettled(preview: { $0.setCollapsed(isCollapsed, group: group) }) { [weak self] in
        self?.tableView.setCollapsed(isCollapsed, group: group, animation)
      }
    }
  }

  /// Collapses or expands a group at a person's request.
  ///
  /// No text is edited.
  func toggleCollapsed(_ group: Int) {
    // Before all waiting changes, which may move other groups to this position.
    telling { tableView.setCollapsed(!store.isCollapsed(group), group: group, .top) }
  }

  /// Collapses or expands the group whose header has the cursor, and returns whether one has it.
  func collapseAtHeader() -> Bool {
    guard let group = tableView.focusedHeader else { return false }
    toggleCollapsed(group)
    return true
  }

  /// Collapses or expands the group with the cursor, and returns whether a person may do so.
  func collapseAtCursor() -> Bool {
    guard let group = tableView.cursorItem?.group, store.hasCollapsingHeader(group),
      tableView.projection.isEverything
    else { return false }
    endEditing()
    (tableView.cursorItem?.group).map { toggleCollapsed($0) }
    return true
  }

  /// Returns whether new groups expand one above a cursor that was never moved, which then goes to the
  /// first usable row.
  func showsRowsAgain(
    _ changes: TableChanges, from former: [TableGroup], to groups: [TableGroup]
  ) -> Bool {
    guard !tableView.cursorState.isMoved else { return false }
    return groups.prefix((tableView.cursor?.group ?? 0) + 1).enumerated().contains { group in
      guard !group.element.isCollapsed, let old = changes.oldGroup(for: group.offset) else {
        return false
      }
      return former[old].isCollapsed
    }
  }
}
