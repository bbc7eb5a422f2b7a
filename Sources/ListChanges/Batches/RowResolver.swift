/// A resolver that turns a batch's requests for rows into valid changes.
@usableFromInline struct RowResolver {
  @usableFromInline private(set) var changes = TableChanges(unchanged: 0)

  /// The new paths of the inserted rows, in the order of the requests.
  @usableFromInline private(set) var targets: [RowPath] = []

  /// The diagnostics about repairs.
  @usableFromInline private(set) var diagnostics: [TableDiagnostic] = []

  private let requests: TableRequests
  private let groups: GroupResolution

  /// The numbers of rows of the inserted groups, by new position.
  private let broughtCounts: [Int: Int]
  private var counts: [Int: Int] = [:]
  private var removed: [RowPath] = []
  private var moves: [TableChanges.Move<RowPath>] = []
  private var reloads: [RowPath] = []

  /// Prepares to resolve requests.
  ///
  /// Reads the row counts of the old groups that they affect.
  @usableFromInline init(
    _ requests: TableRequests, _ groups: GroupResolution, _ broughtCounts: [Int: Int],
    _ rowCount: (Int) -> Int
  ) {
    self.requests = requests
    self.groups = groups
    self.broughtCounts = broughtCounts
    targets = requests.insertedRows
    let sources = requests.removedRows + requests.reloadedRows + requests.movedRows.map(\.from)
    var named = Set(sources.map(\.group))
    let newGroups = requests.insertedRows + requests.movedRows.map(\.to)
    for group in Set(newGroups.map { lastGroup(orBefore: $0.group) }) {
      if let old = groups.changes.oldPosition(for: group) { named.insert(old) }
    }
    for group in named where group >= 0 && group < groups.changes.oldCount {
      counts[group] = rowCount(group)
    }
  }

  /// Resolves all requests.
  @usableFromInline mutating func resolve(makesGroup: Bool) {
    resolveRemovals()
    resolveMoves()
    resolveReloads()
    place(makesGroup: makesGroup)
    reportMovedGroups()
  }

  /// The new paths of the rows to configure again, ascending.
  @usableFromInline var reloaded: [RowPath] { reloads.compactMap(changes.newPath).sorted() }

  // MARK: Old state

  private mutating func resolveRemovals() {
    var last: RowPath?
    for path in requests.removedRows.sorted() {
      if !isThere(path) {
        report(.rowRemovalOutOfBounds, path, .ignored)
      } else if path == last {
        report(.rowRemovedTwice, path, .removed)
      } else {
        removed.append(path)
      }
      last = path
    }
  }

  /// Resolves moves.
  ///
  /// If a row has several, the one with the highest target is used.
  private mutating func resolveMoves() {
    let gone = Set(removed)
    for move in requests.movedRows.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      if !isThere(move.from) || groups.changes.newCount == 0 {
        report(.rowMoveOutOfBounds, move.from, .ignored)
      } else if gone.contains(move.from) {
        report(.rowRemovedAndMoved, move.from, .removed)
      } else if moves.last?.from == move.from {
        report(.rowMovedTwice, move.from, .lastMove)
        moves[moves.count - 1] = move
      } else {
        moves.append(move)
      }
    }
    for move in moves where groups.changes.newPosition(for: move.from.group) == nil {
      report(.rowMovedFromRemovedGroup, move.from, .moved)
    }
  }

  private mutating func resolveReloads() {
    let (gone, moved) = (Set(removed), Set(moves.map(\.from)))
    for path in Set(requests.reloadedRows).sorted() {
      if !isThere(path) {
        report(.rowReloadOutOfBounds, path, .ignored)
      } else if gone.contains(path) {
        report(.rowRemovedAndReloaded, path, .removed)
      } else if moved.contains(path) {
        report(.rowReloadedAndMoved, path, .movedAndReloaded)
        reloads.append(path)
      } else if groups.changes.newPosition(for: path.group) == nil {
        report(.rowRemovedAndReloaded, path, .removed)
      } else {
        reloads.append(path)
      }
    }
    // A row that leaves a reloaded group isn't found there.
    let reloaded = Set(groups.reloaded)
    guard !reloaded.isEmpty else { return }
    reloads = Array(Set(reloads).union(moves.map(\.from).filter { reloaded.contains($0.group) }))
  }

  // MARK: New state

  /// Finds positions for all inserted and moved rows, group by group.
  private mutating func place(makesGroup: Bool) {
    let gone = removed + moves.map(\.from)
    let leaving = Dictionary(gone.map { ($0.group, 1) }, uniquingKeysWith: +)
    for (group, arrivals) in arrivals {
      let old = groups.changes.oldPosition(for: group)
      let stays = old.map { counts[$0, default: 0] - leaving[$0, default: 0] }
      let placement = Placement(
        count: stays ?? broughtCounts[group, default: 0],
        inserted: arrivals.insertions.map { Self.request(targets[$0]) },
        moved: arrivals.moves.map { Self.request(moves[$0].to) })
      report(placement, arrivals, in: group, makesGroup)
      settle(placement, arrivals, in: group)
    }
    changes = assembled
  }

  /// The changes.
  ///
  /// Rows of removed and inserted groups are not listed.
  private var assembled: TableChanges {
    let gone = removed.filter { groups.changes.newPosition(for: $0.group) != nil }
    let come = targets.filter { groups.changes.oldPosition(for: $0.group) != nil }
    return TableChanges(
      groups: groups.changes,
      removedRows: TableChanges.Rows.united(gone.map { TableChanges.Rows($0) }),
      insertedRows: TableChanges.Rows.united(come.map { TableChanges.Rows($0) }),
      movedRows: moves.sorted { $0.from < $1.from },
      arrivedRows: moves.sorted { $0.to < $1.to }
    ) { counts[$0, default: 0] }
  }

  /// The insertions and moves into each group.
  private var arrivals: [Int: Arrivals] {
    var arrivals: [Int: Arrivals] = [:]
    for index in targets.indices.sorted(by: { (targets[$0], $0) < (targets[$1], $1) }) {
      let group = lastGroup(orBefore: targets[index].group)
      arrivals[group, default: Arrivals()].insertions.append(index)
    }
    for (index, move) in moves.enumerated() {
      let group = lastGroup(orBefore: move.to.group)
      arrivals[group, default: Arrivals()].moves.append(index)
    }
    return arrivals
  }

  /// Stores the positions that were found.
  private mutating func settle(_ placement: Placement, _ arrivals: Arrivals, in group: Int) {
    for (index, row) in zip(arrivals.insertions, placement.inserted) {
      targets[index] = RowPath(group: group, row: row)
    }
    for (index, row) in zip(arrivals.moves, placement.moved) {
      moves[index].to = RowPath(group: group, row: row)
    }
  }

  // MARK: Diagnostics

  private mutating func report(
    _ placement: Placement, _ arrivals: Arrivals, in group: Int, _ makesGroup: Bool
  ) {
    for (index, trouble) in zip(arrivals.insertions, placement.insertedTroubles) {
      let path = targets[index]
      let isMade = makesGroup && path.group != RowPath.end
      let repair = isMade ? .madeGroup : repair(trouble, path, in: group)
      guard let repair else { continue }
      let isTaken = repair == .nextPlace
      report(isTaken ? .twoRowsToOnePath : .rowInsertionOutOfBounds, path, placement.count, repair)
    }
    for (index, trouble) in zip(arrivals.moves, placement.movedTroubles) {
      let path = moves[index].to
      if groups.changes.oldPosition(for: group) == nil {
        report(.rowMovedToInsertedGroup, path, placement.count, .moved)
      }
      guard let repair = repair(trouble, path, in: group) else { continue }
      let taken: TableDiagnostic.Code =
        trouble == .takenByInsertion ? .rowInsertedAndMoved : .twoRowsToOnePath
      report(repair == .nextPlace ? taken : .rowMoveOutOfBounds, path, placement.count, repair)
    }
  }

  /// Returns the repair that putting a row into a group required, or `nil` for none.
  private func repair(
    _ trouble: Placement.Trouble?, _ path: RowPath, in group: Int
  ) -> TableDiagnostic.Repair? {
    guard path.group == group || path.group == RowPath.end else { return .lastGroup }
    switch trouble {
    case _ where path.row == RowPath.end: return nil
    case .outOfBounds: return .appended
    case .taken, .takenByInsertion: return .nextPlace
    case nil: return nil
    }
  }

  /// Reports each moved group with changes inside once.
  private mutating func reportMovedGroups() {
    guard !groups.changes.moved.isEmpty else { return }
    let sources = Set((removed + reloads + moves.map(\.from)).map(\.group))
    let arrivals = Set((targets + moves.map(\.to)).map(\.group))
    for move in groups.changes.moved
    where sources.contains(move.from) || arrivals.contains(move.to) {
      diagnostics.append(
        TableDiagnostic(
          .groupMovedWithRowChanges, at: .group(move.from), count: groups.changes.oldCount,
          repair: .movedAndChanged))
    }
  }

  // MARK: Support

  /// The indices of the insertions and moves into a group.
  private struct Arrivals {
    var insertions: [Int] = []
    var moves: [Int] = []
  }

  /// Returns the group for a requested position in the new table.
  private func lastGroup(orBefore group: Int) -> Int {
    group < 0 || group >= groups.changes.newCount ? groups.changes.newCount - 1 : group
  }

  /// Returns the requested position in the path's group.
  ///
  /// Negative means the end.
  private static func request(_ path: RowPath) -> Int { path.group < 0 ? -1 : path.row }

  private func isThere(_ path: RowPath) -> Bool {
    path.row >= 0 && path.row < counts[path.group, default: 0]
  }

  private mutating func report(
    _ code: TableDiagnostic.Code, _ path: RowPath, _ repair: TableDiagnostic.Repair
  ) {
    report(code, path, counts[path.group, default: 0], repair)
  }

  private mutating func report(
    _ code: TableDiagnostic.Code, _ path: RowPath, _ count: Int, _ repair: TableDiagnostic.Repair
  ) {
    diagnostics.append(TableDiagnostic(code, at: .row(path), count: count, repair: repair))
  }
}
