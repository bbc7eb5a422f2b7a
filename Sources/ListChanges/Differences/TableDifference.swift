/// A difference between the groups and rows of two states of a table, by identifier.
///
/// Groups are matched by identifier, then rows within the groups that stayed, then the remaining
/// rows between groups. A group that is known to be unchanged is not examined. With unique
/// identifiers the number of moves is minimal.
@usableFromInline package struct TableDifference {
  @usableFromInline package let changes: TableChanges

  /// Diagnostics about duplicate identifiers: at most one for groups and one for rows.
  @usableFromInline package let diagnostics: [TableDiagnostic]

  /// The edits of groups that are too long to search for duplicates.
  @usableFromInline package let longGroups: [LongGroupEdits]

  /// Compares two states of a table.
  ///
  /// - Parameters:
  ///   - old: The groups before.
  ///   - new: The groups after.
  ///   - matchesPlaces: Whether rows without a counterpart match others in their place.
  @inlinable package init<Group: DiffableGroup>(
    from old: [Group], to new: [Group], matchesPlaces: Bool = true
  ) {
    let groupIDs = old.map(\.groupID)[...]
    let groups = ListDifference(from: groupIDs, to: new.map(\.groupID)[...])
    var comparison = Comparison(
      old: old, new: new, groups: groups.changes, matchesPlaces: matchesPlaces)
    comparison.compareRows()
    comparison.pairAcrossGroups()
    comparison.pairAlike()
    changes = comparison.changes
    longGroups = comparison.longGroups
    diagnostics = Self.diagnostics(groups, comparison.duplicates, new.count)
  }

  init(changes: TableChanges, diagnostics: [TableDiagnostic], longGroups: [LongGroupEdits]) {
    self.changes = changes
    self.diagnostics = diagnostics
    self.longGroups = longGroups
  }

  @usableFromInline static func diagnostics(
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
