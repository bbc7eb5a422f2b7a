/// Following a change of the groups: everything that is remembered by path goes along.
extension TableView {
  /// Follows a change that the store has made already.
  ///
  /// - Parameters:
  ///   - changes: What became of groups and rows.
  ///   - animations: How rows come and go.
  ///   - reloaded: The rows to configure again though they stayed; nil for all in view.
  func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, reloaded: Set<RowPath>? = nil
  ) {
    workCount += 1
    defer { workCount -= 1 }
    guard !changes.isEmpty else { return followTitles(changes, reloaded) }
    if reloaded?.isEmpty == true, isOutOfView(changes) { return followOutOfView(changes) }
    let inserts = reloaded != nil && onlyInsertsIntoFullWindow(changes)
    transitions.follow(changes)
    if !inserts { beginLeaving(changes, animations) }
    formerPlaces.follow(changes)
    pageTrail.forget()
    let former = cursor
    cursor = former.flatMap { changes.newPath(for: $0) }
    headerCursor = headerCursor.flatMap {
      isHeaderCursorMakeshift ? nil : changes.newGroup(for: $0)
    }
    followAnchor(changes)
    selection = Set(selection.compactMap { changes.newPath(for: $0) })
    expansions.follow(changes)
    followSearch(changes)
    let endEditing = followEditSession(changes)
    if let former, cursor == nil { inheritCursor(of: former, changes) }
    if inserts { followInsertion(changes, animations) } else { followInWindow(changes) }
    reconfigureVisibleRows(reloaded)
    if cursorItem == nil { needsInitialCursor = true }
    setNeedsDisplay()
    if !inserts { beginComing(changes, animations) }
    endEditing?()
  }

  /// Lets the rows in view take their new places; the next layout finds what stands around them.
  func followInWindow(_ changes: TableChanges) {
    window.follow(changes, release)
    needsLayout = true
  }

  /// Where the rows in view of some groups, named as they stand after a change, stand after it.
  func rowsInView(ofGroups groups: Set<Int>, after changes: TableChanges) -> Set<RowPath> {
    let paths = window.slots.lazy.compactMap { $0.item.path.flatMap { changes.newPath(for: $0) } }
    return Set(paths.filter { groups.contains($0.group) })
  }

  /// Shows titles anew, which may have changed where no row did.
  private func followTitles(_ changes: TableChanges, _ reloaded: Set<RowPath>?) {
    // Rows that stayed may have another height.
    if reloaded?.isEmpty != true { followAnchor(changes) }
    if reloaded == nil {
      followInWindow(changes)
      // Groups may show their rows again.
      if cursorItem == nil { needsInitialCursor = true }
    }
    reconfigureVisibleRows(reloaded)
  }

  /// Configures what is in view again, with the rows that stand there now.
  ///
  /// - Parameter reloaded: The rows to configure though nothing that the table knows about them
  ///   changed; nil for all.
  func reconfigureVisibleRows(_ reloaded: Set<RowPath>? = nil) {
    guard standCount == 0 else {
      controller?.whenSettled { [weak self] in self?.reconfigureVisibleRows() }
      return
    }
    standCount += 1
    defer { standCount -= 1 }
    for index in window.slots.indices {
      guard let path = window.slots[index].item.path else { continue }
      if let reloaded, reloaded.isEmpty || !reloaded.contains(path) {
        // A change by position leaves the other rows as they are, but for what the table tells them.
        if window.slots[index].cell?.state == state(at: path) { continue }
      } else if !replaceRow(index, at: path) {
        continue
      }
      configureSlot(index)
    }
    setNeedsDisplay()
  }

  /// Puts the row that stands at a path now into a slot; false if its cell can't show it.
  private func replaceRow(_ index: Int, at path: RowPath) -> Bool {
    let slot = window.slots[index]
    guard let row = store.row(at: path), let former = slot.row, let cell = slot.cell else {
      return false
    }
    guard row !== former else { return true }
    let ownsCell = row.ownCell != nil || former.ownCell != nil
    guard !ownsCell, ReusePool.sharesCells(row, former) else {
      needsLayout = true
      window.update(index) { slot in
        recycle(slot)
        slot.row = nil
        slot.cell = nil
        slot.height = 0
      }
      return false
    }
    RowBinding.didEndDisplaying(former, cell)
    window.update(index) { $0.row = row }
    if let controller { RowBinding.willDisplay(row, cell, controller.context(at: path)) }
    return true
  }

  /// Anchors the window to the first row in view that is still there, so that nothing jumps.
  private func followAnchor(_ changes: TableChanges) {
    held = nil
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

  /// The row in view to hang on to, where it stands now, and its line.
  ///
  /// The first that neither moved nor went with a moved group, else the first at all: a row that
  /// went far away must not take the reader along while another stayed.
  private func keptRow(_ changes: TableChanges) -> (item: TableItem, line: Int)? {
    var moved: (item: TableItem, line: Int)?
    for index in window.slots.indices {
      // What a header covers at the top is not seen, so it may move.
      guard window.slots[index].endLine > drawnStickyHeight,
        let path = window.slots[index].item.path, let target = changes.newPath(for: path)
      else { continue }
      let kept = (item: TableItem(target), line: window.slots[index].line)
      if !changes.moves(path), !changes.movesGroup(path.group) { return kept }
      if moved == nil { moved = kept }
    }
    return moved
  }

  /// Where something in view that went would stand now: before the next item in view that stayed,
  /// or after the last one before it.
  func successor(ofSlot index: Int, _ changes: TableChanges) -> TableItem? {
    let slots = window.slots
    if let item = slots[index...].lazy.compactMap({ $0.item.following(changes) }).first {
      return item
    }
    let before = slots[..<index].reversed().lazy.compactMap { $0.item.following(changes) }.first
    return before.map { item(after: $0) } ?? firstItem
  }

  /// Gives the cursor to the row nearest to one that went, of two equally near the one below.
  private func inheritCursor(of path: RowPath, _ changes: TableChanges) {
    everyRowTakesCursor = false
    let place = predecessor(of: path, changes)
    let first = firstItem.flatMap { nearest(to: $0, row(below:)) }
    let below = place.map { nearest(to: $0, row(below:)) } ?? first
    let above = place.flatMap { place in
      if let path = place.path, takesStoredCursor(path) { return (path: path, distance: 1) }
      return nearest(to: place, row(above:), from: place.path == nil ? 1 : 2)
    }
    giveCursor(toNearerOf: below, above, from: place)
  }

  /// Gives the cursor to the nearer of two rows, of two equally near the first; without any, to the
  /// next row whatever it does.
  func giveCursor(
    toNearerOf below: (path: RowPath, distance: Int)?, _ above: (path: RowPath, distance: Int)?,
    from place: TableItem?
  ) {
    let isAbove = (above?.distance ?? .max) < (below?.distance ?? .max)
    cursor = isAbove ? above?.path : below?.path
    if cursor == nil { inheritWithoutUse(place) }
  }

  /// Gives the cursor to the next row, whatever it does, when no row near does anything.
  private func inheritWithoutUse(_ place: TableItem?) {
    let heir = place.flatMap { row(below: $0) ?? $0.path ?? row(above: $0) }
    everyRowTakesCursor = heir != nil
    cursor = heir
  }

  /// What stood before a row that went, where it stands now; nil when nothing of it is left.
  private func predecessor(of path: RowPath, _ changes: TableChanges) -> TableItem? {
    for row in stride(from: path.row - 1, through: max(0, path.row - 100), by: -1) {
      let path = changes.newPath(for: RowPath(group: path.group, row: row))
      if let path { return TableItem(path) }
    }
    for group in stride(from: path.group, through: max(0, path.group - 100), by: -1) {
      guard let position = changes.newGroup(for: group) else { continue }
      return TableItem(group: position, group == path.group ? .header : .gap)
    }
    return nil
  }

  /// The first row on a way that can have the cursor, among the next hundred, and how far it is.
  func nearest(
    to item: TableItem, _ next: (TableItem) -> RowPath?, from first: Int = 1
  ) -> (path: RowPath, distance: Int)? {
    var item = item
    for distance in first...100 {
      guard let path = next(item) else { return nil }
      if takesStoredCursor(path) { return (path, distance) }
      item = TableItem(path)
    }
    return nil
  }
}
