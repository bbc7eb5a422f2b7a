/// The groups of a table together with its expanded rows, so that replaced groups can take over
/// the expansions of the former ones.
@MainActor struct ExpandedTable {
  /// The groups, including the children of expanded rows.
  let groups: [TableGroup]

  /// The expanded rows.
  let expansions: RowExpansions

  /// Returns the children of a row.
  var read: (any ExpandableRow) -> RowList = { $0.childList }

  /// Groups together with the expanded rows in them.
  typealias Opened = (groups: [TableGroup], expansions: RowExpansions)

  /// Returns new groups with the rows that were expanded, and their expansions.
  ///
  /// A row keeps those of its children that are among the new groups, as after changes by position.
  /// A row without any, and every row of constructed groups, gets its children again. It is matched
  /// by comparing the new groups with the old ones without children.
  func carried(into newGroups: [TableGroup], _ areConstructed: Bool = false) -> Opened {
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
      var former = path.adding(rows: 1)
      for position in 0..<children.count {
        guard let child = children[position] else { continue }
        rows.append(RowList([child]))
        let childPlace = RowPath(group: place.group, row: place.row + rows.count - start)
        if expansions[former] != nil {
          add(child, formerly: former, at: childPlace, to: &rows, &kept)
        }
        former.row += 1 + expansions.rowCount(of: former)
      }
    }
    kept[place] = RowExpansions.Expansion(
      rowCount: rows.count - start, part: expansions[path]?.part ?? 0)
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
  func collapsed() -> [TableGroup] {
    var groups = groups
    for path in outer.reversed() {
      let rows = path.row + 1..<path.row + 1 + expansions.rowCount(of: path)
      groups[path.group].rows.replace(rows, with: RowList())
    }
    return groups
  }

  /// Returns the path of a row, or of the expanded row that it belongs to, without any children.
  func pathWithoutChildren(_ path: RowPath) -> RowPath {
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

/// The rows of a table that are shown: all of them, or the matches of a search.
///
/// Maps between the rows of the model and the rows on the screen. All paths are model paths.
struct Projection: Sendable {
  /// The rows that are shown, empty while all rows are.
  private var matches = MatchList()

  /// Whether all rows are shown.
  ///
  /// Stored apart from the matches, so that asking doesn't hold them: a second owner would make a
  /// search copy all its matches with the next one.
  private(set) var isEverything = true

  /// Shows only the given matches.
  mutating func narrow(to matches: MatchList) {
    (self.matches, isEverything) = (matches, false)
  }

  /// Shows all rows.
  mutating func showEverything() { (matches, isEverything) = (MatchList(), true) }

  /// Returns the first shown row of a group at or after a row, or `nil` if there is none.
  func firstRow(in group: Int, from row: Int, count: Int) -> Int? {
    if isEverything { return row < count ? max(0, row) : nil }
    let path = matches.first(from: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// Returns the last shown row of a group before a row, or `nil` if there is none.
  func lastRow(in group: Int, before row: Int, count: Int) -> Int? {
    if isEverything {
      let last = min(row, count) - 1
      return last >= 0 ? last : nil
    }
    let path = matches.last(before: RowPath(group: group, row: row))
    return path?.group == group ? path?.row : nil
  }

  /// Returns the first group at or after a group that shows anything, or `nil` if there is none.
  func firstGroup(from group: Int, count: Int) -> Int? {
    if isEverything { return group < count ? max(0, group) : nil }
    return matches.first(from: RowPath(group: group, row: 0))?.group
  }

  /// Returns the last group before a group that shows anything, or `nil` if there is none.
  func lastGroup(before group: Int, count: Int) -> Int? {
    if isEverything {
      let last = min(group, count) - 1
      return last >= 0 ? last : nil
    }
    return matches.last(before: RowPath(group: group, row: 0))?.group
  }
}
