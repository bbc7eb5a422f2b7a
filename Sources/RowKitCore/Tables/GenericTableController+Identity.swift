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
    return changes
  }

  /// The paths of the rows for whose records the table stores state.
  private var rememberedPaths: [RowPath] {
    let edited = [tableView.editSession?.path, tableView.texts.endedSession?.path].compactMap { $0 }
    return edited + tableView.expansions.paths + tableView.selection.prefix(256)
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
