package import ListChanges

/// A group of a plain table: an id and the ids of its rows.
package struct ListedGroup: DiffableGroup, Equatable {
  package var groupID: String
  package var rows: [String]

  package init(groupID: String, rows: [String]) {
    self.groupID = groupID
    self.rows = rows
  }

  package var rowCount: Int { rows.count }

  package func rowIDs(in range: Range<Int>) -> ArraySlice<String> { rows[range] }
}

/// A plain table, to replay changes on.
package struct ListedTable: Equatable, CustomStringConvertible {
  package var groups: [ListedGroup]

  package init(_ groups: [ListedGroup]) {
    self.groups = groups
  }

  /// Reads `a:[1,2] b:[]`.
  package init(_ text: String) {
    groups = text.split(separator: "] ").map { part in
      let halves = part.split(separator: ":[", omittingEmptySubsequences: false)
      let rows = halves[1].split { $0 == "," || $0 == "]" }.map(String.init)
      return ListedGroup(groupID: String(halves[0]), rows: rows)
    }
  }

  package var description: String {
    groups.map { "\($0.groupID):[\($0.rows.joined(separator: ","))]" }.joined(separator: " ")
  }

  /// The paths of all rows.
  package var paths: [RowPath] {
    groups.indices.flatMap { group in
      groups[group].rows.indices.map { RowPath(group: group, row: $0) }
    }
  }

  package subscript(path: RowPath) -> String { groups[path.group].rows[path.row] }

  // MARK: Replaying

  /// Applies changes one by one: what leaves from the end, what comes from the start.
  ///
  /// `row` and `group` return insertions by new position; groups lack the rows that moved there.
  package mutating func replay(
    _ changes: TableChanges, row: (RowPath) -> String, group: (Int) -> ListedGroup
  ) {
    let moved = changes.movedRows.map { (row: self[$0.from], target: $0.to) }
    let leaving = changes.removedRows.flatMap { Array($0.paths) } + changes.movedRows.map(\.from)
    for path in leaving.sorted(by: >) { groups[path.group].rows.remove(at: path.row) }
    let movedGroups = changes.movedGroups.map { (group: groups[$0.from], target: $0.to) }
    let goneGroups = changes.removedGroups + changes.movedGroups.map(\.from)
    for index in goneGroups.sorted(by: >) { groups.remove(at: index) }
    let newGroups =
      movedGroups + changes.insertedGroups.map { (group: group($0), target: $0) }
    for (group, target) in newGroups.sorted(by: { $0.target < $1.target }) {
      groups.insert(group, at: target)
    }
    let inserted = changes.insertedRows.flatMap { $0.paths.map { (row: row($0), target: $0) } }
    for (row, target) in (inserted + moved).sorted(by: { $0.target < $1.target }) {
      groups[target.group].rows.insert(row, at: target.row)
    }
  }

  /// Applies changes that lead to a known table.
  package func replaying(_ changes: TableChanges, towards new: ListedTable) -> ListedTable {
    var table = self
    let targets = Set(changes.movedRows.map(\.to))
    table.replay(changes, row: { new[$0] }) { index in
      var group = new.groups[index]
      group.rows = group.rows.indices
        .filter { !targets.contains(RowPath(group: index, row: $0)) }.map { group.rows[$0] }
      return group
    }
    return table
  }
}

extension RowPath {
  /// A path in short.
  package static func at(_ group: Int, _ row: Int) -> RowPath {
    RowPath(group: group, row: row)
  }
}
