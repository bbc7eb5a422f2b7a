import RowKit

/// The result of a change to the plain model.
struct MachineChange {
  /// The table after the change.
  var table: MachineTable

  /// The new paths of rows, as far as they are certain.
  ///
  /// The new path of a row that is neither here nor in `removed` is uncertain.
  var newPath: [RowPath: RowPath] = [:]

  /// The rows that are certainly removed.
  var removed: Set<RowPath> = []

  /// The rows that nothing identifies, so that their state must not go to another row.
  var lost: Set<RowPath> = []

  /// Whether a group is collapsed after the change, or was between two changes.
  var hidesRows = false

  /// The old paths of rows that were moved or may have been moved.
  var moved: Set<RowPath> = []

  /// The old paths of rows that were moved by themselves.
  var movedRows: Set<RowPath> = []

  /// The old positions of groups that were moved.
  var movedGroups: Set<Int> = []

  /// Whether the results are certain for all groups and rows.
  var isExact = false

  /// Whether a group is collapsed or expanded, and nothing else.
  var onlyHides = false

  /// The new positions of groups, as far as they are certain.
  var newGroup: [Int: Int] = [:]

  /// The expected number of reported repairs.
  var repairs = 0...0

  /// Returns whether the new path of a row of the former table is uncertain.
  func isUncertain(in former: MachineTable) -> Bool {
    former.paths.contains { newPath[$0] == nil && !removed.contains($0) }
  }

  /// Returns the certain results of this change followed by another one.
  func followed(by next: MachineChange) -> MachineChange {
    var both = next
    both.newPath = newPath.compactMapValues { next.newPath[$0] }
    both.removed = removed.union(newPath.filter { next.removed.contains($0.value) }.keys)
    both.lost = lost.union(newPath.filter { next.lost.contains($0.value) }.keys)
    both.hidesRows = hidesRows || next.hidesRows
    both.moved = moved.union(newPath.filter { next.moved.contains($0.value) }.keys)
    both.newGroup = newGroup.compactMapValues { next.newGroup[$0] }
    both.repairs =
      repairs.lowerBound + next.repairs.lowerBound...repairs.upperBound + next.repairs.upperBound
    return both
  }

  /// Returns a change that leaves a table as it is.
  static func none(of table: MachineTable) -> MachineChange {
    var change = MachineChange(table: table)
    for path in table.paths { change.newPath[path] = path }
    for group in table.groups.indices { change.newGroup[group] = group }
    change.isExact = true
    return change
  }

  /// Returns a change that collapses or expands a group.
  static func collapsing(
    _ group: Int, _ isCollapsed: Bool, in table: MachineTable
  ) -> MachineChange {
    var change = none(of: table)
    change.table.groups[group].isCollapsed = isCollapsed
    change.hidesRows = isCollapsed
    change.onlyHides = true
    return change
  }

  /// Returns a change that constructs no other groups, which may be reported.
  static func keeping(_ table: MachineTable) -> MachineChange {
    var change = none(of: table)
    change.repairs = 0...1
    return change
  }

  /// Returns a change that discards all groups, so that nothing identifies the rows of others.
  static func clearing(_ table: MachineTable, to groups: [MachineGroup]) -> MachineChange {
    var change = MachineChange(table: MachineTable(groups: groups))
    change.lost = Set(table.paths)
    return change
  }
}
