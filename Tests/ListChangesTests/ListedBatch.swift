import RowKitMachines

@testable import ListChanges

typealias ListedBatch = TableBatch<String, ListedGroup>

extension ListedBatch {
  /// Reads requests such as `D 0.2; I 0.0=x; M 0.1→1.0; SI 1 n:[5]; SM 0→2; SR 1`.
  init(requests: [String]) {
    self.init()
    for request in requests {
      let parts = request.split(separator: " ", maxSplits: 1).map(String.init)
      if parts[0].hasPrefix("S") {
        ask(parts[0], parts[1])
      } else {
        askRow(parts[0], parts[1])
      }
    }
  }

  private mutating func ask(_ verb: String, _ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let numbers = parts[0].split(separator: "→").compactMap { Int($0) }
    let group = parts.count > 1 ? ListedTable(parts[1]).groups.first : nil
    switch (verb, group) {
    case ("SD", _): removeGroup(at: numbers[0])
    case ("SI", let group?): insertGroup(group, at: numbers[0])
    case ("SM", _): moveGroup(from: numbers[0], to: numbers[1])
    default: reloadGroup(at: numbers[0])
    }
  }

  private mutating func askRow(_ verb: String, _ text: String) {
    let halves = text.split { $0 == "=" || $0 == "→" }.map(String.init)
    switch verb {
    case "D": removeRow(at: Self.path(halves[0]))
    case "I": insertRow(halves[1], at: Self.path(halves[0]))
    case "M": moveRow(from: Self.path(halves[0]), to: Self.path(halves[1]))
    default: reloadRow(at: Self.path(halves[0]))
    }
  }

  private static func path(_ text: String) -> RowPath {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return .at(numbers[0], numbers[1])
  }

  /// Resolves the batch for a plain table.
  func resolve(for table: ListedTable) -> Resolution {
    resolve(
      groupCount: table.groups.count, rowCount: { table.groups[$0].rows.count },
      groupRowCount: { $0.rows.count }, makeGroup: { ListedGroup(groupID: "made", rows: []) })
  }
}

extension ListedTable {
  /// The table after a resolved batch.
  func applying(_ resolution: ListedBatch.Resolution) -> ListedTable {
    let inserted = Dictionary(uniqueKeysWithValues: resolution.rows.map { ($0.path, $0.row) })
    let targets = Set(resolution.changes.movedRows.map(\.to))
    var table = self
    table.replay(resolution.changes, row: { inserted[$0] ?? "?" }) { position in
      var group = resolution.groups.first { $0.position == position }?.group
      for (path, row) in resolution.rows where path.group == position {
        let movedBefore = targets.filter { $0.group == position && $0.row < path.row }.count
        group?.rows.insert(row, at: path.row - movedBefore)
      }
      return group ?? ListedGroup(groupID: "?", rows: [])
    }
    return table
  }
}
