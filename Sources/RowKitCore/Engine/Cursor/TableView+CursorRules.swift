/// The rules of the cursor: the items that may have it, and the moments at which it is placed.
extension TableView {
  // MARK: Items that may have it

  /// Whether a row or a header can have the cursor.
  func isStop(_ item: TableItem) -> Bool {
    if let path = item.path { return takesCursor(path) }
    return isCollapsingHeader(item)
  }

  /// Whether a row can have the cursor.
  func takesCursor(_ path: RowPath) -> Bool {
    // Checked first, because looking up a row that is made on demand makes it.
    if cursorState.everyRowTakesIt { return store.contains(path) }
    guard let row = row(at: path) else { return false }
    return isUsable(row)
  }

  /// Whether the row at a path in the store can have the cursor, while the window still shows the
  /// state before a change.
  package func takesStoredCursor(_ path: RowPath) -> Bool {
    if cursorState.everyRowTakesIt { return store.contains(path) }
    return store.row(at: path).map { isUsable($0) } ?? false
  }

  /// Returns the capabilities of a row's type.
  func capabilities(of row: any CellController) -> RowCapabilities {
    window.pool.types.capabilities(of: row)
  }

  /// Whether the type of a row has a capability that lets it have the cursor.
  func canBeUsable(_ row: any CellController) -> Bool {
    !capabilities(of: row).isDisjoint(with: .cursor)
  }

  /// Whether a person can do anything with a row.
  func isUsable(_ row: any CellController) -> Bool {
    guard canBeUsable(row) else { return false }
    if (row as? any SelectableRow)?.isSelectable == true { return true }
    if (row as? any AccessoryRow)?.isAccessoryEnabled == true { return true }
    if (row as? any KeyRespondingRow)?.respondsToKeys == true { return true }
    if (row as? any ContextMenuRow)?.actions.isEmpty == false { return true }
    if let row = row as? any EditableRow, row.editingStyle != .none { return true }
    return isEditing && (row as? any MovableRow)?.isMovable == true
  }

  /// Whether a person can move a row: never while a search hides others.
  package func canMove(_ row: any CellController) -> Bool {
    projection.isEverything && (row as? any MovableRow)?.isMovable == true
  }

  /// Returns the move of the row with the cursor past its sibling or to the group beside its own, or `nil`
  /// if it can't move there.
  func possibleMove(by distance: Int) -> RowMove? {
    guard let path = cursor, let row = row(at: path) as? any MovableRow, canMove(row) else {
      return nil
    }
    let move = expansions.rowMove(of: path, by: distance) { [store] group in
      store.group(at: group)?.isCollapsed == false ? store.rowCount(in: group) : nil
    }
    return move.flatMap { row.canMove(from: $0.position, to: $0.newPosition) ? $0 : nil }
  }

  /// The first group, among the first 200, whose header can have the cursor.
  var firstCollapsingHeader: Int? {
    (0..<min(store.groupCount, 200)).first { store.hasCollapsingHeader($0) }
  }

  // MARK: When it is placed

  /// Asks the next layout to find a place for the cursor if it has none, or if rows have arrived
  /// and a person hasn't moved it.
  ///
  /// Without changes, anything may have changed. Rows that stayed are the same objects as before only
  /// if `keepsRows` is `true`.
  func askForPlace(after changes: TableChanges? = nil, keepsRows: Bool = false) {
    noteArrivals(keepsRows ? changes : nil)
    let haveRowsArrived = changes?.insertsItems == true
    guard cursorItem == nil || (haveRowsArrived && !cursorState.isMoved) else { return }
    cursorState.needsPlacing = true
    setNeedsDisplay()
  }

  /// Notes whether a change only inserts a few rows that aren't usable, beside others that aren't.
  private func noteArrivals(_ changes: TableChanges?) {
    guard var count = cursorState.unusableArrivals else { return }
    cursorState.unusableArrivals = nil
    guard let changes, changes.onlyInsertsRows, !cursorState.isMoved else { return }
    for rows in changes.insertedRows {
      count += rows.rows.count
      guard count <= 8 else { return }
      for path in rows.paths { if let row = store.row(at: path), isUsable(row) { return } }
    }
    cursorState.unusableArrivals = count
  }

  /// Asks the next layout to give the cursor to the first usable row, unless it was moved.
  package func offerCursor() {
    guard !cursorState.isMoved else { return }
    if cursorState.isMakeshift { focusedHeader = nil }
    (cursorState.unusableArrivals, cursorState.needsPlacing) = (nil, true)
    setNeedsDisplay()
  }

  /// Gives the cursor the place it had before all rows left, or the first row that can have it.
  ///
  /// A cursor that has a place and was moved stays.
  func placeCursor() {
    cursorState.needsPlacing = size.height <= 0
    guard size.height > 0, focusedHeader == nil else { return }
    let (former, tookAny) = (cursor, cursorState.everyRowTakesIt)
    guard former == nil || !cursorState.isMoved else { return }
    let wasSeen = former.map { isInView($0) } ?? false
    let isKnown = tookAny && cursorState.unusableArrivals != nil
    // A usable row near the former place, the first usable one, or any one there if any had it before.
    cursorState.everyRowTakesIt = false
    let target = isKnown ? nil : formerStop ?? firstStop() ?? former.flatMap { usable($0) }
    cursorState.everyRowTakesIt = target == nil
    cursorState.unusableArrivals = target == nil ? 0 : nil
    cursor = target ?? (tookAny ? formerStop : nil) ?? firstItem.flatMap { row(below: $0) }
    guard let cursor else {
      cursorState.everyRowTakesIt = tookAny
      // A search shows no headers that take the cursor.
      return cursorState.makeDo(withHeaderOf: projection.isEverything ? firstCollapsingHeader : nil)
    }
    guard cursor != former else { return }
    if wasSeen { cursorState.isHeirOfSeenRow = true }
    if let former { reconfigure(former) }
    reconfigure(cursor)
  }

  /// Returns a row that stayed, is shown and is usable, or `nil`.
  private func usable(_ path: RowPath) -> RowPath? {
    guard store.contains(path), !store.isCollapsed(path.group) else { return nil }
    return row(at: path).map { isUsable($0) } == true ? path : nil
  }

  /// The row at the place that a moved cursor had before all rows left, or the nearest usable one.
  private var formerStop: RowPath? {
    guard cursorState.isMoved, let place = cursorState.formerPlace else { return nil }
    let group = min(place.group, store.groupCount - 1)
    return group < 0 ? nil : stop(at: RowPath(group: group, row: place.row))
  }

  /// Returns the first usable row among the first 200.
  private func firstStop() -> RowPath? {
    var (item, looked) = (firstItem, 0)
    while looked < 200, let current = item, let path = row(below: current) {
      if let row = row(at: path), isUsable(row) { return path }
      looked += 1
      item = TableItem(path)
    }
    return nil
  }

  // MARK: Seeing it

  /// Reconfigures the rows in view whose mark disagrees with the cursor.
  ///
  /// If their heights change, the row with the cursor stays fully visible.
  func settleCursorMarks() {
    let wasSeen = isCursorFullyInView
    configureMarkedRows()
    // A row that is being configured could change what others show, but not without end.
    var rest = window.slots.count
    while rest > 0, let index = window.firstWrongMark(cursor: cursor) {
      configureSlot(index)
      rest -= 1
    }
    if needsLayout, wasSeen { cursorState.hasGrown = true }
    layoutIfNeeded()
  }

  private var isCursorFullyInView: Bool {
    guard let cursor, let index = window.index(of: TableItem(cursor)) else { return false }
    return isFullyVisible(index)
  }

  /// Scrolls to the row with the cursor if it grew while it was fully visible, if a change moved it
  /// out of the window, or if it took the cursor of a row that was in view.
  ///
  /// The last two wait while rows are animated, because lines still move. The window doesn't follow a
  /// row that moved far away, as in a table that is sorted again, unless its text is edited.
  func revealCursorIfNeeded() {
    guard let cursor else { return }
    let hasSettled = transitions.isEmpty
    // Rows that still grow may push it out.
    if !hasSettled, !cursorState.wasUnseen, isMarkInView(cursor) { cursorState.wasSeen = true }
    let wasPushed =
      hasSettled && cursorState.wasSeen && !isMarkInView(cursor)
      && (!cursorState.haveRowsMoved || texts.isEditing || isNear(cursor))
    let isHeir = hasSettled && cursorState.isHeirOfSeenRow
    let hasGrown = cursorState.hasGrown && !texts.isEditing
    cursorState.hasGrown = false
    if hasSettled { cursorState.forgetSeen() }
    if hasGrown || isHeir || wasPushed { reveal(cursor) }
  }

  /// Scrolls to the row with the cursor if it is out of view, and returns whether it was.
  ///
  /// A row that a change has just moved out of view doesn't count: the next frame reveals it.
  func revealUnseenCursor() -> Bool {
    guard isCursorUnseen else { return false }
    layoutIfNeeded()
    guard isCursorUnseen, let cursor else { return false }
    reveal(cursor)
    return true
  }

  private var isCursorUnseen: Bool {
    guard let cursor, size.height > 0, !cursorState.isToBeRevealed else { return false }
    return !isInView(cursor)
  }

  /// Notes that the mark of the cursor is in view, so that a change may not push it out.
  func noteSeenCursor() {
    // Between two changes of a frame, the lines of the rows aren't known.
    guard let cursor, !needsLayout else { return }
    let isSeen = isMarkInView(cursor)
    if transitions.isEmpty { cursorState.wasUnseen = !isSeen }
    if isSeen, !cursorState.wasUnseen { cursorState.wasSeen = true }
  }

  /// Notes the same before a change, and whether rows move.
  func noteSeenCursor(before changes: TableChanges) {
    guard let cursor else { return }
    noteSeenCursor()
    // If a group was exchanged for another, its rows didn't move.
    let leftGroup =
      changes.newGroup(for: cursor.group) != nil
      && changes.arrivedRows.contains { $0.from == cursor }
    let isMoved =
      leftGroup || !changes.movedRows.isEmpty
      || changes.movedGroups.contains { $0.from == cursor.group }
    if isMoved { cursorState.haveRowsMoved = true }
  }

  /// Whether a row is close to those in view: at most as many rows away as a third of the window has
  /// lines.
  private func isNear(_ path: RowPath) -> Bool {
    guard let first = window.slots.first?.item, let last = window.slots.last?.item else {
      return false
    }
    var item = TableItem(path)
    let isBelow = item > last
    for _ in 0..<max(1, size.height / 3) {
      guard let next = row(from: item, isBelow ? .up : .down) else { return false }
      item = TableItem(next)
      if item >= first, item <= last { return true }
    }
    return false
  }

  /// Whether the first line of a row, which has the cursor's mark, is in view.
  func isMarkInView(_ path: RowPath) -> Bool {
    guard let index = window.index(of: TableItem(path)) else { return false }
    return (stickyHeight..<size.height).contains(window.slots[index].line)
  }
}
