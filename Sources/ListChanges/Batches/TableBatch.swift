/// A batch of table changes by position, applied together.
///
/// Removed, moved and reloaded rows are addressed by their positions before the batch; inserted
/// rows and move targets by their positions after it. The order of the requests is therefore
/// irrelevant, except that rows inserted at the same position keep the order of their requests. No
/// request is an error: see ``resolve(groupCount:rowCount:groupRowCount:makeGroup:)``.
///
/// ```swift
/// var batch = TableBatch<any CellController, TableGroup>()
/// batch.removeRow(at: RowPath(group: 0, row: 4))
/// batch.insertRow(newContact, at: RowPath(group: 0, row: 0))
/// ```
@usableFromInline package struct TableBatch<Row, Group> {
  @usableFromInline var requests = TableRequests()
  @usableFromInline var rows: [Row] = []
  @usableFromInline var groups: [Group] = []

  /// The consecutive rows that are the only request so far, or `nil` if there is none or another.
  ///
  /// They need no path for each row.
  @usableFromInline var run: (path: RowPath, rows: [Row])?

  /// Creates a batch without requests.
  @inlinable package init() {}

  /// Whether there are no requests.
  @inlinable package var isEmpty: Bool { run == nil && requests.isEmpty }

  // MARK: Rows

  /// Requests the insertion of a row at a new path.
  @inlinable package mutating func insertRow(_ row: Row, at path: RowPath) {
    insertRows([row], at: path)
  }

  /// Requests the insertion of rows at consecutive new positions.
  @inlinable package mutating func insertRows(_ rows: [Row], at path: RowPath) {
    guard !isEmpty else {
      run = rows.isEmpty ? nil : (path, rows)
      return
    }
    separateRun()
    append(rows, at: path)
  }

  /// Gives each row of a run its own path, because the run is no longer the only request.
  @inlinable mutating func separateRun() {
    guard let run else { return }
    self.run = nil
    append(run.rows, at: run.path)
  }

  @inlinable mutating func append(_ rows: [Row], at path: RowPath) {
    requests.insertedRows.append(
      contentsOf: rows.indices.lazy.map { TableBatch.path(path, movedBy: $0) })
    self.rows.append(contentsOf: rows)
  }

  /// Returns the path some rows below another, both of which may mean the end of the group.
  @inlinable static func path(_ path: RowPath, movedBy distance: Int) -> RowPath {
    let (position, overflows) = path.row.addingReportingOverflow(distance)
    return RowPath(group: path.group, row: path.row < 0 ? -1 : overflows ? .max : position)
  }

  /// Requests the removal of a row by its old path.
  @inlinable package mutating func removeRow(at path: RowPath) {
    separateRun()
    requests.removedRows.append(path)
  }

  /// Requests a move of a row from its old path to a new path.
  @inlinable package mutating func moveRow(from source: RowPath, to target: RowPath) {
    separateRun()
    requests.movedRows.append(.init(from: source, to: target))
  }

  /// Requests that a row be configured again, by its old path.
  @inlinable package mutating func reloadRow(at path: RowPath) {
    separateRun()
    requests.reloadedRows.append(path)
  }

  /// Requests that dependent rows be removed and moved together with their parents.
  ///
  /// - Parameter belonging: Returns the old paths of the rows that belong to a row.
  /// - Returns: The rows that are removed with their parents.
  @inlinable package mutating func takeAlong(
    _ belonging: (RowPath) -> [RowPath]
  ) -> [(row: RowPath, parent: RowPath)] {
    var named = Set(requests.removedRows + requests.movedRows.map(\.from))
    var removed: [(row: RowPath, parent: RowPath)] = []
    let parents =
      requests.removedRows.map { (row: $0, target: RowPath?.none) }
      + requests.movedRows.map { (row: $0.from, target: $0.to) }
    // Inner rows take their own rows first. Of several moves of a row, that to the highest position counts.
    let last = RowPath(group: .max, row: .max)
    for (parent, target) in parents.sorted(by: {
      ($0.row, $0.target ?? last) > ($1.row, $1.target ?? last)
    }) {
      let rows = belonging(parent).filter { named.insert($0).inserted }
      for (offset, row) in rows.enumerated() {
        if let target {
          moveRow(from: row, to: TableBatch.path(target, movedBy: 1 + offset))
        } else {
          removed.append((row, parent))
          removeRow(at: row)
        }
      }
    }
    return removed
  }

  /// Requests that rows be replaced where the other requests leave them.
  ///
  /// A row that another request removes isn't replaced. Replacing a missing row is reported as removing
  /// one.
  ///
  /// - Parameters:
  ///   - replacements: The new rows, by the old paths of the former ones.
  ///   - belonging: Returns the old paths of the rows that belong to a row, which are removed with it.
  ///   - contains: Returns whether there is a row at an old path.
  ///   - resolve: Returns the changes of a batch.
  @inlinable package mutating func replaceRows(
    _ replacements: [RowPath: Row], belonging: (RowPath) -> [RowPath],
    contains: (RowPath) -> Bool, resolve: (Self) -> TableChanges
  ) {
    guard !replacements.isEmpty else { return }
    separateRun()
    let gone = Set(requests.removedRows)
    let replacements = replacements.filter { !gone.contains($0.key) }
    for path in replacements.keys {
      for row in belonging(path) where !gone.contains(row) && replacements[row] == nil {
        requests.movedRows.removeAll { $0.from == row }
        removeRow(at: row)
      }
    }
    let changes = resolve(self)
    requests.movedRows.removeAll { replacements[$0.from] != nil }
    requests.reloadedRows.removeAll { replacements[$0] != nil }
    for (path, row) in replacements.sorted(by: { $0.key < $1.key }) {
      removeRow(at: path)
      guard contains(path), let place = changes.newPath(for: path) else { continue }
      insertRow(row, at: place)
    }
  }

  // MARK: Groups

  /// Requests the insertion of a group at a new position.
  @inlinable package mutating func insertGroup(_ group: Group, at position: Int) {
    separateRun()
    requests.insertedGroups.append(position)
    groups.append(group)
  }

  /// Requests the removal of a group by its old position.
  @inlinable package mutating func removeGroup(at position: Int) {
    separateRun()
    requests.removedGroups.append(position)
  }

  /// Requests a move of a group from its old position to a new position.
  @inlinable package mutating func moveGroup(from source: Int, to target: Int) {
    separateRun()
    requests.movedGroups.append(.init(from: source, to: target))
  }

  /// Requests that all rows of a group be configured again, by its old position.
  @inlinable package mutating func reloadGroup(at position: Int) {
    separateRun()
    requests.reloadedGroups.append(position)
  }

  // MARK: Resolving

  /// Returns valid changes for the requests, in O(requests × log requests).
  ///
  /// Insertions beyond the end append. Groups beyond the last one mean the last one. Removing a
  /// missing row or group does nothing. Removals take precedence over moves and reloads, and
  /// insertions over moves. An insertion is never dropped. Every repair is reported once.
  ///
  /// - Parameters:
  ///   - groupCount: The number of groups before the batch.
  ///   - rowCount: Returns the number of rows of an old group.
  ///   - groupRowCount: Returns the number of rows of an inserted group.
  ///   - makeGroup: Creates an empty group, in case rows are inserted into a table without groups.
  /// - Returns: The changes, the positions of inserted elements, and the diagnostics.
  @inlinable package func resolve(
    groupCount: Int, rowCount: (Int) -> Int, groupRowCount: (Group) -> Int,
    makeGroup: () -> Group
  ) -> Resolution {
    if let run {
      if (0..<groupCount).contains(run.path.group),
        (0...rowCount(run.path.group)).contains(run.path.row)
      {
        return insertion(of: run.rows, at: run.path, groupCount: groupCount, rowCount: rowCount)
      }
      var batch = self
      batch.separateRun()
      return batch.resolve(
        groupCount: groupCount, rowCount: rowCount, groupRowCount: groupRowCount,
        makeGroup: makeGroup)
    }
    var (requests, handedOver) = (requests, groups)
    var groups = GroupResolution(requests, groupCount: groupCount)
    let lacksGroup = groups.changes.newCount == 0 && !rows.isEmpty
    if lacksGroup {
      requests.insertedGroups.append(0)
      handedOver.append(makeGroup())
      groups = GroupResolution(requests, groupCount: groupCount)
    }
    var broughtCounts: [Int: Int] = [:]
    for (target, group) in zip(groups.targets, handedOver) {
      broughtCounts[target] = groupRowCount(group)
    }
    var resolver = RowResolver(requests, groups, broughtCounts, rowCount)
    resolver.resolve(makesGroup: lacksGroup)
    return resolution(groups, handedOver, resolver)
  }

  /// Returns the result of a batch that only inserts consecutive rows at valid positions, which
  /// requires no resolution.
  @inlinable func insertion(
    of rows: [Row], at path: RowPath, groupCount: Int, rowCount: (Int) -> Int
  ) -> Resolution {
    let inserted = TableChanges.Rows(group: path.group, rows: path.row..<path.row + rows.count)
    let changes = TableChanges(
      groups: PositionChanges(unchanged: groupCount), removedRows: [], insertedRows: [inserted],
      movedRows: [], arrivedRows: [], rowCount: rowCount)
    return Resolution(
      changes: changes, runs: [(path, rows)],
      groups: [], reloadedRows: [], reloadedGroups: [], diagnostics: [])
  }

  /// Returns the inserted rows as runs of consecutive ones.
  @inlinable func runs(at targets: [RowPath]) -> [(path: RowPath, rows: [Row])] {
    var runs: [(path: RowPath, rows: [Row])] = []
    for (path, row) in zip(targets, rows).sorted(by: { $0.0 < $1.0 }) {
      // Without keeping the last run, which would be copied with each row.
      let next = runs.last.map { $0.path.adding(rows: $0.rows.count) }
      if next == path {
        runs[runs.count - 1].rows.append(row)
      } else {
        runs.append((path, [row]))
      }
    }
    return runs
  }

  @inlinable func resolution(
    _ groups: GroupResolution, _ handedOver: [Group], _ resolver: RowResolver
  ) -> Resolution {
    Resolution(
      changes: resolver.changes,
      runs: runs(at: resolver.targets),
      groups: zip(groups.targets, handedOver).map { (position: $0, group: $1) }
        .sorted { $0.position < $1.position },
      reloadedRows: resolver.reloaded,
      reloadedGroups: groups.reloaded.compactMap(groups.changes.newPosition).sorted(),
      diagnostics: TableDiagnostic.sorted(groups.diagnostics + resolver.diagnostics))
  }
}
