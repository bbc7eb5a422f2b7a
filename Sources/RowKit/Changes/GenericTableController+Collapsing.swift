/// Groups whose rows are hidden and shown again.
///
/// Hidden rows stay in the table: they are read, changed and counted as before, and their contexts
/// go on to answer.
extension GenericTableController {
  /// Hides the rows of a group, or shows them again; does nothing if there is no such group.
  ///
  /// Within ``performUpdates(_:)`` the position is that before all changes, and the rows are hidden or
  /// shown after them.
  public final func setCollapsed(
    _ isCollapsed: Bool, group: Int, animation: RowAnimation = .automatic
  ) {
    store.build()
    if batch != nil {
      batch?.collapses.append((group, isCollapsed, animation))
    } else {
      whenSettled { [weak self] in
        self?.tableView.setCollapsed(isCollapsed, group: group, animation)
      }
    }
  }

  /// Hides the rows of a group, or shows them again, as a person asked for.
  func toggleCollapsed(_ group: Int) {
    // Before all that waits, which may put other groups where this one is seen.
    tableView.setCollapsed(!store.isCollapsed(group), group: group, .top)
  }

  /// Acts on a header that has the cursor; returns whether one has it.
  func collapseAtHeader() -> Bool {
    guard let group = tableView.headerCursor else { return false }
    toggleCollapsed(group)
    return true
  }

  /// Hides or shows the rows of the group with the cursor; returns whether a person may do so.
  func collapseAtCursor() -> Bool {
    guard let group = tableView.cursorItem?.group, store.hasCollapsingHeader(group),
      tableView.projection.isEverything
    else { return false }
    toggleCollapsed(group)
    return true
  }

  /// What a person can do with the group with the cursor.
  var headerHints: [KeyHint] {
    guard let item = tableView.cursorItem, store.hasCollapsingHeader(item.group) else { return [] }
    let verb = store.isCollapsed(item.group) ? words.expand : words.collapse
    let isHeader = item.part == .header
    return [KeyHint(isHeader ? "⏎" : shown("z"), verb, isProminent: isHeader)]
  }
}
