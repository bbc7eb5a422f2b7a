package import RowKitTesting

extension ListedTable {
  /// Returns a table of up to 200 rows in up to four groups.
  ///
  /// - Parameters:
  ///   - random: The source of random numbers.
  ///   - duplicates: Whether several rows have the same id.
  /// - Returns: The table.
  package static func random(_ random: inout RandomNumbers, duplicates: Bool) -> ListedTable {
    let ids = (0..<200).map { duplicates ? "\($0 / 3)" : "\($0)" }
    var rows = ids
    if random.below(3) > 0 { rows.shuffle(using: &random) } else { rows.swapAt(3, 150) }
    rows = rows.filter { _ in random.below(5) > 0 }
    let names = ["a", "b", "c", "d"].shuffled(using: &random)[random.below(3)...]
    var cuts = (1..<names.count).map { _ in random.below(rows.count) }.sorted()
    cuts = [0] + cuts + [rows.count]
    return ListedTable(
      names.enumerated().map { index, name in
        ListedGroup(groupID: name, rows: Array(rows[cuts[index]..<cuts[index + 1]]))
      })
  }
}
