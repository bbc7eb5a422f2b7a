/// The focus chain: the rows that take focus, in the order of the table, over empty groups and rows
/// that are hidden, from the first to the last and no further.
///
/// Rows of a collection that makes rows of one kind, which takes no focus, are passed over at once,
/// however many they are. All others are asked one by one: as many as a frame has time for, and
/// the rest in the frames that follow, while the stage keeps what is typed for the row that is found,
/// and Escape gives up.
extension GenericTableController {
  /// Leads the focus to the first row that takes it; returns whether there is one near enough to
  /// be found at once.
  @discardableResult
  public final func focusFirst() -> Bool {
    look(.below, from: nil) { $0.take($1) }
  }

  /// Leads the focus to a row; returns whether the row took it.
  @discardableResult
  public final func focus(_ path: RowPath) -> Bool {
    guard canTakeFocus(path) else { return false }
    take(path)
    return true
  }

  /// Leads the focus to the next row that takes it; returns whether there is one near enough to be
  /// found at once.
  @discardableResult
  public final func focusNext() -> Bool {
    let header = tableView.headerCursor.map { TableItem(group: $0, .header) }
    let path = tableView.cursor ?? header.flatMap { tableView.row(above: $0) }
    return look(.below, from: path) { $0.take($1) }
  }

  /// Leads the focus to the row before that takes it; returns whether there is one near enough to
  /// be found at once.
  @discardableResult
  public final func focusPrevious() -> Bool {
    let header = tableView.headerCursor.map { TableItem(group: $0, .header) }
    guard let path = tableView.cursor ?? header.flatMap({ tableView.row(below: $0) }) else {
      return false
    }
    return look(.above, from: path) { $0.take($1) }
  }

  /// Goes on from a row; the last one reports that it is done.
  func advanceFocus(from path: RowPath, isForced: Bool = true) {
    let row = context(at: path)
    look(.below, from: path) { table, target in
      if let target { return table.take(target) }
      table.typing.isPastLastField = true
      if isForced { table.lastFocusIsDone(row) } else { table.tableView.moveCursor(.down) }
    }
  }

  /// Goes back from a row; from the first, the row itself takes the focus again.
  func retreatFocus(from path: RowPath) {
    let row = context(at: path)
    look(.above, from: path) { table, target in
      table.take(target ?? row.path.flatMap { table.canTakeFocus($0) ? $0 : nil })
    }
  }

  // MARK: Looking

  /// Whether the next row that takes the focus is still looked for.
  var isLookingForFocus: Bool { focusSearch != nil }

  /// Looks for a row; returns whether it was found at once.
  @discardableResult
  private func look(
    _ direction: FocusSearch.Direction, from path: RowPath?,
    _ found: @escaping (GenericTableController, RowPath?) -> Void
  ) -> Bool {
    var hasFound = false
    let origin = path.map { context(at: $0) }
    focusSearch = FocusSearch(direction: direction, origin: origin) { table, path in
      hasFound = path != nil
      found(table, path)
    }
    if goOnLooking() { stage?.signal.mark() }
    return hasFound
  }

  /// How many rows are asked in one go.
  private static let focusReach = 2000

  /// Asks the next rows whether they take the focus; returns whether there are more.
  func goOnLooking() -> Bool {
    guard var search = focusSearch else { return false }
    var item = search.start(in: tableView)
    for _ in 0..<GenericTableController.focusReach {
      guard let path = item.flatMap({ next(after: $0, search.direction) }) else {
        return end(search, at: nil)
      }
      if canTakeFocus(path) { return end(search, at: path) }
      item = TableItem(path)
    }
    search.item = item
    focusSearch = search
    return true
  }

  private func end(_ search: FocusSearch, at path: RowPath?) -> Bool {
    focusSearch = nil
    if search.origin?.path != nil || search.origin == nil { search.found(self, path) }
    return false
  }

  /// The next row to be asked.
  private func next(after item: TableItem, _ direction: FocusSearch.Direction) -> RowPath? {
    var item = item
    while true {
      let isDown = direction == .below
      guard let path = isDown ? tableView.row(below: item) : tableView.row(above: item) else {
        return nil
      }
      guard let run = store.rowsWithoutFocus(at: path) else {
        return path
      }
      item = TableItem(group: path.group, .row, row: isDown ? run.upperBound - 1 : run.lowerBound)
    }
  }

  private func take(_ path: RowPath?) {
    guard let path, let row = tableView.row(at: path) as? any FocusableRow else { return }
    typing.isPastLastField = false
    tableView.moveCursor(to: path)
    row.didTakeFocus(context(at: path))
    stage?.hintsDidChange()
  }

  private func canTakeFocus(_ path: RowPath) -> Bool {
    (tableView.row(at: path) as? any FocusableRow)?.takesFocus == true
  }
}
