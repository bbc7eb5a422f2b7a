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
package struct TableBatch<Row, Group> {
  private var requests = TableRequests()
  private var rows: [Row] = []
  private var groups: [Group] = []

  /// Creates a batch without requests.
  package init() {}

  /// Whether there are no requests.
  var isEmpty: Bool { requests.isEmpty }

  // MARK: Rows

  /// Requests the insertion of a row at a new path.
  package mutating func insertRow(_ row: Row, at path: RowPath) {
    requests.insertedRows.append(path)
    rows.append(row)
  }

  /// Requests the insertion of rows at consecutive new positions.
  mutating func insertRows(_ rows: [Row], at path: RowPath) {
    // Not for a few rows, because reserving exactly would copy all rows each time.
    if rows.count > self.rows.count {
      requests.insertedRows.reserveCapacity(requests.insertedRows.count + rows.count)
      self.rows.reserveCapacity(self.rows.count + rows.count)
    }
    for (offset, row) in rows.enumerated() {
      let (position, overflows) = path.row.addingReportingOverflow(offset)
      let isEnd = path.row < 0 || overflows
      insertRow(row, at: RowPath(group: path.group, row: isEnd ? -1 : position))
    }
  }

  /// Requests the removal of a row by its old path.
  package mutating func removeRow(at path: RowPath) {
    requests.removedRows.append(path)
  }

  /// Requests a move of a row from its old path to a new path.
  package mutating func moveRow(from source: RowPath, to target: RowPath) {
    requests.movedRows.append(.init(from: source, to: target))
  }

  /// Requests that a row be configured again, by its old path.
  mutating func reloadRow(at path: RowPath) {
    requests.reloadedRows.append(path)
  }

  /// Requests that dependent rows be removed and moved together with their parents.
  ///
  /// - Parameter belonging: Returns the old paths of the rows that belong to a row.
  /// - Returns: The rows that are removed with their parents.
  mutating func takeAlong(
    _ belonging: (RowPath) -> [RowPath]
  ) -> [(row: RowPath, parent: RowPath)] {
    var named = Set(requests.removedRows + requests.movedRows.map(\.from))
    var removed: [(row: RowPath, parent: RowPath)] = []
    for parent in requests.removedRows {
      for row in belonging(parent) where named.insert(row).inserted {
        removed.append((row, parent))
        removeRow(at: row)
      }
    }
    for parent in requests.movedRows {
      for (offset, row) in belonging(parent.from).enumerated() where named.insert(row).inserted {
        let (place, overflows) = parent.to.row.addingReportingOverflow(1 + offset)
        let isEnd = parent.to.row < 0 || overflows
        moveRow(from: row, to: RowPath(group: parent.to.group, row: isEnd ? -1 : place))
      }
    }
    return removed
  }

  // MARK: Groups

  /// Requests the insertion of a group at a new position.
  package mutating func insertGroup(_ group: Group, at position: Int) {
    requests.insertedGroups.append(position)
    groups.append(group)
  }

  /// Requests the removal of a group by its old position.
  package mutating func removeGroup(at position: Int) {
    requests.removedGroups.append(position)
  }

  /// Requests a move of a group from its old position to a new position.
  package mutating func moveGroup(from source: Int, to target: Int) {
    requests.movedGroups.append(.init(from: source, to: target))
  }

  /// Requests that all rows of a group be configured again, by its old position.
  mutating func reloadGroup(at position: Int) {
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
  package func resolve(
    groupCount: Int, rowCount: (Int) -> Int, groupRowCount: (Group) -> Int,
    makeGroup: () -> Group
  ) -> Resolution {
    if let path = requests.insertionPath(groupCount: groupCount, rowCount: rowCount) {
      return insertion(at: path, groupCount: groupCount, rowCount: rowCount)
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
  private func insertion(
    at path: RowPath, groupCount: Int, rowCount: (Int) -> Int
  ) -> Resolution {
    let inserted = TableChanges.Rows(group: path.group, rows: path.row..<path.row + rows.count)
    let changes = TableChanges(
      groups: ListChanges(unchanged: groupCount), removedRows: [], insertedRows: [inserted],
      movedRows: [], arrivedRows: [], rowCount: rowCount)
    return Resolution(
      changes: changes, rows: zip(requests.insertedRows, rows).map { (path: $0, row: $1) },
      groups: [], reloadedRows: [], reloadedGroups: [], diagnostics: [])
  }

  private func resolution(
    _ groups: GroupResolution, _ handedOver: [Group], _ resolver: RowResolver
  ) -> Resolution {
    Resolution(
      changes: resolver.changes,
      rows: zip(resolver.targets, rows).map { (path: $0, row: $1) }
        .sorted { $0.path < $1.path },
      groups: zip(groups.targets, handedOver).map { (position: $0, group: $1) }
        .sorted { $0.position < $1.position },
      reloadedRows: resolver.reloaded,
      reloadedGroups: groups.reloaded.compactMap(groups.changes.newPosition).sorted(),
      diagnostics: TableDiagnostic.sorted(groups.diagnostics + resolver.diagnostics))
  }
}
