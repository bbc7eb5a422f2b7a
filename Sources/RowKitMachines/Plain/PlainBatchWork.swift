import RowKit

/// The state of a table while a batch is applied, with the old positions of its groups and rows.
struct PlainBatchWork {
  /// A row with its old path, which is `nil` for a new row.
  struct TaggedRow {
    var row: MachineRow
    var old: RowPath?
    var isMoved = false

    /// Whether the row was inserted, or moved by itself.
    var isArrival: Bool { old == nil || isMoved }
  }

  /// A group with its old position, which is `nil` for a new group.
  struct TaggedGroup {
    var group: MachineGroup
    var rows: [TaggedRow]
    var old: Int?
    var isMoved = false

    /// Whether rows occur more than once, which is reported for a new group.
    var rowsAreAmbiguous: Bool { MachineGroup(rows: rows.map(\.row)).hasDuplicates }
  }

  /// Whether a group had to be created for inserted rows.
  var madeGroup = false

  /// The groups: first in the old order, later in the new one.
  private(set) var groups: [TaggedGroup]

  private let before: MachineTable
  private var others: [TaggedGroup] = []
  private var movedGroups: [(element: TaggedGroup, place: Int)] = []
  private var moves: [(row: TaggedRow, to: RowPath)] = []
  private var changedGroups: Set<Int> = []
  private var targets: Set<Int> = []
  private var repairs = 0

  init(_ table: MachineTable) {
    before = table
    groups = table.groups.enumerated().map { position, group in
      let rows = group.rows.enumerated().map {
        TaggedRow(row: $1, old: RowPath(group: position, row: $0))
      }
      return TaggedGroup(group: group, rows: rows, old: position)
    }
  }

  // MARK: Sources

  /// Removes the rows and groups that are removed or moved, and marks reloaded rows.
  mutating func resolveSources(_ batch: PlainBatch) {
    let goneGroups = Set(batch.groupRemovals.filter(before.groups.indices.contains))
    let goneRows = Set(batch.removals.filter { before[$0] != nil })
    repairs += batch.groupRemovals.count - goneGroups.count
    repairs += batch.removals.count - goneRows.count
    repairs += (batch.groupReloads + batch.replacedPositions).count {
      !before.groups.indices.contains($0) || goneGroups.contains($0)
    }
    for position in Set(batch.groupReloads).subtracting(goneGroups)
    where before.groups.indices.contains(position) {
      reload(before.groups[position].rows.indices.map { RowPath(group: position, row: $0) })
    }
    resolveReloads(batch, goneRows, goneGroups)
    takeMoves(batch.moves, goneRows, goneGroups)
    changedGroups.formUnion(goneRows.map(\.group))
    for path in goneRows.sorted(by: >) {
      groups[path.group].rows.removeAll { $0.old == path }
    }
    takeGroupMoves(batch.groupMoves, goneGroups)
    others = groups.filter { group in
      group.old.map { !goneGroups.contains($0) } == true && !group.isMoved
    }
  }

  private mutating func resolveReloads(
    _ batch: PlainBatch, _ goneRows: Set<RowPath>, _ goneGroups: Set<Int>
  ) {
    let moving = Set(batch.moves.map(\.from))
    for path in batch.reloads {
      let isGone = goneRows.contains(path) || before[path] == nil
      if isGone || moving.contains(path) || goneGroups.contains(path.group) { repairs += 1 }
      guard !isGone else { continue }
      if !goneGroups.contains(path.group) || moving.contains(path) {
        changedGroups.insert(path.group)
      }
      reload([path])
    }
  }

  /// Gives stored rows another content, except for those that occur elsewhere, too.
  private mutating func reload(_ paths: [RowPath]) {
    for path in paths {
      let row = groups[path.group].rows[path.row].row
      guard !row.isLazy, before.paths(of: row.number).count == 1 else { continue }
      groups[path.group].rows[path.row].row.version += 1
    }
  }

  /// Takes moved rows out.
  ///
  /// If one row is moved repeatedly, the move with the last target counts.
  private mutating func takeMoves(
    _ requests: [(from: RowPath, to: RowPath)], _ gone: Set<RowPath>, _ goneGroups: Set<Int>
  ) {
    var targets: [RowPath: RowPath] = [:]
    for move in requests {
      if before[move.from] == nil || gone.contains(move.from) || targets[move.from] != nil {
        repairs += 1
      }
      guard before[move.from] != nil, !gone.contains(move.from) else { continue }
      targets[move.from] = max(move.to, targets[move.from] ?? move.to)
    }
    for (source, target) in targets.sorted(by: { $0.key < $1.key }) {
      let place = groups[source.group].rows.firstIndex { $0.old == source }
      guard let place else { continue }
      var row = groups[source.group].rows[place]
      row.isMoved = true
      groups[source.group].rows.remove(at: place)
      changedGroups.insert(source.group)
      moves.append((row, target))
      if goneGroups.contains(source.group) { repairs += 1 }
    }
  }

  private mutating func takeGroupMoves(_ requests: [(from: Int, to: Int)], _ gone: Set<Int>) {
    var targets: [Int: Int] = [:]
    for move in requests {
      let isThere = before.groups.indices.contains(move.from) && !gone.contains(move.from)
      if !isThere || targets[move.from] != nil { repairs += 1 }
      guard isThere else { continue }
      targets[move.from] = max(move.to, targets[move.from] ?? move.to)
    }
    for (source, target) in targets.sorted(by: { $0.key < $1.key }) {
      groups[source].isMoved = true
      movedGroups.append((groups[source], target))
    }
  }

  // MARK: Targets

  /// Inserts groups at their positions after the batch.
  mutating func placeGroups(_ insertions: [(group: MachineGroup, position: Int)]) {
    let placement = PlainPlacement(
      others,
      insertions: insertions.map { group, position in
        let rows = group.rows.map { TaggedRow(row: $0) }
        return (TaggedGroup(group: group, rows: rows), position)
      }, moves: movedGroups)
    groups = placement.list
    repairs += placement.troubles.insertions.count + placement.troubles.moves.count
  }

  /// Discards moves of rows if no groups are left.
  mutating func dropImpossibleMoves() {
    guard groups.isEmpty else { return }
    // The row disappears with its group, which counts as one repair.
    moves.removeAll()
  }

  /// Inserts rows at their positions after the batch.
  mutating func placeRows(_ insertions: [(row: MachineRow, path: RowPath)]) {
    let insertions = insertions.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }.map(\.element)
    for group in groups.indices {
      place(
        insertions.filter { self.group(of: $0.path) == group },
        moves.filter { self.group(of: $0.to) == group }, in: group)
    }
  }

  private mutating func place(
    _ insertions: [(row: MachineRow, path: RowPath)], _ moves: [(row: TaggedRow, to: RowPath)],
    in group: Int
  ) {
    guard !insertions.isEmpty || !moves.isEmpty else { return }
    targets.insert(group)
    let placement = PlainPlacement(
      groups[group].rows,
      insertions: insertions.map { (TaggedRow(row: $0.row), Self.place(of: $0.path)) },
      moves: moves.map { ($0.row, Self.place(of: $0.to)) })
    groups[group].rows = placement.list
    for (index, insertion) in insertions.enumerated()
    where madeGroup || insertion.path.group != group
      || placement.troubles.insertions.contains(index)
    {
      repairs += 1
    }
    for (index, move) in moves.enumerated() {
      if groups[group].old == nil { repairs += 1 }
      if move.to.group != group || placement.troubles.moves.contains(index) { repairs += 1 }
    }
  }

  private static func place(of path: RowPath) -> Int { path.group < 0 ? -1 : path.row }

  /// Returns the group of a path after the batch, or the last group if it doesn't exist.
  private func group(of path: RowPath) -> Int {
    groups.indices.contains(path.group) ? path.group : groups.count - 1
  }

  /// Counts a repair for each group that moves while its rows change.
  mutating func reportMovedGroups(_ batch: PlainBatch) {
    for (position, group) in groups.enumerated() where group.isMoved {
      let isChanged = group.old.map(changedGroups.contains) == true || targets.contains(position)
      if isChanged { repairs += 1 }
    }
  }

  /// The result of the batch.
  var change: MachineChange {
    var change = MachineChange(table: MachineTable())
    let doubtful = groups.count { $0.old == nil && $0.rowsAreAmbiguous }
    change.repairs = repairs...repairs + doubtful
    change.isExact = true
    for (position, tagged) in groups.enumerated() {
      var group = tagged.group
      group.rows = tagged.rows.map(\.row)
      change.table.groups.append(group)
      if let old = tagged.old { change.newGroup[old] = position }
      if let old = tagged.old, tagged.isMoved { change.movedGroups.insert(old) }
      for (place, row) in tagged.rows.enumerated() {
        guard let old = row.old else { continue }
        change.newPath[old] = RowPath(group: position, row: place)
        if row.isMoved || tagged.isMoved { change.moved.insert(old) }
        if row.isMoved { change.movedRows.insert(old) }
      }
    }
    change.removed = Set(before.paths).subtracting(change.newPath.keys)
    return change
  }
}
