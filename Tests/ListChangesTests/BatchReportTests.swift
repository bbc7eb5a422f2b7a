import RowKitMachines
import TestTraits
import Testing

@testable import ListChanges

/// The promise of a batch: one report for each row and each group that isn't where it was asked for.
@Suite(.computes) struct BatchReportTests {
  /// All lists of up to some numbers of a range.
  private static func lists(upTo length: Int, of range: ClosedRange<Int>) -> [[Int]] {
    guard length > 0 else { return [[]] }
    let shorter = lists(upTo: length - 1, of: range)
    let longest = shorter.filter { $0.count == length - 1 }
    return shorter + longest.flatMap { list in range.map { list + [$0] } }
  }

  /// Requests for a list of up to two elements: positions to insert at, and to move elements to.
  private static let requests: [(count: Int, insertions: [Int], targets: [Int])] =
    (0...2).flatMap { count in
      lists(upTo: 3, of: -1...3).flatMap { insertions in
        lists(upTo: count, of: -1...3).map { (count, insertions, $0) }
      }
    }

  private typealias Codes = (
    missing: TableDiagnostic.Code, inserted: TableDiagnostic.Code, two: TableDiagnostic.Code
  )

  /// Returns the code and the position of the expected report, or `nil` if none is expected.
  private func report(
    _ request: Int, at position: Int?, in count: Int, inserted: Set<Int> = [], codes: Codes
  ) -> String? {
    if position == request { return nil }
    guard (0..<count).contains(request) else { return "\(codes.missing) \(request)" }
    return "\(inserted.contains(request) ? codes.inserted : codes.two) \(request)"
  }

  /// Expects the reports about a batch, of which `names` are the elements of the result: those that were
  /// inserted are `new0` and so on, and those that were moved `0` and so on.
  private func expect(
    _ actual: [String], for insertions: [Int], _ targets: [Int], in names: [String],
    insertion: Codes, move: Codes
  ) {
    let inserted = Set(names.indices.filter { names[$0].hasPrefix("new") })
    let reports =
      insertions.enumerated().map { number, position in
        report(
          position, at: names.firstIndex(of: "new\(number)"), in: names.count, codes: insertion)
      }
      + targets.enumerated().map { number, position in
        report(
          position, at: names.firstIndex(of: "\(number)"), in: names.count, inserted: inserted,
          codes: move)
      }
    #expect(
      actual.sorted() == reports.compactMap(\.self).sorted(),
      "inserted at \(insertions), moved to \(targets): \(names)")
  }

  @Test func `each row that isn't where it was asked for is reported once`() {
    for (count, insertions, targets) in Self.requests {
      let old = ListedTable([ListedGroup(groupID: "s", rows: (0..<count).map { "\($0)" })])
      var batch = ListedBatch()
      for (number, row) in insertions.enumerated() {
        batch.insertRow("new\(number)", at: .at(0, row))
      }
      for (row, target) in targets.enumerated() {
        batch.moveRow(from: .at(0, row), to: .at(0, target))
      }
      let resolution = batch.resolve(for: old)
      let actual = resolution.diagnostics.map { diagnostic in
        if case .row(let path) = diagnostic.position {
          "\(diagnostic.code) \(path.row)"
        } else {
          ""
        }
      }
      expect(
        actual, for: insertions, targets, in: old.applying(resolution).groups[0].rows,
        insertion: (.rowInsertionOutOfBounds, .rowInsertedAndMoved, .twoRowsToOnePath),
        move: (.rowMoveOutOfBounds, .rowInsertedAndMoved, .twoRowsToOnePath))
    }
  }

  @Test func `each group that isn't where it was asked for is reported once`() {
    for (count, insertions, targets) in Self.requests {
      let names = (0..<count).map { "\($0)" }
      let old = ListedTable(names.map { ListedGroup(groupID: $0, rows: []) })
      var batch = ListedBatch()
      for (number, position) in insertions.enumerated() {
        batch.insertGroup(ListedGroup(groupID: "new\(number)", rows: []), at: position)
      }
      for (group, target) in targets.enumerated() { batch.moveGroup(from: group, to: target) }
      let resolution = batch.resolve(for: old)
      let actual = resolution.diagnostics.map { diagnostic in
        if case .group(let group) = diagnostic.position {
          "\(diagnostic.code) \(group)"
        } else {
          ""
        }
      }
      expect(
        actual, for: insertions, targets, in: old.applying(resolution).groups.map(\.groupID),
        insertion: (.groupInsertionOutOfBounds, .groupInsertedAndMoved, .twoGroupsToOnePosition),
        move: (.groupMoveOutOfBounds, .groupInsertedAndMoved, .twoGroupsToOnePosition))
    }
  }
}
