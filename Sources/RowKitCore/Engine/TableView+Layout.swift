/// Filling the window, starting at the anchor, with the items in view and no others.
extension TableView {
  /// The columns of the table's parts.
  var metrics: TableMetrics {
    TableMetrics(isGrouped: style == .grouped, width: size.width, editingSign: isEditing)
  }

  /// Lays out the window if needed.
  func layoutIfNeeded() {
    guard needsLayout || cursorState.needsPlacing || window.needsConfiguring,
      !gate.isDoing(.layingOut), !gate.isDoing(.traversing)
    else { return }
    gate.begin(.layingOut)
    defer { gate.end(.layingOut) }
    let mustPlace = needsLayout || cursorState.needsPlacing
    if cursorState.needsPlacing { placeCursor() }
    configureMarkedRows()
    guard mustPlace || needsLayout else { return }
    needsLayout = false
    if let held = viewport.held, held.shown == anchor { anchor = held.wanted }
    let wanted = anchor
    normalizeAnchor()
    window.begin()
    let missing = fill()
    if missing > 0, pullDown(by: missing) {
      window.restart()
      _ = fill()
    }
    window.end()
    if window.hasManyDeparted { recycleDeparted() }
    viewport.held = transitions.isEmpty || anchor == wanted ? nil : (wanted, anchor)
    // The code that changed something requests a frame; a layout during drawing must not.
    needsDisplay = true
  }

  /// Scrolls down, or up if the distance is negative, as far as possible.
  ///
  /// Returns whether the scroll position changed.
  @discardableResult
  package func scroll(by lines: Int) -> Bool {
    layoutIfNeeded()
    let before = anchor
    if !shiftWindow(by: lines) {
      anchor.offset += lines
      needsLayout = true
      layoutIfNeeded()
    }
    return anchor != before
  }

  /// Adds items from the anchor on until the window is full, and returns the number of empty lines.
  private func fill() -> Int {
    // Departing items out of view have no place.
    transitions.updateLeaving { ($0.slot.line, $0.slot.height) = (0, 0) }
    let (hasLeaving, end) = (!transitions.leaving.isEmpty, size.height)
    var line = -anchor.offset - leavingHeight(before: anchor.item)
    // A search that hides everything also hides the header where the anchor stands meanwhile.
    let hasNoMatches = !projection.isEverything && firstItem == nil
    var next = hasNoMatches ? nil : anchor.item
    while let item = next, line < end {
      if hasLeaving { line = placeLeaving(before: item, at: line) }
      line += place(measuredSlot(item), at: line)
      next = self.item(after: item)
    }
    if next == nil { line = placeLeaving(before: nil, at: line) }
    return max(0, end - line)
  }

  /// Adds an item to those in view unless it has no height, and returns its height.
  private func place(_ slot: consuming WindowSlot, at line: Int) -> Int {
    let height = slot.height
    guard height > 0 else { return 0 }
    slot.line = line
    // Moved, because copying a slot costs more than finding its place.
    window.append(slot)
    return height
  }

  /// Moves the anchor up to fill empty lines at the bottom, and returns whether it can.
  private func pullDown(by missing: Int) -> Bool {
    let before = anchor
    anchor.offset -= missing
    climb()
    return anchor != before
  }

  /// Moves the anchor to the item that covers the first line of the window.
  private func normalizeAnchor() {
    dropMissingRows()
    guard let first = firstItem, let last = lastItem else {
      anchor = .start
      return
    }
    if anchor.item < first { anchor = ScrollAnchor(item: first) }
    if anchor.item > last { anchor = ScrollAnchor(item: last) }
    if !isSeen(anchor.item) { anchor = ScrollAnchor(item: nearestItem(to: anchor.item)) }
    climb()
    // An item without height is passed over, as it may get one. The beginning of the table isn't.
    while anchor.offset > 0 || anchor.item > first,
      anchor.offset >= measuredHeight(anchor.item), let next = item(after: anchor.item)
    {
      anchor.offset -= measuredHeight(anchor.item) + leavingHeight(before: next)
      anchor.item = next
    }
  }

  /// Drops references to rows that no longer exist after the groups were replaced.
  private func dropMissingRows() {
    if let cursor, !store.contains(cursor) {
      cursorState.leave(cursor)
      placeCursor()
    }
    if let cursor, store.isCollapsed(cursor.group) { leaveHiddenRow(cursor) }
    if let focusedHeader, !store.hasCollapsingHeader(focusedHeader) {
      self.focusedHeader = nil
      placeCursor()
    }
    if !selection.isEmpty { selection = selection.filter { store.contains($0) } }
    if let editSession { dropIfMissing(editSession) }
  }

  /// Walks up from the anchor until the lines above it are filled or the beginning is reached.
  ///
  /// Departing items before an item lie above it, so that the item keeps its place on the screen.
  private func climb() {
    var leaving = leavingHeight(before: anchor.item)
    let hasLeaving = !transitions.leaving.isEmpty
    while anchor.offset + leaving < 0, let previous = item(before: anchor.item) {
      anchor.item = previous
      anchor.offset += leaving + measuredHeight(previous)
      leaving = hasLeaving ? leavingHeight(before: previous) : 0
    }
    anchor.offset = max(-leaving, anchor.offset)
    if anchor.offset == 0, isAtBeginning { anchor.item = firstItem ?? anchor.item }
  }

  /// Whether nothing above the anchor takes a line.
  ///
  /// Items inserted there are then shown.
  var isAtBeginning: Bool {
    var item = anchor.item
    while let previous = self.item(before: item) {
      guard previous.part != .row, decorationHeight(of: previous) == 0,
        leavingHeight(before: item) == 0
      else { return false }
      item = previous
    }
    return true
  }

  /// Whether traversing the table reaches an item.
  private func isSeen(_ item: TableItem) -> Bool {
    guard let path = item.path else {
      return projection.firstGroup(from: item.group, count: store.groupCount) == item.group
    }
    return firstRow(in: path.group, from: path.row) == item
  }

  private func nearestItem(to item: TableItem) -> TableItem {
    let below = row(below: TableItem(group: item.group, item.part, row: item.row - 1))
    return (below ?? row(above: item)).map { TableItem($0) } ?? firstItem ?? item
  }

  /// Returns the height of an item, measuring it if necessary.
  func measuredHeight(_ item: TableItem) -> Int {
    // Not the height of the last frame, because the item may be animating.
    if let height = window.fullHeight(of: item) { return shownHeight(of: item, height) }
    if item.part != .row { return decorationHeight(of: item) }
    let slot = measuredSlot(item)
    let height = slot.height
    // Moved, because copying a slot costs more than finding it again.
    window.prepare(consume slot)
    return height
  }

  /// Returns an item ready to be placed: the one that was in view, or a new one.
  func measuredSlot(_ item: TableItem) -> WindowSlot {
    if var slot = takeKnown(item) {
      slot.height = shownHeight(of: slot.item, slot.fullHeight)
      return slot
    }
    var slot = WindowSlot(item: item)
    if let path = item.path, let row = store.row(at: path) {
      prepare(&slot, for: row, at: path)
    } else {
      slot.fullHeight = decorationHeight(of: item)
    }
    slot.height = shownHeight(of: slot.item, slot.fullHeight)
    return slot
  }

  private func prepare(_ slot: inout WindowSlot, for row: any CellController, at path: RowPath) {
    let retainedCell = row.retainedCell
    let cell = retainedCell ?? window.pool.dequeue(for: row)
    slot.isCellOfRow = retainedCell != nil
    // The row returns while its removal is still animating.
    if slot.isCellOfRow, transitions.forgetLeaving(cell) {
      // Its lines may have been placed already.
      needsLayout = true
      setNeedsFullDisplay()
    }
    slot.row = row
    slot.cell = cell
    slot.token = configure(cell, for: row, at: path)
    slot.mark = cell.hasCursor
    slot.fullHeight = height(of: row, cell)
    controller?.display(row, in: cell, at: path)
  }

  /// Configures a cell for a row and returns the token of the observed models.
  func configure(_ cell: TableCell, for row: any CellController, at path: RowPath)
    -> ObservationToken?
  {
    // The content of the cell, which a reset removes, determines the width of the text.
    if texts.isEditing, editSession?.path == path { wrapEditedText() }
    let isRetained = row.retainedCell != nil
    if isRetained, cell.depth > 0 { cell.indentation -= 2 * cell.depth }
    cell.prepare(for: path, state(at: path), on: controller?.stage, resets: !isRetained)
    gate.begin(.working)
    defer {
      gate.end(.working)
      cell.host = self
    }
    let depth = cell.depth
    defer { if depth > 0 { cell.indentation += 2 * depth } }
    // From now on only usable rows take the cursor. It stays on its row until it is moved.
    if cursorState.everyRowTakesIt, isUsable(row) { cursorState.everyRowTakesIt = false }
    return links.tracker.track(kind: ObjectIdentifier(type(of: row))) {
      ErasedRow.configure(row, cell)
    }
  }

  /// Returns the height of a row in lines, from 1 to 1,000,000.
  func height(of row: any CellController, _ cell: TableCell) -> Int {
    let width = metrics.cell.count
    return max(1, min(row.height(forWidth: width) ?? cell.height(forWidth: width), 1_000_000))
  }

  /// Returns an item that is measured already, ready to be placed, or `nil`.
  private func takeKnown(_ item: TableItem) -> WindowSlot? {
    var hasDeparted = false
    guard let slot = window.take(item, hasDeparted: &hasDeparted) else { return nil }
    guard hasDeparted else { return slot }
    // The cursor may have moved meanwhile, and another table may show the row's own cell.
    let isLent = slot.isCellOfRow && slot.cell?.host !== self
    if isLent || slot.isMarkedWrong(cursor: cursor) {
      recycle(slot)
      return nil
    }
    return slot
  }

  /// Takes back the cells of the items that left the view.
  ///
  /// Called before each frame is drawn, when the screen disappears, and before changes that these
  /// items don't follow.
  func recycleDeparted() { while let slot = window.popDeparted() { recycle(slot) } }

  /// Reconfigures the rows in view that were marked since the last layout.
  ///
  /// Any number of marks between two layouts costs as much as one.
  func configureMarkedRows() {
    guard window.needsConfiguring, !gate.isDoing(.traversing) else { return }
    var start = 0
    while let index = window.takeIndexToConfigure(from: start) {
      configureSlot(index)
      start = index + 1
    }
  }

  /// Reconfigures and measures an item in view.
  func configureSlot(_ index: Int) {
    guard let row = window.slots[index].row, let cell = window.slots[index].cell,
      let path = window.slots[index].item.path
    else { return }
    gate.begin(.traversing)
    defer { gate.end(.traversing) }
    window.slots[index].token?.end()
    let token = configure(cell, for: row, at: path)
    window.update(index) { slot in
      slot.token = token
      slot.needsConfiguring = false
      slot.mark = cell.hasCursor
    }
    measureSlot(index, row, cell)
    // The code that marked the row requested a frame. While one is drawn, this is part of it.
    needsDisplay = true
  }

  /// Measures a row in view whose cell has changed, which must be drawn again.
  private func measureSlot(_ index: Int, _ row: any CellController, _ cell: TableCell) {
    let height = height(of: row, cell)
    if height != window.slots[index].fullHeight { needsLayout = true }
    noteHeight(height, at: index)
    window.update(index) { slot in
      slot.fullHeight = height
      slot.height = shownHeight(of: slot.item, height)
      slot.needsDrawing = true
    }
  }

  /// Tells a row that a cell doesn't show it any more.
  func didEndDisplaying(_ row: any CellController, _ cell: TableCell) {
    gate.begin(.traversing)
    defer { gate.end(.traversing) }
    ErasedRow.didEndDisplaying(row, cell)
  }

  /// Takes back the cell of an item that went out of view.
  ///
  /// Requests that the row makes meanwhile wait, because the caller may be in the middle of a change.
  func recycle(_ slot: WindowSlot) {
    slot.token?.end()
    guard let row = slot.row, let cell = slot.cell else { return }
    // A cell that its row keeps may already be shown by another table.
    if let host = cell.host, host !== self { return }
    cell.host = nil
    didEndDisplaying(row, cell)
    if row.retainedCell == nil { window.pool.enqueue(cell, of: row) }
  }
}

// MARK: CellHost

extension TableView: CellHost {
  package func cellChanged(_ cell: TableCell) {
    guard let index = window.slots.firstIndex(where: { $0.cell === cell }),
      let row = window.slots[index].row
    else { return recycleDeparted() }
    if let path = window.slots[index].item.path { searchAgain(path) }
    gate.begin(.traversing)
    defer { gate.end(.traversing) }
    measureSlot(index, row, cell)
    setNeedsDisplay()
  }
}
