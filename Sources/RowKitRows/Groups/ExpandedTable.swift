import ListChanges

/// The groups of a table together with its expanded rows, so that replaced groups can take over
/// the expansions of the former ones.
@MainActor package struct ExpandedTable {
  /// The groups, including the children of expanded rows.
  package let groups: [TableGroup]

  /// The expanded rows.
  package let expansions: RowExpansions

  /// Returns the children of a row.
  package var read: (any ExpandableRow) -> RowList = { $0.childList }

  /// Creates a value for groups and the expanded rows in them.
  package init(groups: [TableGroup], expansions: RowExpansions) {
    (self.groups, self.expansions) = (groups, expansions)
  }

  /// Groups together with the expanded rows in them.
  package typealias Opened = (groups: [TableGroup], expansions: RowExpansions)

  /// Returns new groups with the rows that were expanded, and their expansions.
  ///
  /// A row keeps those of its children that are among the new groups, as after changes by position.
  /// A row without any, and every row of constructed groups, gets its children again. It is matched
  /// by comparing the new groups with the old ones without children.
  package func carried(into newGroups: [TableGroup], _ areConstructed: Bool = false) -> Opened {
    var closed = outer
    var opened: Opened = (newGroups, RowExpansions())
    if !areConstructed {
      let kept = TableDifference(from: groups, to: newGroups, matchesPlaces: false).changes
      closed.removeAll { kept.keepsAny(of: expansions.rows(of: $0)) }
      opened.expansions = expansions
      opened.expansions.follow(kept)
    }
    guard !closed.isEmpty else { return opened }
    let changes = TableDifference(from: collapsed(), to: newGroups).changes
    let hidden = hiddenCounts
    let places = closed.compactMap { path in
      changes.recordPath(for: path.adding(rows: -hidden.count(above: path)))
        .map { (new: $0, old: path) }
    }
    open(places.sorted { $0.new < $1.new }, &opened)
    return opened
  }

  /// Inserts the children of formerly expanded rows below their successors, which are ascending.
  private func open(_ places: [(new: RowPath, old: RowPath)], _ opened: inout Opened) {
    var insertions: [(below: RowPath, count: Int)] = []
    var inner = RowExpansions()
    var inserted = (group: 0, count: 0)
    for (place, path) in places {
      if inserted.group != place.group { inserted = (place.group, 0) }
      let target = place.adding(rows: inserted.count)
      guard let row = opened.groups[target.group].rows[target.row] else { continue }
      var rows = RowList()
      add(row, formerly: path, at: target, to: &rows, &inner)
      opened.groups[target.group].rows.insert(rows, at: target.row + 1)
      insertions.append((place, rows.count))
      inserted.count += rows.count
    }
    opened.expansions.shift(insertions)
    for path in inner.paths { opened.expansions[path] = inner[path] }
  }

  /// Appends the children of a row that was expanded at a former path, and the children of those
  /// that were expanded too.
  ///
  /// Lazy children stay lazy.
  private func add(
    _ row: any CellController, formerly path: RowPath, at place: RowPath,
    to rows: inout RowList, _ kept: inout RowExpansions
  ) {
    let start = rows.count
    let expandableRow = row as? any ExpandableRow
    let children = expandableRow.map(read) ?? RowList()
    var next = 0
    for (position, path) in formerlyExpanded(of: children, below: path) {
      guard let child = children[position] else { continue }
      rows.append(children.slice(at: next..<position + 1))
      next = position + 1
      let childPlace = place.adding(rows: rows.count - start)
      add(child, formerly: path, at: childPlace, to: &rows, &kept)
    }
    rows.append(children.slice(at: next..<children.count))
    var expansion = expansions[path] ?? RowExpansions.Expansion()
    expansion.rowCount = rows.count - start
    expansion.row = expandableRow
    kept[place] = expansion
  }

  /// Returns the children of a row that were expanded, with their former paths, in order.
  ///
  /// A child without an identity is found by its place.
  private func formerlyExpanded(
    of children: RowList, below parent: RowPath
  ) -> [(position: Int, path: RowPath)] {
    let rows = expansions.rows(of: parent)
    let inner = expansions.within(rows)
    guard !inner.isEmpty else { return [] }
    let group = TableGroup(rows: groups[parent.group].rows.slice(at: rows.rows))
    let table = ExpandedTable(groups: [group], expansions: inner)
    let (old, hidden) = (table.collapsed(), table.hiddenCounts)
    let changes = TableDifference(from: old, to: [TableGroup(rows: children)]).changes
    let found = table.outer.compactMap { path in
      let place = path.adding(rows: -hidden.count(above: path))
      let new =
        changes.recordPath(for: place)
        ?? (old[0].rows.rowID(at: place.row) == nil ? changes.newPath(for: place) : nil)
      return new.map { ($0.row, parent.adding(rows: 1 + path.row)) }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  /// The expanded rows that belong to no other, in order.
  private var outer: [RowPath] { expansions.paths.filter { expansions.parent(of: $0) == nil } }

  // MARK: Without the children of expanded rows

  /// Returns the groups without the children of any expanded row.
  package func collapsed() -> [TableGroup] {
    var groups = groups
    for path in outer.reversed() {
      groups[path.group].rows.replace(expansions.rows(of: path).rows, with: RowList())
    }
    return groups
  }

  /// Returns the path of a row, or of the expanded row that it belongs to, without any children.
  package func pathWithoutChildren(_ path: RowPath) -> RowPath {
    let path = expansions.outermost(of: path) ?? path
    return path.adding(rows: -hiddenCounts.count(above: path))
  }

  /// The numbers of rows that belong to the expanded rows that belong to no other.
  private var hiddenCounts: RowCounts {
    RowCounts(outer.map { ($0, expansions.rowCount(of: $0)) })
  }
}
