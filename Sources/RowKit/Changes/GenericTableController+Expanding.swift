/// Rows that open and close: the table keeps which are open, and shows what belongs to them.
extension GenericTableController {
  /// Tells whether the row at a path is open.
  public final func isExpanded(_ path: RowPath) -> Bool {
    tableView.expansions[path] != nil
  }

  /// Opens or closes a row; an ``ExpandableRow`` gets its children under it, or loses them.
  ///
  /// A path without a row does nothing.
  public final func setExpanded(_ isExpanded: Bool, at path: RowPath) {
    guard isExpanded != self.isExpanded(path), store.contains(path) else { return }
    if isExpanded { expand(path) } else { collapse(path) }
    stage?.hintsDidChange()
  }

  private func expand(_ path: RowPath) {
    tableView.expansions[path] = RowExpansions.Expansion()
    tableView.reconfigure(path)
    let children = (row(at: path) as? any ExpandableRow)?.children ?? []
    if !children.isEmpty {
      insert(children, at: RowPath(group: path.group, row: path.row + 1), animation: .top)
      tableView.expansions.add(children.count, to: path)
      tableView.reconfigureVisibleRows()
    }
    revealExpanded(path, childCount: children.count)
  }

  /// Brings into view as much of an opened row and its children as fits, now and when the
  /// children have come in.
  private func revealExpanded(_ path: RowPath, childCount: Int) {
    guard tableView.size.height > 0 else { return }
    tableView.revealRows(path, childCount: childCount)
    guard childCount > 0, stage?.animatesChanges == true else { return }
    let context = context(at: path)
    stage?.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self, let path = context.path, isExpanded(path) else { return }
      tableView.revealRows(path, childCount: childCount)
    }
  }

  private func collapse(_ path: RowPath) {
    let count = tableView.expansions[path]?.rowCount ?? 0
    let rows = (0..<count).map { RowPath(group: path.group, row: path.row + 1 + $0) }
    let hadCursor = tableView.cursor.map { rows.contains($0) } ?? false
    tableView.expansions[path] = nil
    removeRows(at: rows, animation: .top)
    tableView.reconfigure(path)
    if hadCursor { tableView.moveCursor(to: path) }
  }

  /// Returns groups made anew with the children of the rows that were open, and which those are.
  ///
  /// What was open is found by comparing the new groups with the old ones without children.
  func keepingExpandedRows(in groups: [TableGroup]) -> ([TableGroup], RowExpansions?) {
    let open = tableView.expansions
    guard !open.isEmpty else { return (groups, nil) }
    let outer = open.paths.filter { open.parent(of: $0) == nil }
    let changes = TableDifference(
      from: ComparedGroup.all(collapsed(outer)), to: ComparedGroup.all(groups)
    ).changes
    let places = outer.compactMap { path in
      changes.newPath(for: collapsedPath(of: path, outer)).map { (new: $0, old: path) }
    }
    var groups = groups
    var kept = RowExpansions()
    for place in places.sorted(by: { $0.new > $1.new }) {
      keepExpanded(place.old, at: place.new, in: &groups, &kept)
    }
    return (groups, kept)
  }

  /// Puts the children of a row that was open under its successor, unless they are there already.
  private func keepExpanded(
    _ path: RowPath, at place: RowPath, in groups: inout [TableGroup], _ kept: inout RowExpansions
  ) {
    guard groups.indices.contains(place.group), let row = groups[place.group].rows[place.row],
      let expansion = tableView.expansions[path]
    else { return }
    let children = shownChildren(of: row, at: path)
    if let first = children.first, groups[place.group].rows[place.row + 1] !== first {
      groups[place.group].rows.insert(RowList(children), at: place.row + 1)
      kept.shift(below: place, by: children.count)
    }
    kept[place] = RowExpansions.Expansion(rowCount: children.count, part: expansion.part)
    for nested in tableView.expansions.paths(in: path) {
      let nestedPlace = RowPath(group: place.group, row: place.row + nested.row - path.row)
      kept[nestedPlace] = tableView.expansions[nested]
    }
  }

  /// The groups there are, without what belongs to open rows.
  private func collapsed(_ outer: [RowPath]) -> [TableGroup] {
    var groups = store.groups
    for path in outer.reversed() {
      let count = tableView.expansions[path]?.rowCount ?? 0
      let rows = (path.row + 1)..<(path.row + 1 + count)
      groups[path.group].rows.replace(rows, with: RowList())
    }
    return groups
  }

  private func collapsedPath(of path: RowPath, _ outer: [RowPath]) -> RowPath {
    let above = outer.filter { $0.group == path.group && $0.row < path.row }
    let hidden = above.reduce(0) { $0 + (tableView.expansions[$1]?.rowCount ?? 0) }
    return RowPath(group: path.group, row: path.row - hidden)
  }

  /// The rows that belong to a row made anew which was open at a path, and to those of them that
  /// were open too.
  private func shownChildren(
    of row: any CellController, at path: RowPath
  ) -> [any CellController] {
    guard let row = row as? any ExpandableRow, tableView.expansions[path] != nil else { return [] }
    var rows: [any CellController] = []
    var former = RowPath(group: path.group, row: path.row + 1)
    for child in row.children {
      rows.append(child)
      rows += shownChildren(of: child, at: former)
      former.row += 1 + (tableView.expansions[former]?.rowCount ?? 0)
    }
    return rows
  }
}
