/// The groups of a table: the one truth about what is in it, shared by controller and view.
@MainActor final class TableStore {
  /// Makes the groups when they are first needed.
  var construct: () -> [TableGroup] = { [] }

  private var built: [TableGroup]?
  private var isBuilding = false

  /// The group whose rows were counted last: a table asks for one group again and again.
  private var counted: (group: Int, count: Int, shown: Int)?

  /// What is known of groups without rows and titles.
  private var empty = EmptyGroups()

  /// Whether the groups were made.
  var isBuilt: Bool { built != nil }

  /// The groups, made when they are first asked for; none while they are being made.
  var groups: [TableGroup] {
    get {
      build()
      return built ?? []
    }
    _modify {
      build()
      var groups = built ?? []
      // Empties the storage for the time of the change, so that the array has one owner and is
      // changed in place.
      built = []
      defer {
        built = groups
        forgetWhatIsKnown()
      }
      yield &groups
    }
    set {
      built = newValue
      forgetWhatIsKnown()
    }
  }

  private func build() {
    guard built == nil, !isBuilding else { return }
    isBuilding = true
    let groups = construct()
    isBuilding = false
    built = groups
  }

  /// Changes the rows of one group, and keeps what is known of the others.
  func changeRows(of group: Int, _ change: (inout RowList) -> Void) {
    build()
    guard built?.indices.contains(group) == true else { return }
    counted = nil
    empty.forget(group)
    if var rows = built?[group].rows {
      // Given up for the time of the change, so that it has one owner and is changed in place.
      built?[group].rows = RowList()
      change(&rows)
      built?[group].rows = rows
    }
  }

  /// Forgets the groups; the next use makes them anew.
  func clear() {
    built = nil
    forgetWhatIsKnown()
  }

  private func forgetWhatIsKnown() {
    counted = nil
    empty.forgetAll()
  }

  var groupCount: Int { groups.count }

  func rowCount(in group: Int) -> Int { count(group).count }

  /// How many rows of a group are not hidden.
  func shownRowCount(in group: Int) -> Int { count(group).shown }

  private func count(_ group: Int) -> (group: Int, count: Int, shown: Int) {
    if let counted, counted.group == group { return counted }
    let groups = groups
    let isThere = groups.indices.contains(group)
    let count = isThere ? groups[group].rows.count : 0
    let result = (group, count, isThere && groups[group].isCollapsed ? 0 : count)
    counted = result
    return result
  }

  /// Whether the rows of a group are hidden.
  func isCollapsed(_ group: Int) -> Bool {
    let groups = groups
    return groups.indices.contains(group) && groups[group].isCollapsed
  }

  /// Whether a group has a header by which a person hides its rows.
  func hasCollapsingHeader(_ group: Int) -> Bool {
    let groups = groups
    return groups.indices.contains(group) && groups[group].isCollapsible
      && header(of: group) != nil
  }

  func contains(_ path: RowPath) -> Bool {
    path.row >= 0 && path.row < rowCount(in: path.group)
  }

  func row(at path: RowPath) -> (any CellController)? {
    let groups = groups
    return groups.indices.contains(path.group) ? groups[path.group].rows[path.row] : nil
  }

  /// What stands above a group; nil when nothing does.
  func header(of group: Int) -> GroupTitle? {
    let groups = groups
    guard groups.indices.contains(group), let title = groups[group].header, !title.isEmpty else {
      return nil
    }
    return title
  }

  /// What stands below a group; nil when nothing does.
  func footer(of group: Int) -> GroupTitle? {
    let groups = groups
    guard groups.indices.contains(group), let title = groups[group].footer, !title.isEmpty else {
      return nil
    }
    return title
  }

  // MARK: Groups of which there is something to see

  /// The first group at or after a place that shows rows or a title; nil if there is none.
  func firstShownGroup(from start: Int) -> Int? {
    let groups = groups
    var group = max(0, start)
    while group < groups.count {
      if let run = empty.run(around: group) {
        group = run.upperBound
      } else if showsSomething(group) {
        break
      } else {
        let first = group
        repeat { group += 1 } while group < groups.count && !showsSomething(group)
        empty.note(first..<group)
      }
    }
    return group < groups.count ? group : nil
  }

  /// The last group before a place that shows rows or a title; nil if there is none.
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

  /// Whether a group shows rows or a title.
  private func showsSomething(_ group: Int) -> Bool {
    shownRowCount(in: group) > 0 || header(of: group) != nil || footer(of: group) != nil
  }
}
