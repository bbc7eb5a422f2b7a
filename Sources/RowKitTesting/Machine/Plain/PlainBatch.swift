import RowKit

/// The reference for changes by position: removals and sources of moves are named in the table
/// before, insertions and targets in the table after, and what makes no sense is repaired.
struct PlainBatch {
  var removals: [RowPath] = []
  var moves: [(from: RowPath, to: RowPath)] = []
  var reloads: Set<RowPath> = []
  var insertions: [(row: MachineRow, path: RowPath)] = []
  var groupRemovals: [Int] = []
  var groupMoves: [(from: Int, to: Int)] = []
  var groupInsertions: [(group: MachineGroup, position: Int)] = []

  init(_ requests: [TableRequest]) {
    for request in requests { add(request) }
  }

  /// Makes the changes.
  func applied(to table: MachineTable) -> MachineChange {
    var work = PlainBatchWork(table)
    work.resolveSources(self)
    work.placeGroups(groupInsertions)
    if work.groups.isEmpty, !insertions.isEmpty {
      // Rows are never lost: a group is made for them.
      work = PlainBatchWork(table)
      work.madeGroup = true
      work.resolveSources(self)
      work.placeGroups(groupInsertions + [(MachineGroup(), 0)])
    }
    work.dropImpossibleMoves()
    work.placeRows(insertions)
    work.reportMovedGroups(self)
    return work.change
  }

  private mutating func add(_ request: TableRequest) {
    switch request {
    case .insert(let rows, let path, _):
      for (offset, row) in rows.enumerated() {
        let position = path.row < 0 ? -1 : path.row + offset
        insertions.append((row, RowPath(group: path.group, row: position)))
      }
    case .remove(let paths, _): removals += paths
    case .move(let source, let target): moves.append((source, target))
    case .replace(let path, let row, _):
      removals.append(path)
      insertions.append((row, path))
    case .reload(let paths): reloads.formUnion(paths)
    case .insertGroup(let group, let position, _): groupInsertions.append((group, position))
    case .removeGroup(let position, _): groupRemovals.append(position)
    case .moveGroup(let source, let target): groupMoves.append((source, target))
    }
  }
}
