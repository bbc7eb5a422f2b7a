/// The result of a batch's requests for groups.
@usableFromInline struct GroupResolution {
  /// The changes to the groups.
  @usableFromInline private(set) var changes = PositionChanges(unchanged: 0)

  /// The new positions of the inserted groups, in the order of the requests.
  @usableFromInline private(set) var targets: [Int] = []

  /// The old positions of groups to configure again, ascending.
  @usableFromInline private(set) var reloaded: [Int] = []

  /// The diagnostics about repairs.
  @usableFromInline private(set) var diagnostics: [TableDiagnostic] = []

  private let count: Int

  /// Resolves the requests for groups of a table with a number of groups.
  @usableFromInline init(_ requests: TableRequests, groupCount: Int) {
    count = groupCount
    let removed = resolveRemovals(requests.removedGroups)
    let moves = resolveMoves(requests.movedGroups, removed)
    reloaded = resolveReloads(requests.reloadedGroups, removed)
    place(requests.insertedGroups, moves, removed)
  }

  private mutating func resolveRemovals(_ requests: [Int]) -> [Int] {
    var removed: [Int] = []
    for group in requests.sorted() {
      if !isThere(group) {
        report(.groupRemovalOutOfBounds, group, .ignored)
      } else if removed.last == group {
        report(.groupRemovedTwice, group, .removed)
      } else {
        removed.append(group)
      }
    }
    return removed
  }

  /// Returns the possible moves, ascending.
  ///
  /// If a group has several, the one with the highest target is used.
  private mutating func resolveMoves(
    _ requests: [TableChanges.Move<Int>], _ removed: [Int]
  ) -> [TableChanges.Move<Int>] {
    var moves: [TableChanges.Move<Int>] = []
    let gone = Set(removed)
    for move in requests.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      if !isThere(move.from) {
        report(.groupMoveOutOfBounds, move.from, .ignored)
      } else if gone.contains(move.from) {
        report(.groupRemovedAndMoved, move.from, .removed)
      } else if moves.last?.from == move.from {
        report(.groupMovedTwice, move.from, .lastMove)
        moves[moves.count - 1] = move
      } else {
        moves.append(move)
      }
    }
    return moves
  }

  private mutating func resolveReloads(_ requests: [Int], _ removed: [Int]) -> [Int] {
    var groups: [Int] = []
    let gone = Set(removed)
    for group in requests.sorted() {
      if !isThere(group) {
        report(.groupReloadOutOfBounds, group, .ignored)
      } else if gone.contains(group) {
        report(.groupRemovedAndReloaded, group, .removed)
      } else if groups.last != group {
        groups.append(group)
      }
    }
    return groups
  }

  private mutating func place(
    _ insertions: [Int], _ moves: [TableChanges.Move<Int>], _ removed: [Int]
  ) {
    let placement = Placement(
      count: count - removed.count - moves.count, inserted: insertions, moved: moves.map(\.to))
    for (request, trouble) in zip(insertions, placement.insertedTroubles)
    where request != RowPath.end {
      switch trouble {
      case .outOfBounds: report(.groupInsertionOutOfBounds, request, .appended)
      case .taken, .takenByInsertion: report(.twoGroupsToOnePosition, request, .nextPlace)
      case nil: break
      }
    }
    for (move, trouble) in zip(moves, placement.movedTroubles) {
      switch trouble {
      case .outOfBounds: report(.groupMoveOutOfBounds, move.to, .appended)
      case .taken: report(.twoGroupsToOnePosition, move.to, .nextPlace)
      case .takenByInsertion: report(.groupInsertedAndMoved, move.to, .nextPlace)
      case nil: break
      }
    }
    targets = placement.inserted
    let moved = zip(moves, placement.moved).map { TableChanges.Move(from: $0.from, to: $1) }
    let edits = ListEdits(removed: removed, inserted: targets.sorted(), moved: moved)
    changes = PositionChanges(oldCount: count, newCount: placement.count, edits: edits)
  }

  private func isThere(_ group: Int) -> Bool { group >= 0 && group < count }

  private mutating func report(
    _ code: TableDiagnostic.Code, _ group: Int, _ repair: TableDiagnostic.Repair
  ) {
    diagnostics.append(TableDiagnostic(code, at: .group(group), count: count, repair: repair))
  }
}
