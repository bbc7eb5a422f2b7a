/// Following a change of the groups: everything that is remembered by path goes along.
extension TableView {
  /// Follows a change that the store has made already.
  func follow(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard !changes.isEmpty else { return reconfigureVisibleRows() }
    beginLeaving(changes, animations)
    let heir = cursor.flatMap { changes.newPath(for: $0) == nil ? $0 : nil }
    followAnchor(changes)
    let candidates = heir.map { survivors(around: $0, changes) } ?? []
    cursor = cursor.flatMap { changes.newPath(for: $0) }
    selection = Set(selection.compactMap { changes.newPath(for: $0) })
    search?.follow { changes.newPath(for: $0) }
    if let search, search.isNarrowing { projection.narrow(to: search.matches) }
    window.follow(changes, release)
    needsLayout = true
    reconfigureVisibleRows()
    if heir != nil { cursor = nil; inheritCursor(candidates, at: heir) }
    if cursor == nil, heir == nil { needsInitialCursor = true }
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

  /// The rows in view that are still there, those nearest to a row first, below before above.
  private func survivors(around path: RowPath, _ changes: TableChanges) -> [RowPath] {
    let rows = window.slots.compactMap(\.item.path)
    let below = rows.filter { $0 > path }
    let above = rows.filter { $0 < path }.reversed()
    return (below + above).compactMap { changes.newPath(for: $0) }
  }

  /// Gives the cursor to the nearest row that can take it, after the one that had it went.
  private func inheritCursor(_ candidates: [RowPath], at path: RowPath?) {
    cursor = candidates.first(where: takesCursor)
    if cursor == nil, let path {
      let item = TableItem(group: path.group, .row, row: path.row - 1)
      let near = [row(below: item), row(above: item)].compactMap { $0 }
      cursor = near.first(where: takesCursor)
    }
    if cursor == nil { needsInitialCursor = true }
    if let cursor { reconfigure(cursor) }
  }
}
