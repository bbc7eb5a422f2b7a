/// Expandable rows: the table stores the expansions and shows the children.
extension GenericTableController {
  /// Returns whether the row at a path is expanded.
  public final func isExpanded(_ path: RowPath) -> Bool { tableView.expansions[path] != nil }

  /// Expands or collapses a row.
  ///
  /// The children of an ``ExpandableRow`` are inserted below it, or removed.
  ///
  /// Does nothing if there is no row at the path. Within ``performUpdates(_:)`` the path is the one
  /// before all changes, and the row is expanded after them. Children are moved and removed with
  /// their row.
  public final func setExpanded(_ isExpanded: Bool, at path: RowPath) {
    guard store.contains(path) else { return }
    let row = context(at: path)
    if batch != nil {
      batch?.expansions.append((row, isExpanded))
    } else if gate.hasWaiting || isExpanded != self.isExpanded(path) {
      // Children of a row that is expanded are read when it is.
      let preview: TablePreview.Change = { preview in
        if !isExpanded { preview.collapse(row) }
      }
      whenSettled(preview: preview) { [weak self] in self?.setExpandedNow(isExpanded, row) }
    }
  }

  /// Expands or collapses a row at once.
  ///
  /// No layout may be running.
  func setExpandedNow(_ isExpanded: Bool, _ row: RowContext, isRevealed: Bool = true) {
    guard let path = row.path, isExpanded != self.isExpanded(path) else { return }
    telling { if isExpanded { expand(path, row, isRevealed) } else { collapse(path, row) } }
    stage?.hintsDidChange()
  }

  private func expand(_ path: RowPath, _ row: RowContext, _ isRevealed: Bool) {
    let parent = self.row(at: path) as? any ExpandableRow
    let children = parent.map { readChildren(of: $0) } ?? RowList()
    tableView.unfold(path) { tableView.expansions[path] = RowExpansions.Expansion(row: parent) }
    replaceChildren(of: path, count: 0, with: children)
    // An observer of the change may have made another.
    guard let path = row.path else { return }
    tableView.expansions.include(path.adding(rows: children.count), in: path)
    tableView.reconfigureVisibleRows()
    if isRevealed { revealExpanded(row, childCount: children.count) }
  }

  /// Scrolls to show as much of an expanded row and its children as fits.
  ///
  /// Scrolls again after the animation of the children, unless a person has moved meanwhile.
  private func revealExpanded(_ row: RowContext, childCount: Int) {
    guard tableView.size.height > 0, let path = row.path else { return }
    tableView.revealRows(path, childCount: childCount)
    guard childCount > 0, stage?.animatesChanges == true else { return }
    let place = (tableView.cursor, tableView.anchor.item)
    stage?.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self, let path = row.path, isExpanded(path),
        place == (tableView.cursor, tableView.anchor.item)
      else { return }
      tableView.revealRows(path, childCount: childCount)
      tableView.setNeedsDisplay()
    }
  }

  private func collapse(_ path: RowPath, _ row: RowContext) {
    let count = tableView.expansions.rowCount(of: path)
    let children = path.row + 1..<path.row + 1 + count
    let hadCursor =
      tableView.cursor.map { $0.group == path.group && children.contains($0.row) } ?? false
    tableView.unfold(path) { tableView.expansions[path] = nil }
    replaceChildren(of: path, count: count, with: RowList())
    guard let path = row.path else { return }
    tableView.reconfigure(path)
    if hadCursor { tableView.moveCursor(to: path) }
  }

  /// Replaces the rows below a row, which expanding the row again inserts again.
  ///
  /// The cost doesn't depend on the number of children.
  private func replaceChildren(of path: RowPath, count: Int, with rows: RowList) {
    guard count > 0 || !rows.isEmpty, var group = store.group(at: path.group) else { return }
    let (start, formerCount) = (path.row + 1, group.rows.count)
    let range = { (count: Int) in
      count > 0 ? [TableChanges.Rows(group: path.group, rows: start..<start + count)] : []
    }
    group.rows.replace(start..<start + count, with: rows)
    let changes = TableChanges(
      groups: PositionChanges(unchanged: groupCount), removedRows: range(count),
      insertedRows: range(rows.count), movedRows: [], arrivedRows: [], replacedRows: []
    ) { _ in formerCount }
    store.keepingConstructed { store.setGroup(group, at: path.group) }
    duplicates.follow(changes)
    follow(changes, ChangeAnimations(.top), reloaded: [])
    tableView.searchChildren(range(rows.count))
  }

  // MARK: Observing children

  /// Returns the children of a row, observing the models that this reads.
  func readChildren(of row: any ExpandableRow) -> RowList {
    var list = RowList()
    let ownValues = construction.ownValues
    let token = observer.track(kind: ObjectIdentifier(type(of: row))) {
      // Changes that the row requests meanwhile wait, because paths of rows are in use.
      list = gate.during(.working) { ownValues.record { row.childList } }
    }
    observer.openChildren.note(row, list, token)
    return list
  }

  /// Returns groups with their expanded rows, whose children are observed when they are read.
  func expanded(_ groups: [TableGroup], _ expansions: RowExpansions) -> ExpandedTable {
    var table = ExpandedTable(groups: groups, expansions: expansions)
    table.read = { [weak self] in self?.readChildren(of: $0) ?? $0.childList }
    return table
  }

  /// Reads the children of expanded rows again after models that they read have changed.
  func updateChildren(_ changed: Set<UInt64>) {
    let rows = observer.openChildren.take(changed)
    guard !rows.isEmpty, store.isBuilt else { return }
    for row in rows { row.childrenDidChange() }
    whenSettled { [weak self] in self?.telling { self?.readAgain(rows) } }
  }

  private func readAgain(_ rows: [any ExpandableRow]) {
    let changed = Set(rows.map { ObjectIdentifier($0) })
    let open = tableView.expansions.paths.filter { path in
      tableView.expansions[path]?.row.map { changed.contains(ObjectIdentifier($0)) } ?? false
    }
    let shown = open.filter { tableView.showsAllChildren(of: $0) }.map { context(at: $0) }
    for (group, paths) in Dictionary(grouping: open, by: \.group).sorted(by: { $0.key < $1.key }) {
      let outer = Set(paths.map { tableView.expansions.outermost(of: $0) ?? $0 })
      let children = outer.map { tableView.expansions.rows(of: $0).rows }
      store.keepingConstructed {
        changeGroupNow(at: group, .top, hasOtherTitles: false) { value in
          for rows in children.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            value.rows.replace(rows, with: RowList())
          }
        }
      }
    }
    tableView.searchChildren(shown.compactMap(\.path).map(tableView.expansions.rows))
  }

  // MARK: Keeping rows expanded

  /// Returns the expanded rows that a change removes, though it may insert them again.
  func closedRows(_ changes: TableChanges) -> Set<RowKey> {
    let paths = tableView.expansions.paths.filter { changes.newPath(for: $0) == nil }
    return Set(paths.compactMap { store.row(at: $0) }.map { RowKey($0) })
  }

  /// Returns the rows among those inserted by a change that were expanded before it.
  func rowsToReopen(
    _ closed: Set<RowKey>, _ rows: [(path: RowPath, row: any CellController)]
  ) -> [RowContext] {
    rows.filter { closed.contains(RowKey($0.row)) }.map { context(at: $0.path) }
  }

  /// Stores the expansions before the groups are cleared.
  func keepExpandedRows() {
    guard store.isBuilt, !tableView.expansions.isEmpty else { return }
    construction.clearedTable = expanded(store.groups, tableView.expansions)
    tableView.expansions = RowExpansions()
  }

  /// Returns the first groups after a clearing, with the former expansions.
  func reopened(_ groups: [TableGroup], _ areConstructed: Bool) -> [TableGroup] {
    guard let cleared = construction.clearedTable.take() else { return groups }
    let opened = cleared.carried(into: groups, areConstructed)
    tableView.expansions = opened.expansions
    return opened.groups
  }
}
