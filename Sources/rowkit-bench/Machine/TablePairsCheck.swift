import RowKit

/// A check that sets the groups of a table and compares the new positions of its rows.
@MainActor final class TablePairsCheck {
  private let controller = GenericTableController()
  private var reports = 0
  private var rows: [Int: PairRow] = [:]

  init() {
    controller.onDiagnostic = { [weak self] _ in self?.reports += 1 }
  }

  /// Changes one table into another.
  ///
  /// Returns a problem, or `nil` if there is none.
  func violation(from old: NumberedTable, to new: NumberedTable) -> String? {
    controller.clearTableGroups()
    controller.tableGroups = groups(old)
    let contexts = contexts(old)
    reports = 0
    controller.tableGroups = groups(new)
    let targets = paths(new)
    for (number, context) in contexts where context.path != targets[number] {
      let place = context.path.map { "\($0)" } ?? "nowhere"
      return "\(old) → \(new): row \(number) went to \(place)"
    }
    if reports > 0 { return "\(old) → \(new): \(reports) repairs were reported" }
    return isRight(new) ? nil : "\(old) → \(new): the table is another one"
  }

  private func contexts(_ table: NumberedTable) -> [(Int, RowContext)] {
    paths(table).map { ($0.key, controller.context(at: $0.value)) }
  }

  private func paths(_ table: NumberedTable) -> [Int: RowPath] {
    var paths: [Int: RowPath] = [:]
    for (group, rows) in table.rows.enumerated() {
      for (row, number) in rows.enumerated() { paths[number] = RowPath(group: group, row: row) }
    }
    return paths
  }

  private func isRight(_ table: NumberedTable) -> Bool {
    let groups = controller.tableGroups
    return groups.map(\.id) == table.groups.map { RowID($0) }
      && zip(groups, table.rows).allSatisfy { group, rows in
        (0..<group.rows.count).map { group.rows.rowID(at: $0) } == rows.map { RowID($0) }
      }
  }

  private func groups(_ table: NumberedTable) -> [TableGroup] {
    zip(table.groups, table.rows).map { number, rows in
      TableGroup(id: RowID(number), rows: RowList(rows.map(row)))
    }
  }

  private func row(_ number: Int) -> PairRow {
    if let row = rows[number] { return row }
    let row = PairRow(number)
    rows[number] = row
    return row
  }
}

/// A row with a number as its identifier.
private final class PairRow: CellController {
  let rowID: RowID?

  init(_ number: Int) {
    rowID = RowID(number)
  }

  func configure(_ cell: TableCell) {}
}
