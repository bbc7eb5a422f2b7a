extension TableBatch {
  /// The result of a batch: valid changes, and the positions of the inserted elements.
  package struct Resolution {
    /// The changes to the table.
    package let changes: TableChanges

    /// The inserted rows and their new paths, ascending.
    package let rows: [(path: RowPath, row: Row)]

    /// The inserted groups and their new positions, ascending.
    ///
    /// Rows that ``rows`` or a move puts into them are added to the rows that they contain.
    package let groups: [(position: Int, group: Group)]

    /// The new paths of rows to configure again, ascending.
    let reloadedRows: [RowPath]

    /// The new positions of groups to configure again, ascending.
    let reloadedGroups: [Int]

    /// One diagnostic for each request that could not be carried out exactly, ordered by position.
    let diagnostics: [TableDiagnostic]
  }
}
