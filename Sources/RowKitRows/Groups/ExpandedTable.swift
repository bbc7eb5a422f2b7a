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
    let outer = outer
    var opened: Opened = (newGroups, RowExpansions())
    var closed = outer
    if !areConstructed {
      let kept = TableDifference(from: groups, to: newGroups, matchesPlaces: false).changes
      closed.removeAll { expansions.rows(of: $0).contains { kept.newPath(for: $0) != nil } }
      opened.expansions = expansions
      opened.expansions.follow(kept)
    }
    guard !closed.isEmpty else { return opened }
    let changes = TableDifference(from: collapsed(), to: newGroups).changes
    let places = closed.compactMap { path in
      changes.recordPath(for: collapsedPath(of: path, outer)).map { (new: $0, old: path) }
    }
    // Last to first, so that inserted children move no place that is still to be handled.
    for place in places.sorted(by: { $0.new > $1.new }) { open(place.old, at: place.new, &opened) }
    return opened
  }

  /// Inserts the children of a formerly expanded row below its successor.
  private func open(_ path: RowPath, at place: RowPath, _ opened: inout Opened) {
    guard let row = opened.groups[place.group].rows[place.row] else { return }
    var rows = RowList()
    var inner = RowExpansions()
    add(row, formerly: path, at: place, to: &rows, &inner)
    opened.groups[place.group].rows.insert(rows, at: place.row + 1)
    opened.expansions.shift(below: place, by: rows.count)
    for path in inner.paths { opened.expansions[path] = inner[path] }
  }

  /// Appends the children of a row that was expanded at a former path, and the children of those
  /// that were expanded too.
  private func add(
    _ row: any CellController, formerly path: RowPath, at place: RowPath,
    to rows: inout RowList, _ kept: inout RowExpansions
  ) {
    let start = rows.count
    let children = (row as? any ExpandableRow).map(read) ?? RowList()
    if !containsExpanded(in: path) {
      // As a whole, so that lazy children stay lazy.
      rows.append(children)
    } else {
      let former = formerlyExpanded(of: children, below: path)
      for position in 0..<children.count {
        guard let child = children[position] else { continue }
        rows.append(RowList([child]))
        let childPlace = RowPath(group: place.group, row: place.row + rows.count - start)
        if let path = former[position] {
          add(child, formerly: path, at: childPlace, to: &rows, &kept)
        }
      }
    }
    var expansion = expansions[path] ?? RowExpansions.Expansion()
    expansion.rowCount = rows.count - start
    kept[place] = expansion
  }

  /// Returns the former paths of the children of a row that were expanded, by position.
  ///
  /// A child without an identity is found by its place.
  private func formerlyExpanded(of children: RowList, below parent: RowPath) -> [Int: RowPath] {
    let rows = parent.row + 1..<parent.row + 1 + expansions.rowCount(of: parent)
    var inner = RowExpansions()
    for path in expansions.paths where path.group == parent.group && rows.contains(path.row) {
      inner[RowPath(group: 0, row: path.row - rows.lowerBound)] = expansions[path]
    }
    let group = TableGroup(rows: groups[parent.group].rows.slice(at: rows))
    let table = ExpandedTable(groups: [group], expansions: inner)
    let old = table.collapsed()
    let changes = TableDifference(from: old, to: [TableGroup(rows: children)]).changes
    let outer = table.outer
    let found = outer.compactMap { path in
      let place = table.collapsedPath(of: path, outer)
      let new =
        changes.recordPath(for: place)
        ?? (old[0].rows.rowID(at: place.row) == nil ? changes.newPath(for: place) : nil)
      return new.map { ($0.row, RowPath(group: parent.group, row: rows.lowerBound + path.row)) }
    }
    return Dictionary(found) { first, _ in first }
  }

  /// Returns whether one of the rows that belong to a row is expanded.
  private func containsExpanded(in path: RowPath) -> Bool {
    let end = path.row + expansions.rowCount(of: path)
    return expansions.paths.contains {
      $0.group == path.group && $0.row > path.row && $0.row <= end
    }
  }

  /// The expanded rows that belong to no other, in order.
  private var outer: [RowPath] { expansions.paths.filter { expansions.parent(of: $0) == nil } }

  // MARK: Without the children of expanded rows

  /// Returns the groups without the children of any expanded row.
  package func collapsed() -> [TableGroup] {
    var groups = groups
    for path in outer.reversed() {
      let rows = path.row + 1..<path.row + 1 + expansions.rowCount(of: path)
      groups[path.group].rows.replace(rows, with: RowList())
    }
    return groups
  }

  /// Returns the path of a row, or of the expanded row that it belongs to, without any children.
  package func pathWithoutChildren(_ path: RowPath) -> RowPath {
    let outer = outer
    let parent = outer.last { $0 < path && expansions.rows(of: $0).contains(path) }
    return collapsedPath(of: parent ?? path, outer)
  }

  private func collapsedPath(of path: RowPath, _ outer: [RowPath]) -> RowPath {
    let above = outer.filter { $0.group == path.group && $0.row < path.row }
    let hidden = above.reduce(0) { $0 + expansions.rowCount(of: $1) }
    return path.adding(rows: -hidden)
  }
}
