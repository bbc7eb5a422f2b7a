/// Finds what became of the groups and rows of a table by their ids.
///
/// Groups are matched by id, then rows within the groups that stayed, then what is left over between
/// groups. A group that is known not to have changed is not looked at. With different ids the number
/// of moves is the least possible.
struct TableDifference {
  /// What became of the table.
  let changes: TableChanges

  /// Reports on ids that occur more than once: one for groups and one for rows at most.
  let diagnostics: [TableDiagnostic]

  /// What came and went in groups too long to be looked through for ids that occur more than once.
  let longGroups: [LongGroupEdits]

  /// Compares two states of a table.
  init<Group: DifferencedGroup>(from old: [Group], to new: [Group]) {
    let groupIDs = old.map(\.groupID)[...]
    let groups = ListDifference(from: groupIDs, to: new.map(\.groupID)[...])
    var comparison = Comparison(old: old, new: new, groups: groups.changes)
    comparison.compareRows()
    comparison.pairAcrossGroups()
    comparison.pairAlike()
    changes = comparison.changes
    longGroups = comparison.longGroups
    diagnostics = Self.diagnostics(groups, comparison.duplicates, new.count)
  }

  private static func diagnostics(
    _ groups: ListDifference, _ rows: (count: Int, first: RowPath?), _ groupCount: Int
  ) -> [TableDiagnostic] {
    var all: [TableDiagnostic] = []
    if let first = groups.firstDuplicate {
      all.append(
        TableDiagnostic(
          .duplicateGroupIDs, at: .group(first), count: groups.duplicates, repair: .toldApart))
    }
    if let first = rows.first {
      all.append(
        TableDiagnostic(
          .duplicateRowIDs, at: .row(first), count: rows.count, repair: .toldApart))
    }
    return all
  }
}
