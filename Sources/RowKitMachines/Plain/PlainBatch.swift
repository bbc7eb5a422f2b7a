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
  var replacements: [RowPath: MachineRow] = [:]
  var groupRemovals: [Int] = []
  var groupMoves: [(from: Int, to: Int)] = []
  var groupInsertions: [(group: MachineGroup, position: Int)] = []

  init(_ requests: [TableRequest]) {
    for request in requests { add(request) }
  }

  /// Returns the result of applying the changes to a table.
  func applied(to table: MachineTable) -> MachineChange {
    replacing(in: table).work(on: table).change
  }

  /// Returns a batch that removes each replaced row and inserts the new one where the other changes
  /// leave the former one.
  private func replacing(in table: MachineTable) -> PlainBatch {
    guard !replacements.isEmpty else { return self }
    var batch = self
    let groups = work(on: table).groups
    for (path, row) in replacements.sorted(by: { $0.key < $1.key }) where !removals.contains(path) {
      batch.removals.append(path)
      batch.moves.removeAll { $0.from == path }
      batch.reloads.remove(path)
      for (group, position) in zip(groups, 0...) {
        guard let place = group.rows.firstIndex(where: { $0.old == path }) else { continue }
        batch.insertions.append((row, RowPath(group: position, row: place)))
      }
    }
    return batch
  }

  /// Returns the table with all changes but replacements.
  private func work(on table: MachineTable) -> PlainBatchWork {
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
    return work
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
      replacements[path] = row
    case .reload(let paths): reloads.formUnion(paths)
    case .insertGroup(let group, let position, _): groupInsertions.append((group, position))
    case .removeGroup(let position, _): groupRemovals.append(position)
    case .moveGroup(let source, let target): groupMoves.append((source, target))
    }
  }
}
