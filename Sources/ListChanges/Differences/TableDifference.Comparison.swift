extension TableDifference {
  /// The work of one comparison.
  @usableFromInline struct Comparison<Group: DiffableGroup> {
    @usableFromInline let old: [Group]
    @usableFromInline let new: [Group]
    @usableFromInline let groups: PositionChanges
    @usableFromInline let matchesPlaces: Bool

    /// The number of duplicate rows found and the first of them.
    @usableFromInline var duplicates: (count: Int, first: RowPath?) = (0, nil)

    /// The edits of groups that are too long to search for duplicates.
    @usableFromInline var longGroups: [LongGroupEdits] = []

    /// The groups that stayed and have changes inside, ascending by old position.
    @usableFromInline var changed: [GroupDiff] = []

    /// Rows moved from one group to another, ascending by old path.
    @usableFromInline var travelled: [TableChanges.Move<RowPath>] = []

    @inlinable init(old: [Group], new: [Group], groups: PositionChanges, matchesPlaces: Bool) {
      self.old = old
      self.new = new
      self.groups = groups
      self.matchesPlaces = matchesPlaces
    }

    // MARK: Within groups

    /// Compares the rows of each group that stayed.
    @inlinable mutating func compareRows() {
      for run in groups.stayed {
        for offset in 0..<run.length { compareRows(run.old + offset, run.new + offset) }
      }
      for move in groups.moved { compareRows(move.from, move.to) }
      if !groups.moved.isEmpty { changed.sort { $0.old < $1.old } }
    }

    @inlinable mutating func compareRows(_ oldIndex: Int, _ newIndex: Int) {
      let (before, after) = (old[oldIndex], new[newIndex])
      // Checked first, so that groups that were never visible are never counted.
      guard !after.hasSameRows(as: before) else { return }
      let (gone, come, readsIDs) = middle(of: before, after)
      guard !gone.isEmpty || !come.isEmpty else { return }
      var group = GroupDiff(old: oldIndex, new: newIndex, middle: (gone, come))
      switch (before.rowIdentity, after.rowIdentity) {
      case (.ids, .ids):
        let difference = ListDifference(from: before, gone, to: after, come)
        group.take(difference)
        let isReported = countDuplicates(difference, of: after, in: group, readsIDs: readsIDs)
        noteLongGroup(group, before, after, isReported: isReported)
      case (let identity, let newIdentity):
        let arePlaced = identity == .positions && newIdentity == .positions
        group.take(
          RunDifference(
            old: gone, new: come, runs: after.commonRuns(in: come, with: before, in: gone),
            matchesPlaces: matchesPlaces && arePlaced, oldRows: before.knownRows,
            newRows: after.knownRows))
        noteLongGroup(group, before, after, isReported: false)
      }
      if !group.isUnchanged { changed.append(group) }
    }

    /// Returns the rows between the common ends, and whether identifiers were read to find them.
    @inlinable func middle(
      of before: Group, _ after: Group
    ) -> (old: Range<Int>, new: Range<Int>, readsIDs: Bool) {
      let known = after.commonEnds(with: before)
      let gone = known.leading..<before.rowCount - known.trailing
      let come = known.leading..<after.rowCount - known.trailing
      guard !gone.isEmpty, !come.isEmpty, before.rowIdentity == .ids, after.rowIdentity == .ids
      else { return (gone, come, false) }
      let ends = after.commonIDs(in: come, with: before, in: gone)
      return (
        gone.dropFirst(ends.leading).dropLast(ends.trailing),
        come.dropFirst(ends.leading).dropLast(ends.trailing), ends != (0, 0)
      )
    }

    // MARK: Duplicates

    /// Records the edits of a long group, for a later search for duplicates.
    @inlinable mutating func noteLongGroup(
      _ group: GroupDiff, _ before: Group, _ after: Group, isReported: Bool
    ) {
      guard max(before.rowCount, after.rowCount) > LongGroupEdits.limit else { return }
      let rows = group.hasIDs ? (removed: group.removed, inserted: group.inserted) : nil
      longGroups.append(
        LongGroupEdits(group: group.new, former: group.old, rows: rows, isReported: isReported))
    }

    /// Counts the duplicates that are found without additional work and returns whether there are
    /// any.
    @inlinable mutating func countDuplicates(
      _ difference: ListDifference, of after: Group, in group: GroupDiff, readsIDs: Bool
    ) -> Bool {
      guard !group.inserted.isEmpty else { return false }
      let former = duplicates.count
      let start = group.middle.new.lowerBound
      if after.rowCount <= LongGroupEdits.limit {
        let found = after.rowIDs(in: 0..<after.rowCount).withUnsafeBufferPointer { IDIndex($0) }
        addDuplicates(found.duplicates, found.firstDuplicate, of: group)
      } else if let first = difference.firstDuplicate {
        addDuplicates(difference.duplicates, first + start, of: group)
      } else if readsIDs, group.inserted.count == 1 {
        let row = group.inserted[0]
        addDuplicates(1, Self.twin(of: row, in: after).map { max(row, $0) }, of: group)
      }
      return duplicates.count > former
    }

    @inlinable mutating func addDuplicates(_ count: Int, _ first: Int?, of group: GroupDiff) {
      guard let first else { return }
      let path = RowPath(group: group.new, row: first)
      duplicates = (duplicates.count + count, min(duplicates.first ?? path, path))
    }

    /// Returns another row with the same identifier.
    ///
    /// Reads a thousand identifiers at a time, to limit memory.
    @inlinable static func twin(of row: Int, in group: Group) -> Int? {
      let id = group.rowIDs(at: [row])
      for start in stride(from: 0, to: group.rowCount, by: 1_000) {
        let ids = group.rowIDs(in: start..<min(start + 1_000, group.rowCount))
        for (offset, other) in ids.enumerated()
        where other == id.first && start + offset != row {
          return start + offset
        }
      }
      return nil
    }

    // MARK: Between groups

    /// Pairs rows removed from one group with rows of the same identifier inserted into another.
    @inlinable mutating func pairAcrossGroups() {
      guard mayTravel else { return }
      let (left, came) = (departed(), arrived())
      let targets = left.ids.withUnsafeBufferPointer { left in
        came.ids.withUnsafeBufferPointer { came in
          // The shorter list is indexed, because building an index costs more than looking up in it.
          left.count < came.count
            ? IDPairing(from: came, to: left).sources : IDPairing(from: left, to: came).targets
        }
      }
      for (source, target) in targets.enumerated() where target >= 0 {
        travelled.append(.init(from: left.paths[source], to: came.paths[Int(target)]))
      }
      let departures = Dictionary(grouping: travelled.lazy.map(\.from), by: \.group)
      let arrivals = Dictionary(grouping: travelled.lazy.map(\.to), by: \.group)
      for index in changed.indices {
        if let paths = departures[changed[index].old] { changed[index].depart(paths.map(\.row)) }
        if let paths = arrivals[changed[index].new] {
          changed[index].arrive(paths.map(\.row).sorted())
        }
      }
    }

    /// Whether rows were removed from one group and inserted into another.
    @inlinable var mayTravel: Bool {
      var sources = groups.removed.map { -1 - $0 }
      var targets = groups.inserted.map { old.count + $0 }
      for group in changed where group.hasIDs {
        if !group.removed.isEmpty { sources.append(group.old) }
        if !group.inserted.isEmpty { targets.append(group.old) }
      }
      guard !sources.isEmpty, !targets.isEmpty else { return false }
      return sources.count > 1 || targets.count > 1 || sources != targets
    }

    /// Returns the rows that left their groups, ascending.
    @inlinable func departed() -> (paths: [RowPath], ids: [Group.ID]) {
      var rows: [(path: RowPath, id: Group.ID)] = []
      for group in changed where group.hasIDs {
        for (row, id) in zip(group.removed, old[group.old].rowIDs(at: group.removed)) {
          rows.append((RowPath(group: group.old, row: row), id))
        }
      }
      for index in groups.removed { rows += Self.allRows(old[index], at: index) }
      rows.sort { $0.path < $1.path }
      return (rows.map(\.path), rows.map(\.id))
    }

    /// Returns the rows that arrived in their groups, ascending.
    @inlinable func arrived() -> (paths: [RowPath], ids: [Group.ID]) {
      var rows: [(path: RowPath, id: Group.ID)] = []
      for group in changed where group.hasIDs {
        for (row, id) in zip(group.inserted, new[group.new].rowIDs(at: group.inserted)) {
          rows.append((RowPath(group: group.new, row: row), id))
        }
      }
      for index in groups.inserted { rows += Self.allRows(new[index], at: index) }
      rows.sort { $0.path < $1.path }
      return (rows.map(\.path), rows.map(\.id))
    }

    @inlinable static func allRows(
      _ group: Group, at index: Int
    ) -> [(path: RowPath, id: Group.ID)] {
      guard case .ids = group.rowIdentity else { return [] }
      return group.rowIDs(in: 0..<group.rowCount).enumerated().map { row, id in
        (RowPath(group: index, row: row), id)
      }
    }

    // MARK: By position

    /// Pairs rows that are still without a counterpart with rows at the same position of their
    /// groups.
    @inlinable mutating func pairAlike() {
      guard matchesPlaces else { return }
      for index in changed.indices where changed[index].hasIDs {
        let (before, after) = (old[changed[index].old], new[changed[index].new])
        changed[index].pairAlike { after.isAlike($0, to: before) }
      }
    }

    // MARK: Result

    @inlinable var changes: TableChanges {
      var (removed, inserted) = ([TableChanges.Rows](), [TableChanges.Rows]())
      var replaced: [TableChanges.Rows] = []
      var (moved, arrived) = (travelled, travelled)
      let moveCount = changed.reduce(travelled.count) { $0 + $1.moveCount }
      moved.reserveCapacity(moveCount)
      arrived.reserveCapacity(moveCount)
      for group in changed {
        group.appendRemoved(to: &removed)
        group.appendMoved(to: &moved)
        group.appendReplaced(to: &replaced)
      }
      for group in groups.moved.isEmpty ? changed : changed.sorted(by: { $0.new < $1.new }) {
        group.appendInserted(to: &inserted)
        group.appendArrived(to: &arrived)
      }
      if !travelled.isEmpty {
        moved.sort { $0.from < $1.from }
        arrived.sort { $0.to < $1.to }
      }
      return TableChanges(
        groups: groups, removedRows: removed, insertedRows: inserted, movedRows: moved,
        arrivedRows: arrived, replacedRows: replaced
      ) { [old] in old[$0].rowCount }
    }
  }
}
