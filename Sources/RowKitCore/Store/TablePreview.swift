/// A copy of the groups in which the requests that wait are carried out, so that the groups that are
/// read and assigned meanwhile contain their changes.
@MainActor package struct TablePreview {
  /// A change to the copy.
  package typealias Change = (inout TablePreview) -> Void

  /// The copied groups.
  let store: TableStore

  /// The expanded rows in them, whose children move and leave with them.
  var expansions: RowExpansions

  /// Replaces all groups.
  mutating func replace(with groups: [TableGroup]) {
    if !expansions.isEmpty {
      let difference = TableDifference(from: store.groups, to: groups, matchesPlaces: false)
      expansions.follow(difference.changes)
    }
    store.groups = groups
  }

  /// Changes the rows of a group, if it exists.
  mutating func changeRows(of group: Int, _ change: (inout RowList) -> Void) {
    guard !expansions.isEmpty else { return store.changeRows(of: group, change) }
    changeGroup(at: group) { change(&$0.rows) }
  }

  /// Collapses or expands a group, if it exists.
  func setCollapsed(_ isCollapsed: Bool, group position: Int) {
    guard var group = store.group(at: position) else { return }
    group.collapse(isCollapsed)
    store.setGroup(group, at: position)
  }

  /// Changes a group, if it exists.
  mutating func changeGroup(at position: Int, _ change: (inout TableGroup) -> Void) {
    var groups = store.groups
    guard groups.indices.contains(position) else { return }
    change(&groups[position])
    replace(with: groups)
  }
}
