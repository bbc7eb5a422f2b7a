/// A small table of numbered groups and rows.
struct NumberedTable: Hashable {
  /// The numbers of the groups, in order.
  var groups: [Int]

  /// The numbers of the rows in each group.
  var rows: [[Int]]

  /// Returns all distributions of rows, in their order, over groups.
  static func all(_ rows: [Int], _ groups: [Int]) -> [NumberedTable] {
    distributions(rows[...], groups.count).map { NumberedTable(groups: groups, rows: $0) }
  }

  private static func distributions(_ rows: ArraySlice<Int>, _ count: Int) -> [[[Int]]] {
    if count == 0 { return rows.isEmpty ? [[]] : [] }
    if count == 1 { return [[Array(rows)]] }
    return (0...rows.count).flatMap { length in
      distributions(rows.dropFirst(length), count - 1).map { [Array(rows.prefix(length))] + $0 }
    }
  }

  /// Returns all lists up to a length that consist of some of the first numbers and of new ones.
  ///
  /// The new numbers are in order from 100.
  static func lists(of count: Int, upTo length: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { list in
        let unused = (0..<count).filter { !list.contains($0) }
        let new = 100 + list.count { $0 >= 100 }
        return (unused + [new]).map { (number: Int) -> [Int] in list + [number] }
      }
      all += last
    }
    return all
  }
}

// MARK: CustomStringConvertible

extension NumberedTable: CustomStringConvertible {
  var description: String {
    zip(groups, rows).map { "\($0):\($1)" }.joined(separator: " ")
  }
}
