/// The groups of a table, shared by the controller and the view.
@MainActor package final class TableStore {
  /// Constructs the groups on first use.
  var construct: () -> [TableGroup] = { [] }

  /// Called when the groups have been constructed, or set for the first time.
  var didBuild: () -> Void = {}

  /// A copy that shows the requests that wait, or `nil` if none was read since the last change.
  private(set) var preview: TablePreview?

  private var built: GroupList?
  private var isBuilding = false

  /// The properties of the group that was asked about last.
  ///
  /// A table queries the same group repeatedly.
  private struct KnownGroup {
    /// The position of the group, or -1 if nothing is known.
    var group = -1
    var count = 0
    var isCollapsed = false
    var isCollapsible = false
    var hasHeader = false
  }

  private var known = KnownGroup()

  /// The groups known to show nothing.
  private var empty = PositionRuns()

  /// Whether the groups are those that were constructed, so that they can be constructed again.
  ///
  /// Changing them by other means sets it to `false`.
  package internal(set) var isAsConstructed = false

  /// Whether the groups have been constructed.
  package var isBuilt: Bool { built != nil }

  /// The groups, constructed on first use.
  ///
  /// Empty during construction.
  private var list: GroupList {
    if let built { return built }
    guard !isBuilding else { return GroupList([]) }
    isBuilding = true
    let list = GroupList(construct())
    isBuilding = false
    built = list
    isAsConstructed = true
    didBuild()
    return list
  }

  /// The groups as one array.
  ///
  /// After a change of groups by position it is created once, in O(groups).
  package var groups: [TableGroup] {
    get { list.all }
    set {
      let isFirst = built == nil
      built = GroupList(newValue)
      isAsConstructed = false
      forgetWhatIsKnown()
      if isFirst { didBuild() }
    }
  }

  /// Constructs the groups if necessary.
  package func build() { _ = list }

  /// Whether the section index lists any group.
  var hasIndex: Bool { list.hasIndex }

  /// Returns the group at a position, or `nil` if there is none.
  package func group(at position: Int) -> TableGroup? {
    list.indices.contains(position) ? list[position] : nil
  }

  /// Replaces the group at a position, if there is one.
  func setGroup(_ group: TableGroup, at position: Int) {
    guard list.indices.contains(position) else { return }
    forget(position)
    list[position] = group
  }

  func changeRows(of group: Int, _ change: (inout RowList) -> Void) {
    guard list.indices.contains(group) else { return }
    forget(group)
    list.changeRows(of: group, change)
  }

  /// Removes and moves groups, and inserts others, given in order.
  func arrangeGroups(_ changes: PositionChanges, inserted: [TableGroup]) {
    guard !changes.isEmpty else { return }
    list.arrange(changes, inserted: inserted)
    isAsConstructed = false
    (known, preview) = (KnownGroup(), nil)
    empty.follow(changes)
  }

  /// Copies the groups to ``preview``.
  func beginPreview(_ expansions: RowExpansions) {
    let copy = TableStore()
    copy.groups = groups
    preview = TablePreview(store: copy, expansions: expansions)
  }

  /// Makes a change to ``preview``, if there is one.
  func changePreview(_ change: TablePreview.Change) {
    guard var copy = preview else { return }
    change(&copy)
    preview = copy
  }

  /// Discards the groups.
  ///
  /// The next use constructs them again.
  func clear() {
    built = nil
    forgetWhatIsKnown()
  }

  /// Makes changes that constructing the groups again would make too, or that need not last.
  func keepingConstructed(_ change: () -> Void) {
    let wasAsConstructed = isAsConstructed
    change()
    isAsConstructed = wasAsConstructed
  }

  private func forget(_ group: Int) {
    isAsConstructed = false
    (known, preview) = (KnownGroup(), nil)
    empty.forget(group)
  }

  private func forgetWhatIsKnown() {
    (known, preview) = (KnownGroup(), nil)
    empty.forgetAll()
  }

  /// The number of groups.
  package var groupCount: Int { list.count }

  package func rowCount(in group: Int) -> Int { properties(of: group).count }

  /// Returns the number of rows of a group that aren't hidden.
  func shownRowCount(in group: Int) -> Int { isCollapsed(group) ? 0 : rowCount(in: group) }

  /// Returns the storage location of a group, for reading without copying, or `nil` for none.
  private func place(of group: Int) -> (groups: [TableGroup], index: Int)? {
    let list = list
    return list.indices.contains(group) ? list.place(of: group) : nil
  }

  /// Returns the properties of a group, from the cache if it was asked about last.
  @inline(__always)
  private func properties(of group: Int) -> KnownGroup {
    let known = known
    return known.group == group ? known : look(at: group)
  }

  /// Reads a group and caches the result.
  private func look(at group: Int) -> KnownGroup {
    guard let (groups, index) = place(of: group) else { return KnownGroup(group: group) }
    let hasHeader = groups[index].header?.isEmpty == false
    let result = KnownGroup(
      group: group, count: groups[index].rows.count, isCollapsed: groups[index].isCollapsed,
      isCollapsible: groups[index].isCollapsible && hasHeader, hasHeader: hasHeader)
    known = result
    return result
  }

  /// Returns whether the rows of a group are hidden.
  package func isCollapsed(_ group: Int) -> Bool { properties(of: group).isCollapsed }

  func hasCollapsingHeader(_ group: Int) -> Bool { properties(of: group).isCollapsible }

  func contains(_ path: RowPath) -> Bool { path.row >= 0 && path.row < rowCount(in: path.group) }

  func row(at path: RowPath) -> (any CellController)? { rows(of: path.group)[path.row] }

  /// Returns the rows of a group, or an empty list if there is no such group.
  ///
  /// They are read by themselves, because copying a group costs more than finding a row.
  func rows(of group: Int) -> RowList {
    guard let (groups, index) = place(of: group) else { return RowList() }
    return groups.withUnsafeBufferPointer { $0[index].rows }
  }

  /// Calls a closure with each row of a group in a range, in order.
  ///
  /// Positions out of range are skipped. Rows that are created on demand are not kept.
  func forEachRow(of group: Int, in range: Range<Int>, _ body: (any CellController) -> Void) {
    rows(of: group).forEachRow(in: range, body)
  }

  /// Returns the range of rows around a path that are known not to take the focus, without creating
  /// any, or `nil` if that is unknown.
  func rowsWithoutFocus(at path: RowPath) -> Range<Int>? {
    rows(of: path.group).rowsWithoutFocus(at: path.row)
  }

  /// Returns the header of a group, or `nil` if it has none.
  func header(of group: Int) -> GroupTitle? {
    guard hasHeader(group), let (groups, index) = place(of: group) else { return nil }
    return groups[index].header
  }

  func hasHeader(_ group: Int) -> Bool { properties(of: group).hasHeader }

  /// Returns the footer of a group, or `nil` if it has none.
  func footer(of group: Int) -> GroupTitle? {
    guard let (groups, index) = place(of: group), let title = groups[index].footer, !title.isEmpty
    else { return nil }
    return title
  }

  // MARK: Visible groups

  /// Returns the first group from a position on that shows rows or a title, or `nil` for none.
  func firstShownGroup(from start: Int) -> Int? {
    let count = groupCount
    var group = max(0, start)
    while group < count {
      if let run = empty.run(around: group) {
        group = run.upperBound
      } else if showsSomething(group) {
        break
      } else {
        let first = group
        repeat { group += 1 } while group < count && !showsSomething(group)
        empty.note(first..<group)
      }
    }
    return group < count ? group : nil
  }

  /// Returns the last group before a position that shows rows or a title, or `nil` for none.
  func lastShownGroup(before end: Int) -> Int? {
    var group = min(end, groupCount) - 1
    while group >= 0 {
      if let run = empty.run(around: group) {
        group = run.lowerBound - 1
      } else if showsSomething(group) {
        break
      } else {
        let last = group
        repeat { group -= 1 } while group >= 0 && !showsSomething(group)
        empty.note(group + 1..<last + 1)
      }
    }
    return group >= 0 ? group : nil
  }

  /// Returns whether a group shows rows or a title.
  private func showsSomething(_ group: Int) -> Bool {
    shownRowCount(in: group) > 0 || header(of: group) != nil || footer(of: group) != nil
  }
}

/// Applying batches, at a cost that depends on the number of changes and not on the number of rows.
extension TableStore {
  typealias Batch = TableBatch<any CellController, TableGroup>

  /// Resolves requests into valid changes of the current groups.
  func resolve(_ batch: Batch) -> Batch.Resolution {
    batch.resolve(
      groupCount: groupCount, rowCount: { rowCount(in: $0) },
      groupRowCount: { group in group.rows.count }, makeGroup: { TableGroup() })
  }

  /// Applies valid changes.
  ///
  /// Removes rows first, then arranges the groups, and finally inserts rows in ascending order.
  func apply(_ resolution: Batch.Resolution) {
    let changes = resolution.changes
    // Sliced without creating rows.
    let movedRows = changes.movedRows.map { move in
      (path: move.to, rows: rows(of: move.from.group).slice(at: move.from.row..<move.from.row + 1))
    }
    for rows in changes.vacatedRows {
      changeRows(of: rows.group) { $0.replace(rows.rows, with: RowList()) }
    }
    arrangeGroups(changes.groups, inserted: resolution.groups.map(\.group))
    let inserted = resolution.runs.map { (path: $0.path, rows: RowList($0.rows)) }
    for (path, rows) in (inserted + movedRows).sorted(by: { $0.path < $1.path }) {
      changeRows(of: path.group) { $0.insert(rows, at: path.row) }
    }
  }

  /// Returns the path of the first row with an id, or `nil` if there is none.
  func path(ofRowWithID id: RowID) -> RowPath? { path { $0.rowID(at: $1) == id } }

  /// Returns the path of the row with an identity, or `nil` if there is none.
  package func path(of key: RowKey) -> RowPath? { path { RowKey($0, at: $1) == key } }

  /// Returns the path of the first row that a closure accepts, of those with known IDs.
  private func path(where isWanted: (RowList, Int) -> Bool) -> RowPath? {
    for group in 0..<groupCount {
      // A list made on demand isn't even counted.
      guard let rows = self.group(at: group)?.rows, rows.source == nil || rows.knowsIDs else {
        continue
      }
      var (start, found) = (0, Int?.none)
      rows.forEachPiece(in: 0..<rows.count) { base, ordinals in
        let run = start..<start + ordinals.count
        start = run.upperBound
        if found == nil, base.knowsIDs { found = run.first { isWanted(rows, $0) } }
      }
      if let found { return RowPath(group: group, row: found) }
    }
    return nil
  }
}
