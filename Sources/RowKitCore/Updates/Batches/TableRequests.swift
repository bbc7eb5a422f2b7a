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

  /// Returns the path of the first inserted row if the batch only inserts consecutive rows at valid
  /// positions, or `nil` otherwise.
  func insertionPath(groupCount: Int, rowCount: (Int) -> Int) -> RowPath? {
    guard let first = insertedRows.first, first.group >= 0, first.group < groupCount,
      first.row >= 0, first.row <= rowCount(first.group), removedRows.isEmpty, movedRows.isEmpty,
      reloadedRows.isEmpty, insertedGroups.isEmpty, removedGroups.isEmpty, movedGroups.isEmpty,
      reloadedGroups.isEmpty
    else { return nil }
    for (offset, path) in insertedRows.enumerated()
    where path.group != first.group || path.row != first.row + offset {
      return nil
    }
    return first
  }
}
