/// The focus chain: the rows that take the focus, in table order.
///
/// The chain skips hidden rows, and ends at the first and the last row. Collections whose rows
/// never take the focus are skipped in one step, whatever their size. All other rows are checked
/// one by one: as many as fit into a frame, and the rest in the following frames. Meanwhile the
/// stage keeps typed keys for the row that will be found; Escape cancels the search.
extension GenericTableController {
  /// Moves the focus to the first row that takes it.
  ///
  /// Returns whether one was found at once; otherwise the search may continue in later frames.
  @discardableResult
  public final func focusFirst() -> Bool { look(.down, from: nil) { $0.take($1) } }

  /// Moves the focus to the first row, once the table has a size.
  func tableDidResize() { if tableView.size.height > 0, fields.takeFirstFocus() { focusFirst() } }

  /// Moves the focus to a row and returns whether the row took it.
  @discardableResult
  public final func focus(_ path: RowPath) -> Bool {
    guard canTakeFocus(path) else { return false }
    take(path)
    return true
  }

  /// Moves the focus to the next row that takes it.
  ///
  /// Returns whether one was found at once; otherwise the search may continue in later frames.
  @discardableResult
  package final func focusNext() -> Bool {
    let header = tableView.focusedHeader.map { TableItem(group: $0, .header) }
    let path = tableView.cursor ?? header.flatMap { tableView.row(above: $0) }
    return look(.down, from: path) { $0.take($1) }
  }

  /// Moves the cursor down from the last row that takes the focus, such as to a button, and returns whether
  /// it was there.
  func leaveLastField() -> Bool {
    guard fields.search == nil, let path = tableView.cursor, canTakeFocus(path) else {
      return false
    }
    noteLastField()
    return tableView.moveCursor(.down)
  }

  /// Moves the focus to the previous row that takes it.
  ///
  /// Returns whether one was found at once; otherwise the search may continue in later frames.
  @discardableResult
  package final func focusPrevious() -> Bool {
    let header = tableView.focusedHeader.map { TableItem(group: $0, .header) }
    guard let path = tableView.cursor ?? header.flatMap({ tableView.row(below: $0) }) else {
      return false
    }
    return look(.up, from: path) { $0.take($1) }
  }

  /// Moves the focus to the next row.
  ///
  /// After the last one, calls `didFinishLastField(_:)`, or moves the cursor down if not forced.
  func advanceFocus(from path: RowPath, isForced: Bool) {
    let row = context(at: path)
    look(.down, from: path) { table, target in
      if let target { return table.take(target) }
      table.noteLastField()
      if isForced { table.didFinishLastField(row) } else { table.tableView.moveCursor(.down) }
    }
  }

  /// Returns the effect of Return in a field: moving on, or ``lastFieldVerb``.
  ///
  /// Checks no more rows than the table shows.
  func advancingVerb(from path: RowPath) -> String? {
    var item = TableItem(path)
    for _ in 0..<tableView.size.height {
      guard let path = next(after: item, .down) else { return lastFieldVerb }
      if canTakeFocus(path) { break }
      item = TableItem(path)
    }
    return words[EditingStrings.next]
  }

  /// Moves the focus to the previous row.
  ///
  /// From the first one, the row itself takes the focus again.
  func retreatFocus(from path: RowPath) {
    let row = context(at: path)
    look(.up, from: path) { table, target in
      table.take(target ?? row.path.flatMap { table.canTakeFocus($0) ? $0 : nil })
    }
  }

  // MARK: Searching

  /// Starts a search and returns whether it found a row at once.
  @discardableResult
  private func look(
    _ direction: TableView.Direction, from path: RowPath?,
    _ found: @escaping (GenericTableController, RowPath?) -> Void
  ) -> Bool {
    var hasFound = false
    let origin = path.map { context(at: $0) }
    fields.search = FocusSearch(direction: direction, origin: origin) { table, path in
      hasFound = path != nil
      found(table, path)
    }
    if goOnLooking() { stage?.signal.mark() }
    return hasFound
  }

  /// The number of rows checked per frame.
  private static let focusReach = 2000

  /// Checks the next rows and returns whether more remain.
  func goOnLooking() -> Bool {
    guard var search = fields.search else { return false }
    var item = search.start(in: tableView)
    for _ in 0..<GenericTableController.focusReach {
      guard let path = item.flatMap({ next(after: $0, search.direction) }) else {
        return end(search, at: nil)
      }
      if canTakeFocus(path) { return end(search, at: path) }
      item = TableItem(path)
    }
    search.item = item
    search.frameCount += 1
    if search.isTimeToSaySo { stage?.showMessage(words[GuidanceStrings.lookingForField]) }
    fields.search = search
    return true
  }

  /// Ends the search for a field, and its message.
  func stopLooking() {
    fields.search = nil
    if stage?.message == words[GuidanceStrings.lookingForField] { stage?.clearMessage() }
  }

  private func end(_ search: FocusSearch, at path: RowPath?) -> Bool {
    stopLooking()
    if search.origin?.path != nil || search.origin == nil { search.found(self, path) }
    return false
  }

  /// Returns the next row to check.
  private func next(after item: TableItem, _ direction: TableView.Direction) -> RowPath? {
    var item = item
    while let path = tableView.row(from: item, direction) {
      guard let run = store.rowsWithoutFocus(at: path) else { return path }
      let last = direction == .down ? run.upperBound - 1 : run.lowerBound
      item = TableItem(group: path.group, .row, row: last)
    }
    return nil
  }

  private func take(_ path: RowPath?) {
    guard let path, let row = tableView.row(at: path) as? any FocusableRow else { return }
    fields.typingRefusedUntil = nil
    // The row that is left receives its text, and may change the table.
    let context = context(at: path)
    tableView.moveCursor(to: path)
    row.didTakeFocus(context)
    stage?.hintsDidChange()
  }

  private func canTakeFocus(_ path: RowPath) -> Bool {
    !store.isCollapsed(path.group)
      && (tableView.row(at: path) as? any FocusableRow)?.takesFocus == true
  }
}
