extension TableBatch {
  /// What a batch comes down to: legal changes, and where everything handed over goes.
  struct Resolution {
    /// What becomes of the table.
    let changes: TableChanges

    /// The inserted rows and their new paths, ascending.
    let rows: [(path: RowPath, row: Row)]

    /// The inserted groups and their new positions, ascending; what ``rows`` or a move puts into them
    /// is added to the rows that they bring along.
    let groups: [(position: Int, group: Group)]

    /// The new paths of rows to configure again, ascending.
    let reloadedRows: [RowPath]

    /// The new positions of groups to configure again, ascending.
    let reloadedGroups: [Int]

    /// One report for every request that was not followed to the letter, ordered by position.
    let diagnostics: [TableDiagnostic]
  }
}
