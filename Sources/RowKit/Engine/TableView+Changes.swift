/// Following a change of the groups: everything that is remembered by path goes along.
extension TableView {
  /// Follows a change that the store has made already.
  func follow(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard !changes.isEmpty else { return reconfigureVisibleRows() }
    beginLeaving(changes, animations)
    let former = cursor
    cursor = former.flatMap { changes.newPath(for: $0) }
    if let former, cursor == nil { inheritCursor(of: former, changes) }
    followAnchor(changes)
    selection = Set(selection.compactMap { changes.newPath(for: $0) })
    search?.follow { changes.newPath(for: $0) }
    if let search, search.isNarrowing { projection.narrow(to: search.matches) }
    window.follow(changes, release)
    needsLayout = true
    reconfigureVisibleRows()
    if cursor == nil { needsInitialCursor = true }
    setNeedsDisplay()
    beginComing(changes, animations)
  }

  /// Configures what is in view again, with the rows that stand there now.
  func reconfigureVisibleRows() {
    var index = 0
    while index < window.slots.count {
      if let path = window.slots[index].item.path, replaceRow(index, at: path) {
        configureSlot(index)
      }
      index += 1
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
    guard ReusePool.sharesCells(row, former) else {
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
    if anchor.item.part != .row, anchor.offset == 0,
      let group = changes.newGroup(for: anchor.item.group), group == anchor.item.group
    {
      return
    }
    for slot in window.slots where slot.endLine > 0 {
      guard let path = slot.item.path.flatMap({ changes.newPath(for: $0) }) else { continue }
      anchor = ScrollAnchor(item: TableItem(path), offset: -slot.line)
      return
    }
    anchor.item.group = changes.newGroup(for: anchor.item.group) ?? anchor.item.group
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
    let index = window.index(of: TableItem(path))
    let place =
      index.map { successor(ofSlot: $0, changes) }
      ?? TableItem(group: changes.newGroup(for: path.group) ?? path.group, .row, row: path.row)
    guard let place else { return cursor = lastItem.flatMap { nearest(to: $0, row(above:)) }?.path }
    let below =
      place.path.flatMap { store.contains($0) && takesStoredCursor($0) ? ($0, 0) : nil }
      ?? nearest(to: place, row(below:))
    let above = nearest(to: place, row(above:))
    guard let below, let above else { return cursor = (below ?? above)?.0 }
    cursor = below.1 < above.1 ? below.0 : above.0
  }

  /// The first row on a way that can have the cursor, among the next hundred, and how far it is.
  private func nearest(
    to item: TableItem, _ next: (TableItem) -> RowPath?
  ) -> (path: RowPath, distance: Int)? {
    var item = item
    for distance in 1...100 {
      guard let path = next(item) else { return nil }
      if takesStoredCursor(path) { return (path, distance) }
      item = TableItem(path)
    }
    return nil
  }
}
