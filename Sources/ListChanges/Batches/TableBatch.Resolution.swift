extension TableBatch {
  /// The result of a batch: valid changes, and the positions of the inserted elements.
  @usableFromInline package struct Resolution {
    @usableFromInline package let changes: TableChanges

    /// The inserted rows as runs of consecutive ones, ascending by new path.
    @usableFromInline package let runs: [(path: RowPath, rows: [Row])]

    /// The inserted rows and their new paths, ascending.
    @inlinable package var rows: [(path: RowPath, row: Row)] {
      runs.flatMap { run in
        run.rows.enumerated().map { (run.path.adding(rows: $0.offset), $0.element) }
      }
    }

    /// The inserted groups and their new positions, ascending.
    ///
    /// Rows that ``runs`` or a move puts into them are added to the rows that they contain.
    @usableFromInline package let groups: [(position: Int, group: Group)]

    /// The new paths of rows to configure again, ascending.
    @usableFromInline package let reloadedRows: [RowPath]

    /// The new positions of groups to configure again, ascending.
    @usableFromInline package let reloadedGroups: [Int]

    /// One diagnostic for each request that could not be carried out exactly, ordered by position.
    @usableFromInline package let diagnostics: [TableDiagnostic]

    @inlinable init(
      changes: TableChanges, runs: [(path: RowPath, rows: [Row])],
      groups: [(position: Int, group: Group)], reloadedRows: [RowPath], reloadedGroups: [Int],
      diagnostics: [TableDiagnostic]
    ) {
      self.changes = changes
      self.runs = runs
      self.groups = groups
      self.reloadedRows = reloadedRows
      self.reloadedGroups = reloadedGroups
      self.diagnostics = diagnostics
    }
  }
}

/// The positions in a batch's requests.
@usableFromInline struct TableRequests {
  @usableFromInline var insertedRows: [RowPath] = []
  @usableFromInline var removedRows: [RowPath] = []
  @usableFromInline var movedRows: [TableChanges.Move<RowPath>] = []
  @usableFromInline var reloadedRows: [RowPath] = []
  @usableFromInline var insertedGroups: [Int] = []
  @usableFromInline var removedGroups: [Int] = []
  @usableFromInline var movedGroups: [TableChanges.Move<Int>] = []
  @usableFromInline var reloadedGroups: [Int] = []

  @usableFromInline var isEmpty: Bool {
    insertedRows.isEmpty && removedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
      && insertedGroups.isEmpty && removedGroups.isEmpty && movedGroups.isEmpty
      && reloadedGroups.isEmpty
  }
}
