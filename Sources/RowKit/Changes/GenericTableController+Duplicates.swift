/// Reporting duplicate ids.
extension GenericTableController {
  /// Reports the diagnostics of a difference that the store has taken over.
  ///
  /// Groups of more than 4,096 rows are searched for duplicates between the next frames.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - formerRows: Returns the former rows of a group.
  func noteDuplicates(_ difference: TableDifference, formerRows: (Int) -> RowList) {
    for diagnostic in difference.diagnostics { note(.repair(diagnostic)) }
    duplicates.follow(difference, old: formerRows) { [store] group in
      store.group(at: group)?.rows ?? RowList()
    }
  }

  /// Searches a slice of the long groups for duplicate ids.
  ///
  /// Returns whether more remains.
  func lookForDuplicates() -> Bool {
    guard !duplicates.isFinished else { return false }
    if let diagnostic = duplicates.advance() { diagnostics.report(diagnostic) }
    return !duplicates.isFinished
  }
}
