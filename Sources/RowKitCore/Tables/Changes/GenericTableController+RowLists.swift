/// Access to single groups, at a cost independent of the number of groups.
extension GenericTableController {
  /// The number of groups.
  public final var groupCount: Int { store.groupCount }

  /// Returns the group at a position, or `nil` if there is none.
  ///
  /// Unlike ``tableGroups``, it never collects all groups into one array, which costs O(groups)
  /// after a change of groups by position.
  public final func group(at position: Int) -> TableGroup? { store.group(at: position) }

  /// Moves a group.
  ///
  /// The target is its position after the change.
  public final func moveGroup(
    from source: Int, to target: Int, animation: RowAnimation = .automatic
  ) {
    change { batch, animations in
      batch.moveGroup(from: source, to: target)
      animations.standard = animation
    }
  }

  /// Reconfigures all rows of the groups at some positions.
  ///
  /// Rows in view appear with an animation. The default is `.none`.
  public final func reloadGroups(at positions: [Int], animation: RowAnimation = .none) {
    change { batch, animations in
      for position in positions {
        batch.reloadGroup(at: position)
        animations.reloadedGroups[position] = animation
      }
    }
  }

  /// Changes the rows of one group as a value and shows the difference.
  ///
  /// Does nothing if there is no such group. Unlike changing ``tableGroups``, visits no other group:
  /// appending rows to one of 10^5 groups costs O(log rows).
  ///
  /// ```swift
  /// log.changeRows(ofGroup: 0) { $0.append(newLines) }
  /// ```
  ///
  /// Within ``performUpdates(_:)`` the change is made after the changes by position, to the group
  /// that is then at the position.
  ///
  /// - Parameters:
  ///   - position: The position of the group when the change is made.
  ///   - animation: The animation of inserted and removed rows. The default is `.automatic`.
  ///   - change: Changes the rows.
  public final func changeRows(
    ofGroup position: Int, animation: RowAnimation = .automatic,
    _ change: @escaping (inout RowList) -> Void
  ) {
    store.build()
    afterBatch(preview: { $0.changeRows(of: position, change) }) { [weak self] in
      self?.telling {
        self?.changeGroupNow(at: position, animation, hasOtherTitles: false) { change(&$0.rows) }
      }
    }
  }

  /// Applies the group replacements of a batch, after all other changes by position.
  func replaceGroups(of batch: PendingBatch, _ resolution: TableStore.Batch.Resolution) {
    batch.forEachReplacement(resolution) { position, animation, change in
      changeGroupNow(at: position, animation, hasOtherTitles: true, change)
    }
  }

  func changeGroupNow(
    at position: Int, _ animation: RowAnimation, hasOtherTitles: Bool,
    _ change: (inout TableGroup) -> Void
  ) {
    guard let former = store.group(at: position) else {
      return note(
        .groupChangeOutOfBounds, at: .group(position), count: groupCount, repair: .ignored)
    }
    var group = former
    // Requests made during the change wait, so that they aren't lost when the group is stored.
    gate.during(.working) { change(&group) }
    let open = carryOpenRows(from: former, into: &group, at: position)
    let difference = TableDifference(from: former, to: group)
      .inTable(after: position, before: groupCount - position - 1) { _ in former.rows.count }
    let changes = recognizing(
      difference.changes, from: { _ in former.rows }, to: { _ in group.rows })
    store.setGroup(group, at: position)
    noteRowsWithoutIdentity(changes)
    let reloaded =
      hasOtherTitles
      ? nil : tableView.rowsInView(ofGroups: [position], after: difference.changes)
    follow(changes, ChangeAnimations(animation), reloaded: reloaded)
    if former.isCollapsed, !group.isCollapsed { tableView.offerCursor() }
    noteDuplicates(difference) { _ in former.rows }
    if let open { tableView.setExpansions(tableView.expansions.replacing(open, inGroup: position)) }
    tableView.searchAgain(
      difference.changes.rowsWithOtherObjects(at: position, from: former, to: group))
  }

  /// Inserts the children of expanded rows of a group below the matching rows of its new content.
  ///
  /// Returns the resulting expansions, or `nil` if there were none.
  private func carryOpenRows(
    from former: TableGroup, into group: inout TableGroup, at position: Int
  ) -> RowExpansions? {
    let expansions = tableView.expansions.ofGroup(position, standingAt: 0)
    guard !expansions.isEmpty else { return nil }
    // Without ids and titles, which would make them different groups.
    let open = expanded([TableGroup(rows: former.rows)], expansions)
    let carried = open.carried(into: [TableGroup(rows: group.rows)])
    group.rows = carried.groups[0].rows
    return carried.expansions.ofGroup(0, standingAt: position)
  }

  // MARK: Single rows

  /// Returns the row at a path, or `nil` if there is none.
  public final func row(at path: RowPath) -> (any CellController)? { tableView.row(at: path) }

  /// Scrolls as little as needed to show a row.
  ///
  /// Does nothing if there is no such row. Follows changes of observed models first.
  public final func scrollToRow(at path: RowPath) {
    applyObservedChanges()
    guard store.contains(path) else { return }
    tableView.reveal(path)
    stage?.setNeedsFrame()
  }

  /// Moves the cursor to a row and scrolls to it.
  ///
  /// Does nothing if there is no such row or its group is collapsed. Ends a search that hides the row.
  /// Follows changes of observed models first, so that a record that was just added has its row.
  public final func moveCursor(to path: RowPath) {
    applyObservedChanges()
    tableView.moveCursor(to: path)
    stage?.setNeedsFrame()
  }

  /// Moves the cursor to the row with an id, scrolls to it, and returns whether it did.
  ///
  /// There may be no such row, or its group is collapsed. Follows changes of observed models first.
  /// Looks at all rows up to that one, but at no row that is created on demand and whose list doesn't
  /// know its id, as that of `TableGroup(_:_:row:)` does.
  @discardableResult
  public final func moveCursor(to id: RowID) -> Bool {
    applyObservedChanges()
    guard let path = store.path(ofRowWithID: id) else { return false }
    moveCursor(to: path)
    return !store.isCollapsed(path.group)
  }
}
