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
  var groupReloads: [Int] = []
  var groupReplacements: [Int: MachineGroup] = [:]
  var replacedPositions: [Int] = []
  var collapses: [(group: Int, isCollapsed: Bool)] = []
  var edits: [(group: Int, edit: RowListEdit)] = []

  /// The number of group replacements that a later one of the same group makes needless.
  private var needlessReplacements = 0

  /// Whether there are changes after those by position.
  var hasOtherParts: Bool { !(groupReplacements.isEmpty && collapses.isEmpty && edits.isEmpty) }

  init(_ requests: [TableRequest]) {
    for request in requests { add(request) }
  }

  /// Returns the results of applying the changes to a table, in the order in which they are made.
  func applied(to table: MachineTable) -> [MachineChange] {
    let work = replacing(in: table).work(on: table)
    let positions = work.change.newGroup
    var changes = [work.change]
    changes[0].repairs = changes[0].repairs.moved(by: needlessReplacements)
    var last: MachineTable { changes[changes.count - 1].table }
    for (old, group) in groupReplacements.sorted(by: { $0.key < $1.key }) {
      guard let position = positions[old] else { continue }
      let group = keepingArrivals(at: position, of: work, in: last, group)
      changes.append(PlainDifference(last).replaced(position, with: group))
    }
    for collapse in collapses {
      guard let position = positions[collapse.group] else { continue }
      changes.append(.collapsing(position, collapse.isCollapsed, in: last))
    }
    for (group, edit) in edits { changes.append(PlainDifference(last).edited(group, edit)) }
    return changes
  }

  /// Returns the new content of a group with the rows that came into it, at their places.
  private func keepingArrivals(
    at position: Int, of work: PlainBatchWork, in table: MachineTable, _ group: MachineGroup
  ) -> MachineGroup {
    var group = group
    // Rows that stay in the table may have been reloaded.
    group.rows = group.rows.map { row in
      row.isLazy ? row : table.paths(of: row.number).first.flatMap { table[$0] } ?? row
    }
    for (place, row) in work.groups[position].rows.enumerated() where row.isArrival {
      group.rows.insert(row.row, at: min(place, group.rows.count))
    }
    return group
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
    case .reloadGroups(let positions, _): groupReloads += positions
    case .replaceGroup(let position, let group, _):
      if groupReplacements.updateValue(group, forKey: position) != nil {
        needlessReplacements += 1
      }
      replacedPositions.append(position)
    case .edit(let group, let edit, _): edits.append((group, edit))
    case .collapse(let group, let isCollapsed, _): collapses.append((group, isCollapsed))
    }
  }
}

extension ClosedRange<Int> {
  /// Returns the range with both ends increased by a number.
  func moved(by number: Int) -> ClosedRange<Int> {
    lowerBound + number...upperBound + number
  }
}
