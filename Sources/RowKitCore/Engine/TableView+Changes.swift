/// Following changes of the groups: everything remembered by path is updated.
extension TableView {
  /// Follows a change that the store has already made, and reconfigures `reloaded`, or all rows in view
  /// if it is `nil`.
  func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, reloaded: Set<RowPath>? = nil
  ) {
    gate.begin(.working)
    defer { gate.end(.working) }
    recycleDeparted()
    if changes.isEmpty {
      followTitles(changes, reloaded)
    } else {
      followItems(changes, animations, reloaded)
    }
  }

  /// Follows a change of positions.
  private func followItems(
    _ changes: TableChanges, _ animations: ChangeAnimations, _ reloaded: Set<RowPath>?
  ) {
    let effect = effect(of: changes, reloaded: reloaded)
    if effect != .positions { noteSeenCursor(before: changes) }
    transitions.follow(changes)
    if effect.removesItems { beginLeaving(changes, animations) }
    followState(changes)
    switch effect {
    case .positions: window.renumber(changes)
    case .insertion: followInsertion(changes, animations)
    case .removal, .everything: followInWindow(changes)
    }
    if effect == .removal { redrawing.lacksOnlyRows = true }
    if effect != .positions { reconfigureVisibleRows(reloaded) }
    askForPlace(after: changes, keepsRows: reloaded?.isEmpty == true)
    setNeedsDisplay()
    if effect.removesItems { beginComing(changes, animations) }
  }

  /// Moves everything remembered by path except the items of the window.
  private func followState(_ changes: TableChanges) {
    // In a copy, so that no access is checked at run time.
    var followed = redrawing
    followed.follow(changes)
    redrawing = followed
    trail.places.follow(changes)
    trail.pages.forget()
    if let item = pointer.pressed { pointer.pressed = item.following(changes) }
    let former = cursor
    let wasSeen = former.map { isDrawn($0) } ?? false
    cursorState = cursorState.following(changes)
    followAnchor(changes)
    followRecords(changes)
    followSearch(changes)
    if let former, cursor == nil {
      inheritCursor(of: former, changes)
      if wasSeen { cursorState.isHeirOfSeenRow = true }
    }
  }

  /// Moves the state of records, and discards it where a row may represent another record.
  private func followRecords(_ changes: TableChanges) {
    if !selection.isEmpty { selection = Set(selection.compactMap { changes.recordPath(for: $0) }) }
    expansions.follow(changes)
    if let path = texts.endedSession?.path {
      texts.moveEndedSession(to: changes.recordPath(for: path))
    }
    followEditSession(changes)
  }

  /// Whether a row was in view, and not covered, when the table was last drawn.
  private func isDrawn(_ path: RowPath) -> Bool {
    window.index(of: TableItem(path)).map { window.slots[$0].endLine > redrawing.drawnStickyHeight }
      ?? false
  }

  /// Moves the rows in view to their new places.
  ///
  /// The next layout finds the items around them.
  func followInWindow(_ changes: TableChanges) {
    for slot in window.follow(changes) { release(slot) }
    needsLayout = true
  }

  /// Returns the new paths of the rows in view that belong to some groups after a change.
  func rowsInView(ofGroups groups: Set<Int>, after changes: TableChanges) -> Set<RowPath> {
    let paths = window.slots.lazy.compactMap { $0.item.path.flatMap { changes.newPath(for: $0) } }
    return Set(paths.filter { groups.contains($0.group) })
  }

  /// Updates titles, which may have changed although no row did, and the state of records.
  private func followTitles(_ changes: TableChanges, _ reloaded: Set<RowPath>?) {
    noteSeenCursor()
    followRecords(changes)
    // Rows that stayed may have a different height.
    if reloaded?.isEmpty != true { followAnchor(changes) }
    if reloaded == nil {
      followInWindow(changes)
      // Groups may have been expanded.
      askForPlace()
    }
    reconfigureVisibleRows(reloaded)
  }

  /// Reconfigures the rows in view with the row objects now at their paths, before the next layout:
  /// all of them for `nil`, or else the reloaded ones and those whose state changed.
  package func reconfigureVisibleRows(_ reloaded: Set<RowPath>? = nil) {
    guard !gate.isDoing(.traversing) else {
      controller?.whenSettled { [weak self] in self?.reconfigureVisibleRows() }
      return
    }
    gate.begin(.traversing)
    defer { gate.end(.traversing) }
    recycleDeparted()
    var states = RowStates(of: self)
    var group: (position: Int, rows: RowList) = (-1, RowList())
    for index in window.slots.indices {
      guard let path = window.slots[index].item.path else { continue }
      if let reloaded, reloaded.isEmpty || !reloaded.contains(path) {
        // A change by position leaves other rows alone unless their state changed.
        let isCurrent = states.isShown(by: window.slots[index].cell, at: path)
        if !isCurrent { window.setNeedsConfiguring(index) }
        continue
      }
      if group.position != path.group { group = (path.group, store.rows(of: path.group)) }
      if replaceRow(index, at: path, with: group.rows[path.row]) {
        window.setNeedsConfiguring(index)
      }
    }
    setNeedsDisplay()
  }

  /// Configures some rows again before the next layout, if they are in view.
  package func reconfigure(_ rows: [any CellController]) {
    guard !gate.isDoing(.traversing) else {
      controller?.whenSettled { [weak self] in self?.reconfigure(rows) }
      return
    }
    recycleDeparted()
    for index in window.slots.indices {
      guard let row = window.slots[index].row else { continue }
      if rows.contains(where: { $0 === row }) { window.setNeedsConfiguring(index) }
    }
    setNeedsDisplay()
  }

  /// Reconfigures the rows in view whose models changed, before the next layout.
  func reconfigureRows(_ changed: Set<UInt64>) {
    recycleDeparted()
    for index in window.slots.indices {
      if let token = window.slots[index].token, changed.contains(token.number) {
        window.setNeedsConfiguring(index)
        setNeedsDisplay()
        if let path = window.slots[index].item.path { searchAgain(path) }
      }
    }
  }

  /// Puts the row now at a path into a slot.
  ///
  /// Returns `false` if there is none, or the slot's cell can't show it.
  private func replaceRow(
    _ index: Int, at path: RowPath, with row: (any CellController)?
  ) -> Bool {
    guard let row, let former = window.slots[index].row else { return false }
    guard row !== former else { return true }
    let slot = window.slots[index]
    guard let cell = slot.cell else { return false }
    let ownsCell = row.retainedCell != nil || former.retainedCell != nil
    guard !ownsCell, ReusePool.sharesCells(row, former) else {
      needsLayout = true
      window.update(index) { slot in
        slot.row = nil
        slot.cell = nil
        slot.mark = nil
        slot.height = 0
      }
      recycle(slot)
      return false
    }
    didEndDisplaying(former, cell)
    window.update(index) { $0.row = row }
    controller?.display(row, in: cell, at: path)
    return true
  }

  /// Anchors the window to the first row in view that still exists, so that the view stays still.
  private func followAnchor(_ changes: TableChanges) {
    viewport.held = nil
    if anchor.item.part != .row, anchor.offset == 0,
      let group = changes.newGroup(for: anchor.item.group), group == anchor.item.group
    {
      return
    }
    guard let (item, line) = keptRow(changes) else {
      anchor.item.group = changes.newGroup(for: anchor.item.group) ?? anchor.item.group
      return
    }
    anchor = ScrollAnchor(item: item, offset: -line)
  }

  /// Returns a row in view to anchor to, as an item after the change, and its line.
  ///
  /// Prefers the first row that neither moved nor belongs to a moved group. A row that moved far
  /// away must not take the reader along while another stayed.
  private func keptRow(_ changes: TableChanges) -> (item: TableItem, line: Int)? {
    var moved: (item: TableItem, line: Int)?
    for index in window.slots.indices {
      // A row covered by a sticky header isn't visible, so it may move.
      guard window.slots[index].endLine > redrawing.drawnStickyHeight,
        let path = window.slots[index].item.path, let target = changes.newPath(for: path),
        !store.isCollapsed(target.group)
      else { continue }
      let kept = (item: TableItem(target), line: window.slots[index].line)
      if !changes.moves(path), !changes.movesGroup(path.group) { return kept }
      if moved == nil { moved = kept }
    }
    return moved
  }

  /// Returns the item that now stands where a removed item in view would stand.
  ///
  /// This is the next item in view that stayed, or else the item after the previous one.
  func successor(ofSlot index: Int, _ changes: TableChanges) -> TableItem? {
    let slots = window.slots
    if let item = slots[index...].lazy.compactMap({ $0.item.following(changes) }).first {
      return item
    }
    let before = slots[..<index].reversed().lazy.compactMap { $0.item.following(changes) }.first
    return before.map { item(after: $0) } ?? firstItem
  }
}
