/// All pairs of small tables with different ids, up to renaming of ids.
package enum TablePairs {
  /// All old tables of at most so many rows and groups.
  package static func starts(rows: Int, groups: Int) -> [ListedTable] {
    (0...rows).flatMap { rows in
      (0...groups).flatMap { groups in
        tables((0..<rows).map { "\($0)" }, (0..<groups).map { "G\($0)" })
      }
    }
  }

  /// Calls a closure with every new table of at most so many rows and groups, some of them those of
  /// an old one.
  package static func forEach(
    from old: ListedTable, rows: Int, groups: Int, _ body: (ListedTable) -> Void
  ) {
    let newLists = lists(of: old.paths.count, atMost: rows, fresh: "n")
    let newGroups = lists(of: old.groups.count, atMost: groups, fresh: "N")
    for ids in newGroups {
      let names = ids.map { Int($0) == nil ? $0 : "G\($0)" }
      for list in newLists { tables(list, names).forEach(body) }
    }
  }

  /// All lists of some of the first numbers and of fresh names, which are given in order.
  package static func lists(of count: Int, atMost length: Int, fresh: String) -> [[String]] {
    var all: [[String]] = [[]]
    var last: [[String]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { list in
        let unused = (0..<count).map(String.init).filter { !list.contains($0) }
        let name = fresh + "\(list.filter { $0.hasPrefix(fresh) }.count)"
        return (unused + [name]).map { list + [$0] }
      }
      all += last
    }
    return all
  }

  /// All ways to distribute rows, in their order, over groups.
  package static func tables(_ rows: [String], _ names: [String]) -> [ListedTable] {
    guard let name = names.first else { return rows.isEmpty ? [ListedTable([])] : [] }
    guard names.count > 1 else { return [ListedTable([ListedGroup(groupID: name, rows: rows)])] }
    return (0...rows.count).flatMap { count in
      tables(Array(rows[count...]), Array(names.dropFirst())).map { rest in
        ListedTable([ListedGroup(groupID: name, rows: Array(rows[..<count]))] + rest.groups)
      }
    }
  }
}
