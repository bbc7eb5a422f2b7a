/// The positions that a batch asks for.
struct TableRequests {
  var insertedRows: [RowPath] = []
  var removedRows: [RowPath] = []
  var movedRows: [TableChanges.Move<RowPath>] = []
  var reloadedRows: [RowPath] = []
  var insertedGroups: [Int] = []
  var removedGroups: [Int] = []
  var movedGroups: [TableChanges.Move<Int>] = []
  var reloadedGroups: [Int] = []
  var replacedGroups: [Int] = []

  var isEmpty: Bool {
    insertedRows.isEmpty && removedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
      && insertedGroups.isEmpty && removedGroups.isEmpty && movedGroups.isEmpty
      && reloadedGroups.isEmpty && replacedGroups.isEmpty
  }
}

/// The numbers of rows of groups that a batch brings: by new and by old position.
struct RowCounts {
  var inserted: [Int: Int] = [:]
  var replaced: [Int: Int] = [:]
}
