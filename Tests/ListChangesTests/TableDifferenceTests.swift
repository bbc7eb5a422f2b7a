import RowKitMachines
import RowKitTesting
import TestTraits
import Testing

@testable import ListChanges

@Suite(.computes) struct TableDifferenceTests {
  @Test(arguments: TablePairs.starts(rows: 3, groups: 2))
  func `the difference of every pair of small tables is right and minimal`(old: ListedTable) {
    var failures: [String] = []
    TablePairs.forEach(from: old, rows: 3, groups: 2) { new in
      if let failure = Self.failure(old, new) { failures.append(failure) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.first ?? "")")
  }

  @Test(arguments: TablePairs.starts(rows: 4, groups: 2))
  func `the difference of pairs with up to four rows is right and minimal`(old: ListedTable) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomNumbers(seed: seed)
    var failures: [String] = []
    TablePairs.forEach(from: old, rows: 4, groups: 2) { new in
      // The pairs of fewer rows are all looked at, and of these one in twelve.
      guard random.hits(oneIn: 12), let failure = Self.failure(old, new) else { return }
      failures.append(failure)
    }
    #expect(failures.isEmpty, "seed \(seed), \(failures.count): \(failures.first ?? "")")
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `the difference of random tables is right`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<25 {
      let old = ListedTable.random(&random, duplicates: seed % 3 == 0)
      let new = ListedTable.random(&random, duplicates: seed % 3 == 0)
      let failure = seed % 3 == 0 ? Self.replayFailure(old, new) : Self.failure(old, new)
      #expect(failure == nil, "seed \(seed), round \(round)")
    }
  }

  @Test func `a row that changes its group moves there`() {
    let changes = Self.changes("a:[1,2] b:[3]", "a:[2] b:[3,1]")
    #expect(changes.movedRows == [.init(from: .at(0, 0), to: .at(1, 1))] && changes.moveCount == 1)
    #expect(changes.removedRows.isEmpty && changes.insertedRows.isEmpty)
  }

  @Test func `rows of a removed group move to where they are now`() {
    let changes = Self.changes("a:[1,2] b:[3]", "b:[2,3] c:[1]")
    #expect(changes.removedGroups == [0] && changes.insertedGroups == [1])
    #expect(
      changes.movedRows == [
        .init(from: .at(0, 0), to: .at(1, 0)), .init(from: .at(0, 1), to: .at(0, 0)),
      ])
  }

  @Test func `a group moves with its rows and changes inside`() {
    let changes = Self.changes("a:[1,2] b:[3] c:[4]", "b:[3] c:[4] a:[2,5]")
    #expect(changes.movedGroups == [.init(from: 0, to: 2)])
    #expect(changes.removedRows == [.init(group: 0, rows: 0..<1)])
    #expect(changes.insertedRows == [.init(group: 2, rows: 1..<2)])
    #expect(changes.newPath(for: .at(0, 1)) == .at(2, 0))
  }

  @Test func `neighbours that leave together are one range`() {
    let changes = Self.changes("a:[1,2,3,4,5]", "a:[1,5]")
    #expect(changes.removedRows == [.init(group: 0, rows: 1..<4)])
    #expect(changes.removedRows.flatMap { Array($0.paths) } == [.at(0, 1), .at(0, 2), .at(0, 3)])
  }

  @Test func `equal ids are distinguished by their order and reported once`() {
    let difference = TableDifference(
      from: ListedTable("a:[1,1]").groups, to: ListedTable("a:[1,2,1,1]").groups)
    #expect(difference.changes.insertedRows.map(\.rows.count).reduce(0, +) == 2)
    #expect(
      difference.diagnostics == [
        TableDiagnostic(.duplicateRowIDs, at: .row(.at(0, 2)), count: 2, repair: .toldApart)
      ])
    #expect(
      difference.diagnostics.map(\.description) == [
        "rows have the same id (row 2 of group 0, 2 in all): equal ids were told apart by their order"
      ])
  }

  // MARK: Groups that are not enumerated

  @Test func `rows matched by position stay as far as both lists reach`() {
    let changes = TableDifference(
      from: [LazyGroup(identity: .positions, rowCount: 1_000_000_000)],
      to: [LazyGroup(identity: .positions, rowCount: 1_000_000_005)]
    ).changes
    #expect(changes.insertedRows == [.init(group: 0, rows: 1_000_000_000..<1_000_000_005)])
    #expect(changes.removedRows.isEmpty && changes.newPath(for: .at(0, 7)) == .at(0, 7))
  }

  @Test func `between known ends the rows without identity are replaced`() {
    let changes = TableDifference(
      from: [LazyGroup(identity: .none, rowCount: 1_000_000_000, ends: (3, 4))],
      to: [LazyGroup(identity: .none, rowCount: 2_000_000_000, ends: (3, 4))]
    ).changes
    #expect(changes.removedRows == [.init(group: 0, rows: 3..<999_999_996)])
    #expect(changes.insertedRows == [.init(group: 0, rows: 3..<1_999_999_996)])
    #expect(changes.newPath(for: .at(0, 2)) == .at(0, 2))
    #expect(changes.newPath(for: .at(0, 3)) == nil)
    #expect(changes.newPath(for: .at(0, 999_999_996)) == .at(0, 1_999_999_996))
    #expect(changes.oldPath(for: .at(0, 1_999_999_999)) == .at(0, 999_999_999))
    #expect(changes.newPath(for: .at(0, 1_000_000_000)) == nil)
  }

  @Test func `a group that is known to be unchanged is not looked at`() {
    let changes = TableDifference(
      from: [LazyGroup(identity: .ids, rowCount: 7, ends: (7, 0))],
      to: [LazyGroup(identity: .ids, rowCount: 7, ends: (7, 0))]
    ).changes
    #expect(changes.isEmpty)
  }

  @Test func `rows without a counterpart stay where alike rows stood`() {
    let changes = TableDifference(
      from: [LooseGroup(rows: ["x1", "a", "y1", "z1"])],
      to: [LooseGroup(rows: ["x2", "a", "y2", "y3"])]
    ).changes
    #expect(changes.newPath(for: .at(0, 0)) == .at(0, 0))
    #expect(changes.newPath(for: .at(0, 2)) == .at(0, 2))
    #expect(changes.removedRows == [.init(group: 0, rows: 3..<4)] && changes.moveCount == 0)
  }

  // MARK: Support

  static func changes(_ old: String, _ new: String) -> TableChanges {
    TableDifference(from: ListedTable(old).groups, to: ListedTable(new).groups).changes
  }

  /// Returns the error in the difference of two tables with distinct ids, or nil.
  static func failure(_ old: ListedTable, _ new: ListedTable) -> String? {
    let changes = TableDifference(from: old.groups, to: new.groups).changes
    guard old.replaying(changes, towards: new) == new else { return "replay: \(old) -> \(new)" }
    guard changes.moveCount == fewestMoves(old, new) else { return "moves: \(old) -> \(new)" }
    let places = Dictionary(uniqueKeysWithValues: new.paths.map { (new[$0], $0) })
    for path in old.paths {
      let target = changes.newPath(for: path)
      guard target == places[old[path]] else { return "new path: \(old) -> \(new)" }
      guard target.flatMap(changes.oldPath(for:)) == target.map({ _ in path }) else {
        return "old path: \(old) -> \(new)"
      }
    }
    let survivors = new.paths.filter { changes.oldPath(for: $0) != nil }.count
    let expected = old.paths.filter { places[old[$0]] != nil }.count
    return survivors == expected ? nil : "too many old paths: \(old) -> \(new)"
  }

  static func replayFailure(_ old: ListedTable, _ new: ListedTable) -> String? {
    let changes = TableDifference(from: old.groups, to: new.groups).changes
    return old.replaying(changes, towards: new) == new ? nil : "replay: \(old) -> \(new)"
  }

  /// The least number of moves: of groups, of rows between groups, and of rows within groups.
  static func fewestMoves(_ old: ListedTable, _ new: ListedTable) -> Int {
    let oldGroups = old.groups.map(\.groupID)
    var moves = outOfOrder(new.groups.compactMap { oldGroups.firstIndex(of: $0.groupID) })
    for group in new.groups {
      let before = old.groups.first { $0.groupID == group.groupID }?.rows ?? []
      let places = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
      moves += outOfOrder(group.rows.compactMap { places[$0] })
      let elsewhere = Set(old.groups.flatMap(\.rows)).subtracting(before)
      moves += group.rows.filter(elsewhere.contains).count
    }
    return moves
  }

  /// Returns the number of elements to remove so that the others increase.
  static func outOfOrder(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      // A loop as plain as this one, because long lists are looked at too.
      var (former, longest) = (0, 0)
      while former < place {
        if numbers[former] < number, lengths[former] > longest { longest = lengths[former] }
        former += 1
      }
      lengths.append(longest + 1)
    }
    return numbers.count - (lengths.max() ?? 0)
  }
}

/// A group that must not be enumerated.
private struct LazyGroup: DiffableGroup {
  var identity: RowIdentity
  var rowCount: Int
  var ends: (Int, Int) = (0, 0)

  var groupID: Int { 0 }
  var rowIdentity: RowIdentity { identity }

  func rowIDs(in rows: Range<Int>) -> ArraySlice<Int> {
    Issue.record("the group was enumerated")
    return []
  }

  func commonEnds(with old: LazyGroup) -> (leading: Int, trailing: Int) { ends }
}

/// A group whose rows are alike if their names start with the same letter.
private struct LooseGroup: DiffableGroup {
  var rows: [String]

  var groupID: Int { 0 }
  var rowCount: Int { rows.count }

  func rowIDs(in range: Range<Int>) -> ArraySlice<String> { rows[range] }

  func isAlike(_ row: Int, to old: LooseGroup) -> Bool {
    rows[row].first == old.rows[row].first
  }
}
