/// A copy of the groups in which the requests that wait are carried out, so that the groups that are
/// read and assigned meanwhile contain their changes.
@MainActor package struct TablePreview {
  package typealias Change = (inout TablePreview) -> Void

  /// The copied groups.
  let store: TableStore

  /// The expanded rows in them, whose children move and leave with them.
  var expansions: RowExpansions

  /// The changes made to the copy.
  private var changes: [TableChanges] = []

  /// Creates a copy of groups with their expanded rows.
  init(store: TableStore, expansions: RowExpansions) {
    (self.store, self.expansions) = (store, expansions)
  }

  /// Returns the path of a row of the table in the copy, or `nil` if it was removed.
  func path(of row: RowContext) -> RowPath? {
    changes.reduce(row.path) { path, changes in path.flatMap { changes.newPath(for: $0) } }
  }

  private mutating func follow(_ changes: TableChanges) {
    expansions.follow(changes)
    self.changes.append(changes)
  }

  package mutating func replace(with groups: [TableGroup]) {
    follow(TableDifference(from: store.groups, to: groups, matchesPlaces: false).changes)
    store.groups = groups
  }

  /// Removes a row, if it exists.
  mutating func remove(_ row: RowContext) {
    guard let path = path(of: row) else { return }
    var batch = TableStore.Batch()
    batch.removeRow(at: path)
    _ = batch.takeAlong(expansions.paths(below:))
    apply(batch)
  }

  /// Inserts rows below a row, if it exists, and the rows that belong to it.
  mutating func insert(_ rows: [any CellController], below row: RowContext) {
    guard let path = path(of: row) else { return }
    var batch = TableStore.Batch()
    batch.insertRows(rows, at: expansions.end(of: path))
    apply(batch)
  }

  /// Collapses a row, if it exists and is expanded.
  mutating func collapse(_ row: RowContext) {
    guard let path = path(of: row), expansions[path] != nil else { return }
    let children = expansions.rows(of: path).rows
    changeRows(of: path.group) { $0.replace(children, with: RowList()) }
    expansions[path] = nil
  }

  /// Makes changes by position, which include those of rows that belong to others.
  @discardableResult
  mutating func apply(_ batch: TableStore.Batch) -> TableStore.Batch.Resolution {
    let resolution = store.resolve(batch)
    store.apply(resolution)
    follow(resolution.changes)
    return resolution
  }

  package mutating func changeRows(of group: Int, _ change: (inout RowList) -> Void) {
    changeGroup(at: group) { change(&$0.rows) }
  }

  /// Collapses or expands a group, if it exists.
  func setCollapsed(_ isCollapsed: Bool, group position: Int) {
    guard var group = store.group(at: position) else { return }
    group.collapse(isCollapsed)
    store.setGroup(group, at: position)
  }

  mutating func changeGroup(at position: Int, _ change: (inout TableGroup) -> Void) {
    guard let former = store.group(at: position) else { return }
    var group = former
    change(&group)
    let difference = TableDifference(from: former, to: group)
      .inTable(after: position, before: store.groupCount - position - 1) { _ in former.rows.count }
    store.setGroup(group, at: position)
    follow(difference.changes)
  }
}
