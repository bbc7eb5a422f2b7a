/// The groups of a table: the one truth about what is in it, shared by controller and view.
@MainActor final class TableStore {
  /// Makes the groups when they are first needed.
  var construct: () -> [TableGroup] = { [] }

  private var built: [TableGroup]?

  /// Whether the groups were made.
  var isBuilt: Bool { built != nil }

  /// The groups, made when they are first asked for.
  var groups: [TableGroup] {
    get {
      if let built { return built }
      let groups = construct()
      built = groups
      return groups
    }
    _modify {
      if built == nil { built = construct() }
      var groups = built ?? []
      // Empties the storage for the time of the change, so that the array has one owner and is
      // changed in place.
      built = []
      defer { built = groups }
      yield &groups
    }
    set { built = newValue }
  }

  /// Forgets the groups; the next use makes them anew.
  func clear() {
    built = nil
  }

  var groupCount: Int { groups.count }

  func rowCount(in group: Int) -> Int {
    let groups = groups
    return groups.indices.contains(group) ? groups[group].rows.count : 0
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
}
