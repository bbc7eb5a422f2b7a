/// The groups of a table: the one truth about what is in it, shared by controller and view.
@MainActor final class TableStore {
  /// Makes the groups when they are first needed.
  var construct: () -> [TableGroup] = { [] }

  private var built: GroupList?
  private var isBuilding = false

  /// The group whose rows were counted last: a table asks for one group again and again.
  private var counted: (group: Int, count: Int, shown: Int)?

  /// What is known of groups without rows and titles.
  private var empty = EmptyGroups()

  /// Whether the groups were made.
  var isBuilt: Bool { built != nil }

  /// The groups, made when they are first asked for; none while they are being made.
  private var list: GroupList {
    if let built { return built }
    guard !isBuilding else { return GroupList([]) }
    isBuilding = true
    let list = GroupList(construct())
    isBuilding = false
    built = list
    return list
  }

  /// The groups as one array; after a change of groups by position it is made in O(groups), once.
  var groups: [TableGroup] {
    get { list.all }
    set {
      built = GroupList(newValue)
      forgetWhatIsKnown()
    }
  }

  /// Makes the groups if they were not made.
  func build() { _ = list }

  /// Whether the section index lists any group.
  var hasIndex: Bool { list.hasIndex }

  /// Returns a group; nil if there is none at this position.
  func group(at position: Int) -> TableGroup? {
    list.indices.contains(position) ? list[position] : nil
  }

  /// Puts another group in the place of one, or changes one, and keeps what is known of the others.
  func setGroup(_ group: TableGroup, at position: Int) {
    guard list.indices.contains(position) else { return }
    forget(position)
    list[position] = group
  }

  /// Changes the rows of one group, and keeps what is known of the others.
  func changeRows(of group: Int, _ change: (inout RowList) -> Void) {
    guard list.indices.contains(group) else { return }
    forget(group)
    list.changeRows(of: group, change)
  }

  /// Lets groups go, come and move; those that come are given in their order.
  func arrangeGroups(_ changes: ListChanges, inserted: [TableGroup]) {
    guard !changes.isEmpty else { return }
    list.arrange(changes, inserted: inserted)
    counted = nil
    empty.follow(changes)
  }

  /// Forgets the groups; the next use makes them anew.
  func clear() {
    built = nil
    forgetWhatIsKnown()
  }

  private func forget(_ group: Int) {
    counted = nil
    empty.forget(group)
  }

  private func forgetWhatIsKnown() {
    counted = nil
    empty.forgetAll()
  }

  /// How many groups there are.
  var groupCount: Int { list.count }

  func rowCount(in group: Int) -> Int { count(group).count }

  /// How many rows of a group are not hidden.
  func shownRowCount(in group: Int) -> Int { count(group).shown }

  /// Where a group stands, for reading without copying it; nil if there is none at this position.
  private func place(of group: Int) -> (groups: [TableGroup], index: Int)? {
    let list = list
    return list.indices.contains(group) ? list.place(of: group) : nil
  }

  private func count(_ group: Int) -> (group: Int, count: Int, shown: Int) {
    if let counted, counted.group == group { return counted }
    guard let (groups, index) = place(of: group) else { return (group, 0, 0) }
    let count = groups[index].rows.count
    let result = (group, count, groups[index].isCollapsed ? 0 : count)
    counted = result
    return result
  }

  /// Whether the rows of a group are hidden.
  func isCollapsed(_ group: Int) -> Bool {
    place(of: group).map { $0.groups[$0.index].isCollapsed } ?? false
  }

  /// Whether a group has a header by which a person hides its rows.
  func hasCollapsingHeader(_ group: Int) -> Bool {
    guard let (groups, index) = place(of: group), groups[index].isCollapsible else { return false }
    return header(of: group) != nil
  }

  func contains(_ path: RowPath) -> Bool {
    path.row >= 0 && path.row < rowCount(in: path.group)
  }

  func row(at path: RowPath) -> (any CellController)? {
    place(of: path.group).flatMap { $0.groups[$0.index].rows[path.row] }
  }

  /// The rows around one of which none takes the focus, known without making any; nil where that is
  /// not known.
  func rowsWithoutFocus(at path: RowPath) -> Range<Int>? {
    place(of: path.group).flatMap { $0.groups[$0.index].rows.rowsWithoutFocus(at: path.row) }
  }

  /// What stands above a group; nil when nothing does.
  func header(of group: Int) -> GroupTitle? {
    guard let (groups, index) = place(of: group), let title = groups[index].header, !title.isEmpty
    else { return nil }
    return title
  }

  /// What stands below a group; nil when nothing does.
  func footer(of group: Int) -> GroupTitle? {
    guard let (groups, index) = place(of: group), let title = groups[index].footer, !title.isEmpty
    else { return nil }
    return title
  }

  // MARK: Groups of which there is something to see

  /// The first group at or after a place that shows rows or a title; nil if there is none.
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
