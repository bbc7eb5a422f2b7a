import RowKitMachines
import RowKitTesting
import TestTraits
import Testing

@testable import ListChanges

@Suite(.computes) struct TableBatchTests {
  @Test(arguments: BatchVector.legal)
  func `a legal batch makes exactly its changes`(vector: BatchVector) {
    let result = Self.run(vector)
    #expect(result.table == ListedTable(vector.after))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: BatchVector.illegal)
  func `a batch with a mistake is repaired and reported once`(vector: BatchVector) {
    let result = Self.run(vector)
    #expect(result.table == ListedTable(vector.after))
    #expect(result.diagnostics.map { "\($0.code)" } == [vector.code])
  }

  @Test(arguments: BatchVector.legal + BatchVector.illegal)
  func `the order of the requests plays no part`(vector: BatchVector) {
    // Only insertions at the same place keep the order of the requests.
    guard !vector.name.hasPrefix("two-inserts"), !vector.name.hasPrefix("two-sections") else {
      return
    }
    let expected = Self.run(vector)
    let reversed = Self.run(vector) { $0.reversed() }
    #expect(reversed.table == expected.table)
    #expect(reversed.diagnostics == expected.diagnostics)
  }

  @Test(arguments: [
    ("s:[1,2]", "s:[1,2,3]"), ("s:[1,2,3]", "s:[3]"), ("a:[1]", "a:[1] b:[2]"),
  ])
  func `changes that weren't requested are found by a difference`(before: String, after: String) {
    let (old, new) = (ListedTable(before), ListedTable(after))
    let changes = TableDifference(from: old.groups, to: new.groups).changes
    #expect(old.replaying(changes, towards: new) == new)
  }

  @Test func `a reloaded row is found at its new path`() {
    var batch = ListedBatch()
    batch.reloadRow(at: .at(0, 2))
    batch.removeRow(at: .at(0, 0))
    batch.insertGroup(ListedGroup(groupID: "n", rows: []), at: 0)
    let resolution = batch.resolve(for: ListedTable("s:[a,b,c]"))
    #expect(resolution.reloadedRows == [.at(1, 1)] && resolution.diagnostics.isEmpty)
  }

  @Test func `consecutive rows are one range`() {
    var batch = ListedBatch()
    batch.insertRows(["x", "y", "z"], at: .at(0, 1))
    let resolution = batch.resolve(for: ListedTable("s:[a,b]"))
    #expect(resolution.changes.insertedRows == [.init(group: 0, rows: 1..<4)])
    #expect(resolution.changes.newPath(for: .at(0, 1)) == .at(0, 4))
  }

  @Test func `positions of the largest size are repaired`() {
    var batch = ListedBatch()
    batch.insertRows(["x", "y"], at: .at(.max, .max))
    batch.insertRow("z", at: .at(.min, .min))
    batch.moveRow(from: .at(0, 0), to: .at(.max, .max))
    batch.moveRow(from: .at(.max, .min), to: .at(0, 0))
    batch.removeRow(at: .at(.min, .max))
    batch.reloadGroup(at: .max)
    batch.insertGroup(ListedGroup(groupID: "n", rows: []), at: .max)
    batch.moveGroup(from: 0, to: .min)
    let resolution = batch.resolve(for: ListedTable("s:[a,b]"))
    #expect(resolution.diagnostics.count == 11)
    #expect(resolution.rows.map(\.row).sorted() == ["x", "y", "z"])
    #expect(resolution.changes.newPath(for: .at(.max, .max)) == nil)
    #expect(resolution.changes.oldPath(for: .at(.min, .min)) == nil)
  }

  @Test func `only groups that are named are counted`() {
    var batch = ListedBatch()
    batch.insertRow("x", at: .at(500_000, 3))
    batch.removeRow(at: .at(7, 0))
    var asked: Set<Int> = []
    let resolution = batch.resolve(
      groupCount: 1_000_000,
      rowCount: {
        asked.insert($0)
        return 1_000_000_000
      }, groupRowCount: { $0.rows.count }, makeGroup: { ListedGroup(groupID: "", rows: []) })
    #expect(asked == [7, 500_000])
    #expect(resolution.changes.newPath(for: .at(500_000, 999)) == .at(500_000, 1_000))
    #expect(resolution.changes.newPath(for: .at(7, 999)) == .at(7, 998))
  }

  @Test func `a report names the problem, the place and the repair`() {
    var batch = ListedBatch()
    batch.insertRow("9", at: .at(0, 5))
    let reports = batch.resolve(for: ListedTable("s:[1]")).diagnostics.map(\.description)
    #expect(
      reports == [
        "a row can't be inserted there (row 5 of group 0, 2 in all): it was put at the end"
      ])
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `a batch made of a difference is legal and leads to the new table`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<20 {
      let old = Self.smallTable(&random)
      let new = Self.smallTable(&random)
      let changes = TableDifference(from: old.groups, to: new.groups).changes
      let resolution = Self.batch(changes, new).resolve(for: old)
      #expect(old.applying(resolution) == new, "seed \(seed), round \(round)")
      let allowed: Set<TableDiagnostic.Code> = [
        .rowMovedToInsertedGroup, .rowMovedFromRemovedGroup, .groupMovedWithRowChanges,
      ]
      #expect(allowed.isSuperset(of: resolution.diagnostics.map(\.code)))
      #expect(resolution.changes.movedRows == changes.movedRows)
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `whatever is asked for, nothing inserted is lost`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<40 {
      let old = Self.smallTable(&random)
      let requests = (0..<random.below(8)).map { Self.randomRequest($0, &random) }
      let batch = ListedBatch(requests: requests)
      let resolution = batch.resolve(for: old)
      let result = old.applying(resolution)
      let comment: Comment = "seed \(seed), round \(round): \(old) \(requests) \(result)"
      let inserted = requests.filter { $0.hasPrefix("I") }
        .compactMap { $0.split(separator: "=").last }
      let rows = result.groups.flatMap(\.rows)
      #expect(inserted.allSatisfy { rows.contains(String($0)) }, comment)
      #expect(!rows.contains("?") && !result.groups.map(\.groupID).contains("?"), comment)
      #expect(Set(rows).count == rows.count, comment)
      let reordered = ListedBatch(requests: requests.shuffled(using: &random)).resolve(for: old)
      #expect(reordered.diagnostics == resolution.diagnostics, comment)
    }
  }

  // MARK: Support

  static func run(
    _ vector: BatchVector, _ order: ([String]) -> [String] = { $0 }
  ) -> (table: ListedTable, diagnostics: [TableDiagnostic]) {
    var table = ListedTable(vector.before)
    var diagnostics: [TableDiagnostic] = []
    for stage in vector.stages {
      let requests = stage.split(separator: ";").map(BatchVector.trimmed)
      let resolution = ListedBatch(requests: order(requests)).resolve(for: table)
      table = table.applying(resolution)
      diagnostics += resolution.diagnostics
    }
    return (table, diagnostics)
  }

  /// The requests that lead to the same changes.
  static func batch(_ changes: TableChanges, _ new: ListedTable) -> ListedBatch {
    var batch = ListedBatch()
    for path in changes.removedRows.flatMap({ Array($0.paths) }) { batch.removeRow(at: path) }
    for path in changes.insertedRows.flatMap({ Array($0.paths) }) {
      batch.insertRow(new[path], at: path)
    }
    for move in changes.movedRows { batch.moveRow(from: move.from, to: move.to) }
    for group in changes.removedGroups { batch.removeGroup(at: group) }
    for move in changes.movedGroups { batch.moveGroup(from: move.from, to: move.to) }
    let targets = Set(changes.movedRows.map(\.to))
    for position in changes.insertedGroups {
      var group = new.groups[position]
      group.rows = group.rows.indices.filter { !targets.contains(.at(position, $0)) }
        .map { group.rows[$0] }
      batch.insertGroup(group, at: position)
    }
    return batch
  }

  static func smallTable(_ random: inout RandomNumbers) -> ListedTable {
    let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.below(4))
    var groups = names.map { ListedGroup(groupID: $0, rows: []) }
    guard !groups.isEmpty else { return ListedTable([]) }
    for row in (0..<8).shuffled(using: &random).prefix(random.below(9)) {
      groups[random.below(groups.count)].rows.append("\(row)")
    }
    return ListedTable(groups)
  }

  /// A request that need not make sense; every insertion has a name of its own.
  static func randomRequest(_ number: Int, _ random: inout RandomNumbers) -> String {
    let path = { (random: inout RandomNumbers) in "\(random.below(6) - 1).\(random.below(7) - 1)" }
    let position = { (random: inout RandomNumbers) in "\(random.below(6) - 1)" }
    switch random.below(8) {
    case 0, 1: return "D \(path(&random))"
    case 2: return "I \(path(&random))=new\(number)"
    case 3: return "M \(path(&random))→\(path(&random))"
    case 4: return "R \(path(&random))"
    case 5: return "SD \(position(&random))"
    case 6: return "SI \(position(&random)) g\(number):[r\(number)]"
    default: return "SM \(position(&random))→\(position(&random))"
    }
  }
}
