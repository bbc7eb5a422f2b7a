import RowKit

/// The reference implementation of changes by position.
///
/// Removals and the sources of moves refer to the table before the batch, insertions and targets to
/// the table after it. Invalid requests are repaired.
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

  /// Returns the result of applying the changes to a table.
  func applied(to table: MachineTable) -> MachineChange {
    var work = PlainBatchWork(table)
    work.resolveSources(self)
    work.placeGroups(groupInsertions)
    if work.groups.isEmpty, !insertions.isEmpty {
      // A group is created for the rows, which are never lost.
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
