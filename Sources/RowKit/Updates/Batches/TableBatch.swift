/// Changes of a table asked for by position, to be made together.
///
/// What is removed, moved away or reloaded is named by where it stood before the batch; what is
/// inserted and where something moves to, by where it shall stand after it. So the order of the
/// requests plays no part: only what is inserted at one and the same place stands in the order in
/// which it was asked for. Nothing asked for is an error: see ``resolve(groupCount:rowCount:groupRowCount:makeGroup:)``.
///
/// ```swift
/// var batch = TableBatch<any CellController, TableGroup>()
/// batch.removeRow(at: RowPath(group: 0, row: 4))
/// batch.insertRow(newContact, at: RowPath(group: 0, row: 0))
/// ```
struct TableBatch<Row, Group> {
  private var requests = TableRequests()
  private var rows: [Row] = []
  private var groups: [Group] = []

  /// Creates a batch without requests.
  init() {}

  /// Whether nothing was asked for.
  var isEmpty: Bool { requests.isEmpty }

  // MARK: Rows

  /// Asks for a row at a path of the table after the batch.
  mutating func insertRow(_ row: Row, at path: RowPath) {
    requests.insertedRows.append(path)
    rows.append(row)
  }

  /// Asks for rows at consecutive positions of the table after the batch.
  mutating func insertRows(_ rows: [Row], at path: RowPath) {
    for (offset, row) in rows.enumerated() {
      let (position, overflows) = path.row.addingReportingOverflow(offset)
      let isEnd = path.row < 0 || overflows
      insertRow(row, at: RowPath(group: path.group, row: isEnd ? -1 : position))
    }
  }

  /// Asks for the removal of a row of the table before the batch.
  mutating func removeRow(at path: RowPath) {
    requests.removedRows.append(path)
  }

  /// Asks for a row of the table before the batch to stand at a path of the one after it.
  mutating func moveRow(from source: RowPath, to target: RowPath) {
    requests.movedRows.append(.init(from: source, to: target))
  }

  /// Asks for a row of the table before the batch to be configured again.
  mutating func reloadRow(at path: RowPath) {
    requests.reloadedRows.append(path)
  }

  /// Asks for rows that belong to others to be removed and moved with them.
  ///
  /// - Parameter belonging: Gives the rows that belong to a row, all before the batch.
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

  /// Asks for a group at a position of the table after the batch.
  mutating func insertGroup(_ group: Group, at position: Int) {
    requests.insertedGroups.append(position)
    groups.append(group)
  }

  /// Asks for the removal of a group of the table before the batch.
  mutating func removeGroup(at position: Int) {
    requests.removedGroups.append(position)
  }

  /// Asks for a group of the table before the batch to stand at a position of the one after it.
  mutating func moveGroup(from source: Int, to target: Int) {
    requests.movedGroups.append(.init(from: source, to: target))
  }

  /// Asks for all rows of a group of the table before the batch to be configured again.
  mutating func reloadGroup(at position: Int) {
    requests.reloadedGroups.append(position)
  }

  // MARK: Resolving

  /// Makes legal changes of the requests, in O(requests × log requests).
  ///
  /// Insertions beyond an end append, groups beyond the last mean the last, what is not there is not
  /// removed, removals win over moves and reloads, and insertions over moves. An insertion is never
  /// dropped. Every repair is reported once.
  ///
  /// - Parameters:
  ///   - groupCount: The number of groups before the batch.
  ///   - rowCount: Gives the number of rows before the batch of a group that is named.
  ///   - groupRowCount: Gives the number of rows of a group that was handed over.
  ///   - makeGroup: Makes an empty group, should rows be inserted into a table without groups.
  /// - Returns: The changes, where everything handed over goes, and the reports.
  func resolve(
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

  /// What a batch comes down to that only inserts rows below one another where there is room:
  /// nothing needs to be resolved.
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
