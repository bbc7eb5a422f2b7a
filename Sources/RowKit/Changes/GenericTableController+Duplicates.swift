/// Reporting ids that occur more than once.
extension GenericTableController {
  /// Lets everything follow a difference that the store has taken over, and reports what it found.
  ///
  /// In groups of more than 4,096 rows duplicates are looked for between the next frames.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - animations: How rows come and go.
  ///   - reloaded: The rows to configure again though they stayed; nil for all in view.
  ///   - formerRows: Returns the rows of a group before it.
  func follow(
    _ difference: TableDifference, _ animations: ChangeAnimations,
    reloaded: Set<RowPath>? = nil, formerRows: (Int) -> RowList
  ) {
    for diagnostic in difference.diagnostics { diagnostics.report(diagnostic) }
    duplicates.follow(difference, old: formerRows) { [store] group in
      store.group(at: group)?.rows ?? RowList()
    }
    follow(difference.changes, animations, reloaded: reloaded)
  }

  /// Looks at some rows of long groups for ids that occur more than once; returns whether there are
  /// more to look at.
  func lookForDuplicates() -> Bool {
    guard !duplicates.isFinished else { return false }
    if let diagnostic = duplicates.advance() { diagnostics.report(diagnostic) }
    return !duplicates.isFinished
  }
}
