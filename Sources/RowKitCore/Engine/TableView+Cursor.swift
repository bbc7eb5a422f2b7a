/// Moving the cursor, and scrolling when the cursor can't move.
extension TableView {
  /// A direction through the table.
  enum Direction {
    case up, down
  }

  /// Moves the cursor to the next row that can have it, or scrolls a line if there is none nearby.
  ///
  /// Returns whether anything changed.
  @discardableResult
  func moveCursor(_ direction: Direction) -> Bool {
    layoutIfNeeded()
    let lines = direction == .down ? 1 : -1
    if let cursorItem, isCutOff(cursorItem, direction) { return scroll(by: lines) }
    guard let target = nextStop(direction) else { return scroll(by: lines) }
    setCursor(target)
    revealContext(of: target, direction)
    return true
  }

  /// Moves the cursor to a row and scrolls the row into view.
  ///
  /// Does nothing if there is no such row or its group is collapsed.
  public func moveCursor(to path: RowPath) { if giveCursor(to: path) { reveal(cursor ?? path) } }

  /// Gives the cursor to a row, and returns `true` if there is one in a group that is open.
  ///
  /// Ends a search that hides the row, and then scrolls to it.
  func giveCursor(to path: RowPath) -> Bool {
    guard store.contains(path), !store.isCollapsed(path.group) else { return false }
    catchUpSearch(at: path)
    let isHidden = !shows(path)
    if isHidden { endSearch() }
    (cursorState.needsPlacing, viewport.wantedEdge) = (false, nil)
    setCursor(path)
    if isHidden { showMatch(cursor ?? path) }
    return true
  }

  /// Whether a search shows a row, or none hides rows.
  func shows(_ path: RowPath) -> Bool { firstRow(in: path.group, from: path.row)?.path == path }

  /// Moves to the first or last row.
  ///
  /// A table without lines moves as soon as it has some.
  func moveToEdge(_ direction: Direction) {
    trail.places.forget()
    cursorState.noteMove()
    viewport.wantedEdge = size.height > 0 ? nil : direction
    guard size.height > 0 else { return }
    cursorState.needsPlacing = false
    let edge = direction == .up ? firstItem : lastItem
    show(edge.map { ScrollAnchor(item: $0) } ?? .start)
    if let target = visibleStop(from: direction) {
      setCursor(target)
      // The end of a row taller than the window stays in view.
      if fits(target) { revealFirstLine(of: target) }
    }
    setNeedsDisplay()
  }

  /// Lays out the window from a scroll position on.
  func show(_ anchor: ScrollAnchor) {
    self.anchor = anchor
    needsLayout = true
    layoutIfNeeded()
  }

  /// Returns the item in view nearest to an edge of the window that is fully visible and can have the
  /// cursor, or else the first one that is partly visible; `nil` if there is none.
  func visibleStop(from edge: Direction) -> TableItem? {
    wholeStop(from: edge)
      // A row taller than the window is better than none.
      ?? window.slots.indices.first { isVisible($0) && isStop(window.slots[$0].item) }
      .map { window.slots[$0].item }
  }

  /// Returns the fully visible item nearest to an edge of the window that can have the cursor, or `nil`
  /// if there is none.
  func wholeStop(from edge: Direction) -> TableItem? {
    let count = window.slots.count
    for number in 0..<count {
      let index = edge == .up ? number : count - 1 - number
      guard isVisible(index), isFullyVisible(index) else { continue }
      let item = window.slots[index].item
      if isStop(item) { return item }
    }
    return nil
  }

  /// Whether a slot has a row that isn't covered, or a header that collapses its group.
  func isVisible(_ index: Int) -> Bool {
    let item = window.slots[index].item
    if item.part == .row { return window.slots[index].endLine > stickyHeight }
    return isCollapsingHeader(item)
  }

  /// Whether a visible slot is neither covered nor cut off.
  func isFullyVisible(_ index: Int) -> Bool {
    (window.slots[index].line >= stickyHeight || window.slots[index].item.part == .header)
      && window.slots[index].endLine <= size.height
  }

  /// Returns the next item for the cursor, or `nil` if it is more than a window away.
  private func nextStop(_ direction: Direction) -> TableItem? {
    var item = startOfSearch(direction)
    var lines = 0
    while lines < max(1, size.height), let current = item {
      guard let next = candidate(after: current, direction) else { return nil }
      if isStop(next) { return next }
      if window.index(of: next) == nil { lines += 1 }
      item = next
    }
    return nil
  }

  /// Returns the next row or collapsing header in a direction.
  private func candidate(after item: TableItem, _ direction: Direction) -> TableItem? {
    var current = item
    while let next = self.item(from: current, direction) {
      if next.part == .row || isCollapsingHeader(next) { return next }
      current = next
    }
    return nil
  }

  /// Returns the item where the search for the next stop begins: the cursor, or the edge of the
  /// window if the cursor is out of view.
  private func startOfSearch(_ direction: Direction) -> TableItem? {
    if let cursorItem, isInView(cursorItem) { return cursorItem }
    let lines = stickyHeight..<size.height
    guard let item = direction == .down ? window.firstItem(in: lines) : window.lastItem(in: lines)
    else { return nil }
    return direction == .down ? self.item(before: item) ?? item : self.item(after: item) ?? item
  }

  /// Whether a row in view extends beyond the edge, so that it should be read before leaving it.
  private func isCutOff(_ item: TableItem, _ direction: Direction) -> Bool {
    guard item.part == .row, let index = window.index(of: item) else { return false }
    let slot = window.slots[index]
    return direction == .down ? slot.endLine > size.height : slot.line < stickyHeight
  }

  func isInView(_ path: RowPath) -> Bool { isInView(TableItem(path)) }

  /// Whether the window has room for a whole item.
  func fits(_ item: TableItem) -> Bool { measuredHeight(item) <= size.height - stickyHeight }

  private func isInView(_ item: TableItem) -> Bool {
    guard let index = window.index(of: item) else { return false }
    return window.slots[index].endLine > stickyHeight
  }

  /// Moves the cursor to a row or a header.
  func setCursor(_ item: TableItem) {
    if let path = item.path { setCursor(path) } else { setCursor(toHeaderOf: item.group) }
  }

  /// Moves the cursor to a row.
  ///
  /// That row and the former one are reconfigured before the next frame, so that any number of keys
  /// between two frames costs as much as one.
  func setCursor(_ path: RowPath?) {
    guard path != cursor || focusedHeader != nil else { return cursorState.noteUse() }
    cursorState.noteMove()
    var path = path
    if let target = path, let session = editSession, session.path != target {
      // The row that receives the text may change the table.
      let context = controller?.context(at: target)
      endTextEditing()
      path = context?.path ?? path
    }
    focusedHeader = nil
    cursor = path
    if let ended = texts.endedSession?.path, ended != path { texts.endedSession = nil }
    setNeedsDisplay()
  }

  // MARK: Scrolling into view

  /// Scrolls as little as needed to show a row, or its top if it is taller than the window.
  package func reveal(_ path: RowPath, margin: Int = 0) {
    if path == cursor { cursorState.wasUnseen = false }
    reveal(TableItem(path), margin: margin)
  }

  /// Scrolls as little as needed to make an item fully visible, with as much of a margin as fits.
  func reveal(_ item: TableItem, margin wanted: Int = 0) {
    layoutIfNeeded()
    let room = wanted > 0 ? size.height - stickyHeight - measuredHeight(item) : 0
    let margin = min(wanted, max(0, room))
    guard let index = window.index(of: item) else {
      guard extendWindow(to: item) else { return bringIn(item, margin: margin) }
      reveal(item, margin: margin)
      return uncover(item)
    }
    let above = window.slots[index].line - margin - stickyHeight
    let below = window.slots[index].endLine + margin - size.height
    if above < 0 {
      scroll(by: above)
    } else if below > 0 {
      scroll(by: min(below, above))
    }
  }

  /// Scrolls to the items before a first row or after a last one, as far as the row stays in view.
  private func revealContext(of item: TableItem, _ direction: Direction) {
    reveal(item)
    guard let index = window.index(of: item) else { return }
    let isDown = direction == .down
    guard candidate(after: item, direction) == nil else { return }
    let slot = window.slots[index]
    let room = isDown ? slot.line - stickyHeight : size.height - slot.endLine
    if room > 0 { scroll(by: isDown ? room : -room) }
    revealFirstLine(of: item)
  }

  /// Shows an item that is out of view at the nearer edge of the window.
  private func bringIn(_ item: TableItem, margin: Int) {
    let isAbove = window.slots.first.map { item < $0.item } ?? false
    let room = size.height - measuredHeight(item) - margin
    let top = stickyHeight + margin
    show(ScrollAnchor(item: item, offset: isAbove ? -top : -max(min(room, size.height), top)))
    uncover(item)
  }

  /// Scrolls an item down if a header that scrolled in covers its first line.
  private func uncover(_ item: TableItem) {
    if let index = window.index(of: item), window.slots[index].line < stickyHeight {
      scroll(by: window.slots[index].line - stickyHeight)
    }
  }

  /// Moves the cursor to a search result.
  ///
  /// A row that was out of view is shown at a third of the window. Does nothing if there is no such row or
  /// its group is collapsed.
  public func moveCursor(toMatch path: RowPath) {
    if giveCursor(to: path) { showMatch(cursor ?? path) }
  }

  /// Shows a row, at a third of the window if it was out of view.
  func showMatch(_ path: RowPath) {
    cursorState.forgetSeen()
    layoutIfNeeded()
    if window.index(of: TableItem(path)) == nil {
      anchor = ScrollAnchor(item: TableItem(path), offset: -max(0, size.height / 3))
      needsLayout = true
    }
    reveal(path, margin: min(2, size.height / 4))
  }

  /// Notes a new height of an item in view.
  func noteHeight(_ height: Int, at index: Int) {
    // By property, because copying a slot costs more than the comparison.
    guard height > window.slots[index].fullHeight, let path = window.slots[index].item.path,
      path == cursor
    else { return }
    if isFullyVisible(index) { cursorState.hasGrown = true }
  }
}
