/// Recognizing records whose rows only their place matched.
extension GenericTableController {
  /// Returns changes in which rows created on demand are matched by identity if the table stores
  /// state of their records.
  ///
  /// Such a row is looked for at its former position, counted from the beginning and from the end
  /// of its group. It matches a row with the same id, or bound to the same property. The closures
  /// return the rows of a group before and after the changes.
  func recognizing(
    _ changes: TableChanges, from former: (Int) -> RowList?, to current: (Int) -> RowList?
  ) -> TableChanges {
    guard !changes.replacedRows.isEmpty else { return changes }
    var changes = changes
    for path in rememberedPaths where changes.recordPath(for: path) == nil {
      guard let old = former(path.group), !old.isStored,
        let group = changes.newGroup(for: path.group), let new = current(group),
        let key = formerKey(at: path, in: old)
      else { continue }
      let rows = [path.row, path.row + new.count - old.count]
      if let row = rows.first(where: { RowKey(new, at: $0) == key }) {
        changes.recognize(path, at: RowPath(group: group, row: row))
      }
    }
    recognizeEditedRow(in: &changes, from: former, to: current)
    return changes
  }

  /// Recognizes the edited row without an identity that was created again.
  ///
  /// It stands at its place in a group with as many rows as before, says the same, and has the value that
  /// was written last.
  private func recognizeEditedRow(
    in changes: inout TableChanges, from former: (Int) -> RowList?, to current: (Int) -> RowList?
  ) {
    guard let session = tableView.editSession, changes.recordPath(for: session.path) == nil,
      let path = changes.newPath(for: session.path), path.row == session.path.row,
      let old = former(session.path.group), let new = current(path.group),
      old.rowID(at: path.row) == nil, new.rowID(at: path.row) == nil, old.count == new.count,
      let row = new[path.row] as? any TextEditingRow, session.seemsToContinue(in: row)
    else { return }
    changes.recognize(session.path, at: path)
  }

  /// The paths of the rows for whose records the table stores state.
  private var rememberedPaths: [RowPath] {
    let edited = [tableView.editSession?.path, tableView.texts.endedSession?.path].compactMap { $0 }
    return edited + tableView.expansions.paths + tableView.selection
  }

  /// Returns the identity of a row at a path, which that of an element of the group precedes.
  package final func key(of row: any CellController, at path: RowPath) -> RowKey {
    store.rows(of: path.group).rowID(at: path.row).map { .id($0) } ?? RowKey(row)
  }

  private func formerKey(at path: RowPath, in rows: RowList) -> RowKey? {
    if !rows.knowsIDs, let row = editedRow(at: path) { return RowKey(row) }
    return RowKey(rows, at: path.row)
  }

  // MARK: Reporting

  /// Reports once that rows that take text were recreated without an identity.
  ///
  /// It looks at 64 of them at most.
  func noteRowsWithoutIdentity(_ changes: TableChanges) {
    guard !diagnostics.didReportIdentity, !changes.replacedRows.isEmpty else { return }
    for path in changes.replacedRows.lazy.flatMap(\.paths).prefix(64) {
      guard changes.recordPath(for: path) == nil, let new = changes.newPath(for: path),
        let rows = store.group(at: new.group)?.rows,
        let row = rows.storedRow(at: new.row) ?? editedRow(at: path),
        row is any TextEditingRow
      else { continue }
      diagnostics.didReportIdentity = true
      let count = changes.replacedRows.reduce(0) { $0 + $1.rows.count }
      return note(.rowsWithoutIdentity, at: .row(new), count: count, repair: .byPlace)
    }
  }

  /// The row at a path that was edited before the change.
  private func editedRow(at path: RowPath) -> (any CellController)? {
    tableView.editSession.flatMap { $0.path == path ? $0.row : nil }
  }
}

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
    duplicates.follow(difference, old: formerRows, new: store.rows(of:))
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
