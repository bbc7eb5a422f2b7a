/// Recognizing records whose rows only their place matched.
extension GenericTableController {
  /// Returns changes that know more: of the rows made on demand, those are looked at of which
  /// something is remembered.
  ///
  /// Such a row is looked for where it stood, counted from the beginning and from the end of its
  /// group. Only one with the same id, or bound to the same property, is taken for it.
  ///
  /// - Parameters:
  ///   - changes: What became of groups and rows.
  ///   - former: Returns the rows of a group before.
  ///   - current: Returns the rows of a group after.
  /// - Returns: The changes, with the rows that were recognized.
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
      if let row = rows.first(where: { GroupSnapshot.RowKey(new, at: $0) == key }) {
        changes.recognize(path, at: RowPath(group: group, row: row))
      }
    }
    return changes
  }

  /// The rows of which something is remembered that belongs to their records.
  private var rememberedPaths: [RowPath] {
    let edited = [tableView.editSession?.path, tableView.endedSession?.path].compactMap { $0 }
    return edited + tableView.expansions.paths + tableView.selection.prefix(256)
  }

  private func formerKey(at path: RowPath, in rows: RowList) -> GroupSnapshot.RowKey? {
    if rows.knowsIDs { return GroupSnapshot.RowKey(rows, at: path.row) }
    if let session = tableView.editSession, session.path == path {
      return GroupSnapshot.RowKey(session.row)
    }
    return GroupSnapshot.RowKey(rows, at: path.row)
  }

  // MARK: Reporting

  /// Reports, once, that rows which take text were made again and nothing tells which is which.
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
      return note(
        .repair(
          TableDiagnostic(.rowsWithoutIdentity, at: .row(new), count: count, repair: .byPlace)))
    }
  }

  /// The row at a path that was edited before the change.
  private func editedRow(at path: RowPath) -> (any CellController)? {
    guard let session = tableView.editSession, session.path == path else { return nil }
    return session.row
  }
}
