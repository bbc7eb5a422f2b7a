import RowKit
import RowKitTesting
import Testing

/// Tables with so many groups that changing one must not touch the others.
@MainActor struct ManyGroupsTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `groups and rows changed by position match arrays`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var model = (0..<120).map { [$0 * 1000] }
    let table = table(model)
    for step in 0..<80 {
      change(&model, table.controller, &random, 1_000_000 + step * 10)
      #expect(table.controller.groupCount == model.count)
      for (position, numbers) in model.enumerated() {
        let rows = table.controller.group(at: position)?.rows ?? []
        let found = (0..<rows.count).map { rows.rowID(at: $0) }
        #expect(found == numbers.map { RowID($0) }, "seed \(seed), step \(step), \(position)")
      }
      if step % 10 == 0 {
        table.press(["down", "pagedown", "end", "home", "up"][step / 10 % 5])
        table.expectConsistentDrawing("seed \(seed), step \(step)")
      }
      if step % 40 == 0 { #expect(table.controller.tableGroups.count == model.count) }
    }
  }

  @Test func `the window stands still while groups far away come, go and move`() {
    let table = table((0..<200).map { [$0] })
    table.controller.scrollToRow(at: RowPath(group: 100, row: 0))
    table.update()
    let before = table.content
    table.controller.insert(group([1000]), at: 3)
    table.controller.removeGroup(at: 190)
    table.controller.moveGroup(from: 5, to: 180)
    table.update()
    #expect(table.content == before)
    table.controller.removeGroup(at: 99, animation: .none)
    table.update()
    #expect(table.content == before.filter { $0 != "  row 99" } + ["  row 101"])
  }

  @Test func `rows appended to one group are shown, and the others are not asked`() {
    let table = table([[1], [2]])
    table.controller.changeRows(ofGroup: 0, animation: .none) { $0.append(NumberRow(10)) }
    table.update()
    table.expect(
      """
      > row 1
        row 10
        row 2
      """)
  }

  @Test func `a change among groups that share their rows is found at its place`() {
    let table = table([[1], [2], [3], [4], [5]])
    var changes: [TableChanges] = []
    var diagnostics: [TableDiagnostic] = []
    table.controller.onChange = { changes.append($0) }
    table.controller.onDiagnostic = { diagnostics.append($0) }
    table.controller.moveCursor(to: RowPath(group: 4, row: 0))
    var groups = table.controller.tableGroups
    groups[2].rows = RowList([3, 30, 30].map { NumberRow($0) })
    groups.insert(group([6]), at: 4)
    table.controller.tableGroups = groups
    table.update()
    #expect(changes.count == 1)
    #expect(changes.first?.insertedRows == [TableChanges.Rows(group: 2, rows: 1..<3)])
    #expect(changes.first?.insertedGroups == [4])
    #expect(changes.first?.newPath(for: RowPath(group: 4, row: 0)) == RowPath(group: 5, row: 0))
    #expect(table.cursor == RowPath(group: 5, row: 0))
    #expect(diagnostics.map(\.position) == [.row(RowPath(group: 2, row: 2))])
  }

  @Test(arguments: [1, 3])
  func `an inserted group is reported if a group that stayed has its id`(first: Int) {
    let table = TableDriver(TableGroup(), width: 14, height: 6)
    let stayed = [1, 9].map { TableGroup(id: RowID($0), rows: [NumberRow($0)]) }
    var diagnostics: [TableDiagnostic] = []
    table.controller.tableGroups = stayed
    table.controller.onDiagnostic = { diagnostics.append($0) }
    table.controller.tableGroups = [
      stayed[0], TableGroup(id: RowID(first), rows: [NumberRow(5)]), stayed[1],
    ]
    let isRepeated = first == 1
    #expect(diagnostics.map(\.code) == (isRepeated ? [.duplicateGroupIDs] : []))
    #expect(diagnostics.map(\.position) == (isRepeated ? [.group(1)] : []))
  }

  @Test func `changing the rows of a group keeps those that stay by their ids`() {
    let table = table([[1], [2, 3, 4]])
    let row = table.controller.context(at: RowPath(group: 1, row: 2))
    table.controller.moveCursor(to: RowPath(group: 1, row: 2))
    var changes: [TableChanges] = []
    table.controller.onChange = { changes.append($0) }
    table.controller.changeRows(ofGroup: 1) { rows in
      rows = RowList([4, 5, 2].map { NumberRow($0) })
    }
    table.update()
    #expect(row.path == RowPath(group: 1, row: 0) && table.cursor == row.path)
    #expect(changes.count == 1 && changes[0].moveCount == 1)
    #expect(changes.first?.removedRows.map(\.group) == [1])
  }

  @Test func `changing the rows of a group configures no rows of others`() {
    let rows = (1...3).map { NumberRow($0) }
    let table = TableDriver(TableGroup(), width: 14, height: 6)
    table.controller.tableGroups = rows.map { TableGroup(rows: [$0]) }
    table.update()
    let before = rows.map(\.configurations)
    table.controller.changeRows(ofGroup: 1) { $0 = RowList([NumberRow(20), NumberRow(2)]) }
    table.update()
    #expect([0, 2].allSatisfy { rows[$0].configurations == before[$0] })
    let words = table.content.prefix(4).map { $0.dropFirst(2) }
    #expect(words == ["row 1", "row 20", "row 2", "row 3"])
  }

  @Test func `ids that occur twice are reported where their group stands`() {
    let table = table([[1], [2]])
    var reports: [String] = []
    table.controller.onDiagnostic = { reports.append("\($0.code) \($0.position)") }
    table.controller.changeRows(ofGroup: 1) { $0.append(NumberRow(2)) }
    table.controller.changeRows(ofGroup: 7) { $0.append(NumberRow(3)) }
    #expect(reports == ["duplicateRowIDs row 1 of group 1", "groupChangeOutOfBounds group 7"])
  }

  @Test func `in a batch, a group's rows change after the changes by position`() {
    let table = table([[1], [2]])
    table.controller.performUpdates {
      table.controller.changeRows(ofGroup: 0) { $0.append(NumberRow(9)) }
      table.controller.insert(group([3]), at: 0)
      #expect(table.controller.group(at: 0)?.rows.count == 1)
    }
    table.update()
    let words = table.content.prefix(4).map { $0.dropFirst(2) }
    #expect(words == ["row 3", "row 9", "row 1", "row 2"])
  }

  @Test func `a table that was never shown has its groups changed too`() {
    let controller = GenericTableController()
    controller.changeRows(ofGroup: 0) { $0.append(NumberRow(1)) }
    #expect(controller.groupCount == 1 && controller.group(at: 0)?.rows.count == 1)
    #expect(controller.group(at: 1) == nil && controller.group(at: -1) == nil)
  }

  // MARK: Support

  private func table(_ numbers: [[Int]]) -> TableDriver {
    let table = TableDriver(TableGroup(), width: 14, height: 6)
    table.controller.tableGroups = numbers.map(group)
    table.update()
    return table
  }

  private func group(_ numbers: [Int]) -> TableGroup {
    TableGroup(rows: numbers.map { NumberRow($0) })
  }

  /// Makes a change to arrays, and the same to the table.
  private func change(
    _ model: inout [[Int]], _ table: GenericTableController, _ random: inout RandomNumbers,
    _ number: Int
  ) {
    let (group, other) = (random.below(model.count), random.below(model.count))
    switch random.below(6) {
    case 0:
      model.insert([number, number + 1], at: group)
      table.insert(self.group([number, number + 1]), at: group)
    case 1:
      model.remove(at: group)
      table.removeGroup(at: group)
    case 2:
      model.insert(model.remove(at: group), at: other)
      table.moveGroup(from: group, to: other)
    case 3:
      model[group].append(number)
      table.changeRows(ofGroup: group) { $0.append(NumberRow(number)) }
    case 4:
      model[group].insert(number, at: 0)
      table.insert([NumberRow(number)], at: RowPath(group: group, row: 0))
    default:
      moveRow(&model, table, from: group, to: other)
    }
  }

  /// Moves the first row of a group into another, while a group is inserted at the beginning.
  private func moveRow(
    _ model: inout [[Int]], _ table: GenericTableController, from group: Int, to other: Int
  ) {
    guard !model[group].isEmpty else { return }
    let number = model[group].removeFirst()
    model[other].insert(number, at: 0)
    model.insert([], at: 0)
    table.performUpdates {
      table.insert(self.group([]), at: 0)
      table.moveRow(
        from: RowPath(group: group, row: 0), to: RowPath(group: other + 1, row: 0))
    }
  }
}

/// A row with a number for an id.
private final class NumberRow: SelectableRow {
  let rowID: RowID?
  private let number: Int
  private(set) var configurations = 0

  init(_ number: Int) {
    self.number = number
    rowID = RowID(number)
  }

  func configure(_ cell: TableCell) {
    configurations += 1
    cell.text = "row \(number)"
  }

  func didSelect(_ row: RowContext) {}
}
