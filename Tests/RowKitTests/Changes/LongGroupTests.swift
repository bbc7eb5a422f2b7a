import RowKitTesting
import Testing

import RowKit
@testable import RowKitCore

/// Groups with so many rows that duplicate ids are searched for between frames.
@MainActor struct LongGroupTests {
  private let rows = (0..<6000).map { LongRow(RowID($0)) }

  @Test func `groups that are as long as numbers go are counted and changed together`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = (0..<3).map { _ in
      TableGroup(rows: RowList(0..<Int.max) { .text("row \($0)") })
    }
    let driver = ScreenDriver(table)
    driver.press("end", "home", "pagedown", "/", "escape")
    #expect(driver.content.contains("> row 9"))
    table.insert([.text("last")], at: RowPath(group: 2, row: .max))
    table.moveRow(from: RowPath(group: 0, row: 5), to: RowPath(group: 1, row: .max))
    driver.press("end")
    #expect(driver.content.last == "> last")
    #expect(table.tableGroups[1].rows.count == (1 << 48) + 1)
  }

  @Test func `the cursor follows a row made on demand when rows come in between all others`() {
    let table = GenericTableController(title: "Rows")
    func group(_ numbers: some RandomAccessCollection<Int>) -> TableGroup {
      TableGroup(
        id: "rows", rows: RowList(numbers, id: { RowID($0) }, row: { LongRow(RowID($0)) }))
    }
    table.tableGroups = [group((0..<51_000).lazy.map { $0 * 2 })]
    let driver = ScreenDriver(table, size: ScreenSize(width: 12, height: 6))
    table.moveCursor(to: RowPath(group: 0, row: 30_000))
    driver.update()
    table.tableGroups = [group(0..<102_000)]
    driver.update()
    #expect(table.tableView.cursor == RowPath(group: 0, row: 60_000))
  }

  @Test func `a search that begins before the groups exist constructs them first`() {
    let controller = GenericTableController()
    var reports: [TableDiagnostic.Code] = []
    controller.onDiagnostic = { reports.append($0.code) }
    controller.duplicates.begin()
    controller.store.construct = { [TableGroup(id: "A"), TableGroup(id: "A")] }
    #expect(!controller.lookForDuplicates())
    #expect(reports == [.duplicateGroupIDs])
  }

  @Test func `a row with an existing id is reported once if the objects are the same`() {
    let table = table(rows)
    let reports = Reports(table.controller)
    table.controller.tableGroups[0].rows.insert([LongRow(RowID(17))], at: 5000)
    table.update()
    #expect(reports.all == ["duplicateRowIDs row 5000 of group 0 (1)"])
    table.controller.tableGroups[0].rows.insert([LongRow(RowID(-1))], at: 3)
    table.update()
    #expect(reports.all.count == 1)
    table.controller.tableGroups[0].rows.insert([LongRow(RowID(5999))], at: 0)
    table.update()
    #expect(reports.all.last == "duplicateRowIDs row 6002 of group 0 (1)" && reports.all.count == 2)
  }

  @Test func `several of them in a new array are one report`() {
    let table = table(rows)
    let reports = Reports(table.controller)
    let twins = [LongRow(RowID(1)), LongRow(RowID(-5)), LongRow(RowID(2))]
    table.controller.tableGroups = [
      TableGroup(rows: rows.dropLast(10) + twins as [any CellController])
    ]
    table.update()
    #expect(reports.all == ["duplicateRowIDs row 5990 of group 0 (2)"])
  }

  @Test func `recreated rows are checked as well`() {
    let table = table(rows)
    let reports = Reports(table.controller)
    let numbers = Array(0..<6000) + [77, 6001]
    table.controller.tableGroups = [TableGroup(rows: numbers.map { LongRow(RowID($0)) })]
    table.update()
    #expect(reports.all == ["duplicateRowIDs row 6000 of group 0 (1)"])
  }

  @Test func `an id that came back after it went is not reported`() {
    let table = table(rows)
    let reports = Reports(table.controller)
    table.controller.tableGroups[0].rows.append(LongRow(RowID(-1)))
    table.controller.tableGroups[0].rows.remove(at: 17)
    table.controller.tableGroups[0].rows.append(LongRow(RowID(17)))
    table.update()
    table.controller.removeRows(at: [RowPath(group: 0, row: 20)])
    table.controller.tableGroups[0].rows.append(LongRow(RowID(21)))
    table.update()
    #expect(reports.all == [])
  }

  @Test func `ids of values whose rows have none are checked in changes, too`() {
    let list = { (numbers: [Int]) in
      RowList(numbers, id: { RowID($0) }, row: { TextRowController("\($0)") })
    }
    let table = TableDriver(TableGroup(rows: list(Array(0..<6000))))
    let reports = Reports(table.controller)
    table.controller.changeRows(ofGroup: 0) { $0.insert(list([-1]), at: 0) }
    table.update()
    table.controller.changeRows(ofGroup: 0) { $0.insert(list([-3, -2, 17]), at: 0) }
    table.update()
    #expect(reports.all.count == 1, "\(reports.all)")
  }

  @Test func `different ids with the same hash are not reported`() {
    let ids = (0..<1000).map { RowID(Crowded(number: $0)) }
    let table = table(ids.map { LongRow($0) })
    let reports = Reports(table.controller)
    table.controller.tableGroups[0].rows.append(LongRow(RowID(Crowded(number: 1001))))
    table.update()
    #expect(reports.all == [])
    table.controller.tableGroups[0].rows.append(LongRow(RowID(Crowded(number: 7))))
    table.update()
    #expect(reports.all == ["duplicateRowIDs row 1001 of group 0 (1)"])
  }

  @Test func `removed rows are released`() {
    let table = table(rows)
    table.controller.tableGroups[0].rows.append(LongRow(RowID(-1)))
    table.update()
    weak var row: LongRow?
    row = Self.replaceAll(in: table.controller)
    table.update()
    table.controller.tableGroups = [TableGroup(rows: (0..<6000).map { LongRow(RowID($0)) })]
    table.update()
    #expect(row == nil)
  }

  @Test func `composed sections move with their state`() {
    let table = ComposedTableController()
    table.add(rows: RowList((0..<5000).map { LongRow(RowID($0)) }))
    table.addSection()
    table.add(rows: RowList((10_000..<15_000).map { LongRow(RowID($0)) }))
    let driver = ScreenDriver(table, size: ScreenSize(width: 12, height: 6))
    let reports = Reports(table)
    for group in 0..<2 { table.tableGroups[group].rows.append(LongRow(RowID(-1 - group))) }
    driver.update()
    table.insertSection(before: table.composedTable.sections[0])
    table.tableGroups[1].rows.append(LongRow(RowID(17)))
    driver.update()
    #expect(reports.all == ["duplicateRowIDs row 5001 of group 1 (1)"])
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `whatever is done, each duplicate that comes is reported once`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let table = table(rows)
    let reports = Reports(table.controller)
    var (ids, expected) = (Array(0..<6000), 0)
    for step in 0..<60 {
      let isDuplicate = random.below(4) == 0
      let id = isDuplicate ? ids[random.below(ids.count)] : 10_000 + step
      let (gone, come) = (random.below(ids.count), random.below(ids.count))
      let goes = ids[gone]
      ids.remove(at: gone)
      if ids.contains(id) { expected += 1 }
      ids.insert(id, at: come)
      table.controller.changeRows(ofGroup: 0) { rows in
        rows.remove(at: gone)
        rows.insert([LongRow(RowID(id))], at: come)
      }
      // An id that went and came in one change is one row that moved.
      if goes == id, ids.filter({ $0 == id }).count > 1 { expected -= 1 }
      table.update()
      #expect(reports.all.count == expected, "seed \(seed), step \(step)")
    }
    #expect(expected > 0)
  }

  @Test(arguments: [3, 600, 6000, 20_000], [true, false])
  func `a table that begins with duplicates is reported once`(count: Int, isLazy: Bool) {
    let ids = Array(0..<count) + [1, 2]
    let rows =
      isLazy
      ? RowList(ids, id: { RowID($0) }, row: { LongRow(RowID($0)) })
      : RowList(ids.map { LongRow(RowID($0)) })
    let table = TableDriver(
      TableGroup("A", rows: [LongRow(RowID(0))]), TableGroup(header: GroupTitle("B"), rows: rows))
    let reports = Reports(table.controller)
    table.press("down")
    table.update()
    // Duplicates in short groups are reported before anybody can listen.
    let expected = count < 600 ? [] : ["duplicateRowIDs row \(count) of group 1 (2)"]
    #expect(reports.all == expected)
    table.controller.insert([LongRow(RowID(-1))], at: RowPath(group: 0, row: 0))
    table.update()
    #expect(reports.all == expected)
  }

  @Test func `a short table that begins with duplicates is reported when it is shown`() {
    let controller = GenericTableController()
    let reports = Reports(controller)
    controller.tableGroups = [
      TableGroup(rows: [1, 2, 1].map { LongRow(RowID($0)) }), TableGroup("B", rows: [LongRow]()),
    ]
    _ = ScreenDriver(controller)
    #expect(reports.all == ["duplicateRowIDs row 2 of group 0 (1)"])
  }

  @Test(arguments: ["removed", "moved back", "moved on"])
  func `groups are read though others go or move before that`(way: String) {
    let controller = GenericTableController()
    let reports = Reports(controller)
    controller.tableGroups = [[0], [5], [1, 1]].map { ids in
      TableGroup(rows: ids.map { LongRow(RowID($0)) })
    }
    switch way {
    case "removed": controller.removeGroup(at: 0)
    case "moved back": controller.moveGroup(from: 2, to: 0)
    default: controller.moveGroup(from: 0, to: 2)
    }
    let driver = ScreenDriver(controller)
    driver.update()
    let group = way == "moved back" ? 0 : 1
    #expect(reports.all == ["duplicateRowIDs row 1 of group \(group) (1)"])
  }

  @Test func `an inserted group with duplicates is reported`() {
    let table = table(Array(rows.prefix(3)))
    let reports = Reports(table.controller)
    table.controller.insert(TableGroup("B", rows: [1, 1].map { LongRow(RowID($0)) }), at: 0)
    table.update()
    #expect(reports.all == ["duplicateRowIDs row 1 of group 0 (1)"])
    table.controller.tableGroups.append(TableGroup("C", rows: [5, 5].map { LongRow(RowID($0)) }))
    table.update()
    #expect(reports.all.last == "duplicateRowIDs row 1 of group 2 (1)" && reports.all.count == 2)
  }

  // MARK: Support

  /// The reports on a table.
  private final class Reports {
    private(set) var all: [String] = []

    @MainActor init(_ table: GenericTableController) {
      table.onDiagnostic = { [self] in all.append("\($0.code) \($0.position) (\($0.count))") }
    }
  }

  private func table(_ rows: [LongRow]) -> TableDriver {
    TableDriver(TableGroup(rows: rows), width: 12, height: 4)
  }

  private static func replaceAll(in table: GenericTableController) -> LongRow {
    let rows = (0..<6000).map { LongRow(RowID($0)) }
    table.tableGroups = [TableGroup(rows: rows + [LongRow(RowID(-2))])]
    return rows[3000]
  }
}

/// An id with a constant hash.
private struct Crowded: Hashable, Sendable {
  let number: Int

  func hash(into hasher: inout Hasher) {}
}

private final class LongRow: CellController {
  let rowID: RowID?

  init(_ id: RowID) {
    rowID = id
  }

  func configure(_ cell: TableCell) {
    cell.text = rowID.map { "\($0)" } ?? ""
  }
}
