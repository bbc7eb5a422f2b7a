/// Reporting ids that occur more than once.
extension GenericTableController {
  /// Reports what a difference found that the store has taken over.
  ///
  /// In groups of more than 4,096 rows duplicates are looked for between the next frames.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - formerRows: Returns the rows of a group before it.
  func noteDuplicates(_ difference: TableDifference, formerRows: (Int) -> RowList) {
    for diagnostic in difference.diagnostics { note(.repair(diagnostic)) }
    duplicates.follow(difference, old: formerRows) { [store] group in
      store.group(at: group)?.rows ?? RowList()
    }
  }

  /// Looks at some rows of long groups for ids that occur more than once; returns whether there are
  /// more to look at.
  func lookForDuplicates() -> Bool {
    guard !duplicates.isFinished else { return false }
    if let diagnostic = duplicates.advance() { diagnostics.report(diagnostic) }
    return !duplicates.isFinished
  }
}
