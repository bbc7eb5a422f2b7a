import RowKit
import RowKitTesting
import Testing

@MainActor struct BatchTests {
  private typealias Request = (GenericTableController) -> Void

  @Test(arguments: 0..<24) func `the order of requests plays no part`(permutation: Int) {
    let table = TableDriver(.words(nil, count: 5), width: 12)
    let requests: [Request] = [
      { $0.removeRows(at: [RowPath(group: 0, row: 0)]) },
      { $0.insert([TextRowController("new")], at: RowPath(group: 0, row: 2)) },
      { $0.moveRow(from: RowPath(group: 0, row: 4), to: RowPath(group: 0, row: 0)) },
      { $0.insert(TableGroup("G", rows: []), at: 1) },
    ]
    table.controller.performUpdates {
      for request in Self.reordered(requests, permutation) { request(table.controller) }
    }
    table.update()
    table.expect(
      """
      > word 5
        word 2
        new
        word 3
        word 4
      G
      """)
  }

  @Test func `until a batch is over the table reads as before`() {
    let table = TableDriver(.words(nil, count: 2), width: 12)
    table.controller.performUpdates {
      table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
      table.controller.performUpdates {
        table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
      }
      #expect(table.controller.tableGroups[0].rows.count == 2)
    }
    #expect(table.controller.tableGroups[0].rows.isEmpty)
  }

  @Test func `assigning the groups within a batch replaces it and is reported once`() {
    let table = TableDriver(.words(nil, count: 2), width: 12)
    var reports: [TableDiagnostic.Code] = []
    table.controller.onDiagnostic = { reports.append($0.code) }
    table.controller.performUpdates {
      table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
      table.controller.tableGroups = [.words("G", count: 1)]
    }
    table.update()
    #expect(reports == [.groupsAssignedInBatch])
    table.expect(
      """
      G
      > word 1
      """)
  }

  @Test func `each repair gives one report`() {
    let table = TableDriver(.words(nil, count: 2), width: 12)
    var reports: [String] = []
    table.controller.onDiagnostic = { reports.append("\($0.code) \($0.position)") }
    table.controller.removeRows(at: [RowPath(group: 0, row: 7)])
    table.controller.insert([TextRowController("end")], at: RowPath(group: 4, row: 0))
    table.controller.moveGroup(from: 2, to: 0)
    table.controller.reloadRows(at: [RowPath(group: 0, row: -1)])
    #expect(
      reports == [
        "rowRemovalOutOfBounds row 7 of group 0", "rowInsertionOutOfBounds row 0 of group 4",
        "groupMoveOutOfBounds group 2", "rowReloadOutOfBounds row -1 of group 0",
      ])
    #expect(table.controller.tableGroups[0].rows.count == 3)
  }

  @Test func `the table may be changed while a repair is reported`() {
    let table = TableDriver(.words(nil, count: 6), width: 12, height: 9)
    var isTold = false
    table.controller.onDiagnostic = { [controller = table.controller] _ in
      isTold = true
      controller.insert([TextRowController("told")], at: RowPath(group: 0, row: 1))
    }
    table.controller.removeRows(
      at: [RowPath(group: 0, row: 99), RowPath(group: 0, row: 1)], animation: .none)
    table.update()
    #expect(isTold)
    table.expect(
      """
      > word 1
        told
        word 3
        word 4
        word 5
        word 6
      """)
  }

  @Test func `the rows of a group are configured again together`() {
    var word = "old"
    let rows = (0..<2).map { _ in SayingRow { word } as any CellController }
    let table = TableDriver(.words("A", count: 1), TableGroup("B", rows: rows), width: 12)
    word = "new"
    var reports: [TableDiagnostic.Code] = []
    table.controller.onDiagnostic = { reports.append($0.code) }
    table.controller.performUpdates {
      table.controller.reloadGroups(at: [1, 5])
      table.controller.moveGroup(from: 0, to: 1)
    }
    table.update()
    #expect(reports == [.groupReloadOutOfBounds])
    table.expect(
      """
      B
        new
        new
      A
      > word 1
      """)
  }

  @Test func `a row that leaves a reloaded group is configured again, too`() {
    var word = "old"
    let rows = (0..<3).map { _ in SayingRow { word } as any CellController }
    let table = TableDriver(.words("A", count: 2), TableGroup("B", rows: rows), width: 12)
    word = "new"
    // The row is in the middle of both groups, so that nothing else makes it look different.
    table.controller.performUpdates {
      table.controller.reloadGroups(at: [1])
      table.controller.moveRow(from: RowPath(group: 1, row: 1), to: RowPath(group: 0, row: 1))
    }
    table.update()
    table.expect(
      """
      A
      > word 1
        new
        word 2
      B
        new
        new
      """)
  }

  @Test func `rows with the same id stay, distinguished by order, with one report`() {
    let table = TableDriver(.words(nil, count: 1), width: 12)
    var reports: [TableDiagnostic.Code] = []
    table.controller.onDiagnostic = { reports.append($0.code) }
    let texts = ["one", "two", "three"]
    table.controller.tableGroups = [
      TableGroup(rows: texts.map { TextRowController($0, id: "same") })
    ]
    table.update()
    #expect(reports == [.duplicateRowIDs])
    table.expect(
      """
      > one
        two
        three
      """)
  }

  @Test func `one object may stand in a table twice`() {
    let row = TextRowController("twin")
    let table = TableDriver(TableGroup(rows: [row, TextRowController("other")]), width: 12)
    table.controller.tableGroups = [TableGroup(rows: [row, row])]
    table.update()
    table.controller.moveRow(from: RowPath(group: 0, row: 0), to: RowPath(group: 0, row: 1))
    table.update()
    table.expect(
      """
        twin
      > twin
      """)
  }

  @Test func `rows have their position in the group after any change`() {
    let rows = (1...3).map { PlaceRow("r\($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 16)
    table.controller.insert([PlaceRow("last")], at: RowPath(group: 0, row: 3))
    table.controller.removeRows(at: [RowPath(group: 0, row: 0)])
    table.update()
    table.expect(
      """
      > r2 top
        r3 middle
        last bottom
      """)
  }

  /// The elements in the order of a number.
  private static func reordered<Element>(_ elements: [Element], _ number: Int) -> [Element] {
    var (rest, number, all) = (elements, number, [Element]())
    while !rest.isEmpty {
      all.append(rest.remove(at: number % rest.count))
      number /= rest.count + 1
    }
    return all
  }
}

/// A row with a given text.
private final class SayingRow: CellController {
  private let word: () -> String

  init(_ word: @escaping () -> String) {
    self.word = word
  }

  func configure(_ cell: TableCell) {
    cell.text = word()
  }
}

/// A row that shows its index in its group.
private final class PlaceRow: CellController {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func configure(_ cell: TableCell) {
    cell.text = "\(text) \(cell.state.position)"
  }
}
