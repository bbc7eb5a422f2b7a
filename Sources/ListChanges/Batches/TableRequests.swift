/// The positions in a batch's requests.
struct TableRequests {
  var insertedRows: [RowPath] = []
  var removedRows: [RowPath] = []
  var movedRows: [TableChanges.Move<RowPath>] = []
  var reloadedRows: [RowPath] = []
  var insertedGroups: [Int] = []
  var removedGroups: [Int] = []
  var movedGroups: [TableChanges.Move<Int>] = []
  var reloadedGroups: [Int] = []

  var isEmpty: Bool {
    insertedRows.isEmpty && removedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
      && insertedGroups.isEmpty && removedGroups.isEmpty && movedGroups.isEmpty
      && reloadedGroups.isEmpty
  }
}
