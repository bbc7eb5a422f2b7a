/// Reporting diagnostics, and duplicate ids among them.
extension GenericTableController {
  /// Called when a change can't be carried out exactly.
  ///
  /// The default is `nil`: debug builds then show the screen's first diagnostic on its bottom line.
  /// The ids of a table are searched for duplicates only while diagnostics are received.
  public final var onDiagnostic: ((TableDiagnostic) -> Void)? {
    get { diagnostics.onDiagnostic }
    set {
      diagnostics.onDiagnostic = newValue
      duplicates.setHeard(diagnostics.isHeard)
    }
  }

  /// Reports the diagnostics of a difference that the store has taken over.
  ///
  /// Groups of more than 4,096 rows are searched for duplicates between the next frames.
  package func noteDuplicates(_ difference: TableDifference, formerRows: (Int) -> RowList) {
    for diagnostic in difference.diagnostics where !isAboutProperties(diagnostic) {
      note(.repair(diagnostic))
    }
    duplicates.follow(difference, old: formerRows) { [store] group in
      store.rows(of: group)
    }
  }

  /// Whether a diagnostic is about rows without ids that are bound to the same property, which is
  /// permitted.
  private func isAboutProperties(_ diagnostic: TableDiagnostic) -> Bool {
    guard diagnostic.code == .duplicateRowIDs, case .row(let path) = diagnostic.position,
      let row = store.group(at: path.group)?.rows.storedRow(at: path.row)
    else { return false }
    return row.rowID == nil
  }

  /// Examines some rows for duplicate ids and returns whether more remain.
  ///
  /// Before a table is shown for the first time, only few rows are examined.
  func lookForDuplicates() -> Bool {
    // Constructing the groups begins a search, which must not happen in the middle of one.
    store.build()
    if let diagnostic = duplicates.advance(in: { [store] in store.group(at: $0) }),
      !isAboutProperties(diagnostic)
    {
      diagnostics.report(diagnostic)
    }
    return !duplicates.takeRest() && !duplicates.isFinished
  }
}
