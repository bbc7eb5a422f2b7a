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
