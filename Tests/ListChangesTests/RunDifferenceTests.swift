import RowKitTesting
import TestTraits
import Testing

@testable import ListChanges

/// Lists of rows that only their runs, and for some their identifiers, tell apart.
@Suite(.computes) struct RunDifferenceTests {
  private final class Base {
    /// The identifier of the first row, or `nil` if the rows have none.
    let firstID: Int?

    init(firstID: Int? = nil) {
      self.firstID = firstID
    }
  }

  private typealias Tree = PieceTree<Base>

  /// The identity of a row in a model that lists each row by itself.
  private enum Token: Hashable {
    case row(ObjectIdentifier, Int)
    case id(Int)

    var isRow: Bool { if case .row = self { true } else { false } }
  }

  private static func tokens(_ tree: Tree) -> [Token] {
    (0..<tree.count).map { position in
      let (base, ordinal) = tree[position]
      return base.firstID.map { .id($0 + ordinal) } ?? .row(ObjectIdentifier(base), ordinal)
    }
  }

  private static func difference(_ old: Tree, _ new: Tree, matchesPlaces: Bool) -> RunDifference {
    let (oldRows, newRows) = (0..<old.count, 0..<new.count)
    let runs = new.commonRuns(in: newRows, with: old, in: oldRows) { (ObjectIdentifier($0), 0) }
    let ids = { (tree: Tree) in
      { (rows: Range<Int>) -> [KnownRow<Int>?] in
        rows.map { row in
          let (base, ordinal) = tree[row]
          return base.firstID.map { KnownRow($0 + ordinal, matchesPlace: false) }
        }
      }
    }
    return RunDifference(
      old: oldRows, new: newRows, runs: runs, matchesPlaces: matchesPlaces, oldRows: ids(old),
      newRows: ids(new))
  }

  /// Returns the pairs of rows that a difference recognizes, and those that it matches by place.
  private static func pairs(
    _ difference: RunDifference, _ old: Int, _ new: Int
  ) -> (recognized: [(Int, Int)], placed: [(Int, Int)])? {
    let gone = Set(difference.removed.joined()).union(difference.moved.map(\.from))
    let come = Set(difference.inserted.joined()).union(difference.moved.map(\.to))
    let left = (0..<old).filter { !gone.contains($0) }
    let arrived = (0..<new).filter { !come.contains($0) }
    guard left.count == arrived.count else { return nil }
    let placed = Set(difference.replaced.joined())
    let stayed = Array(zip(left, arrived))
    return (
      stayed.filter { !placed.contains($0.0) } + difference.moved.map { ($0.from, $0.to) },
      stayed.filter { placed.contains($0.0) }
    )
  }

  private static func edited(_ tree: Tree, _ random: inout RandomNumbers, ids: Bool) -> Tree {
    var tree = tree
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...tree.count, using: &random)
      let range = start..<Int.random(in: start...min(tree.count, start + 6), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: tree.removeSubrange(range)
      case 1:
        let rows = tree[range]
        tree.removeSubrange(range)
        tree.insert(rows, at: Int.random(in: 0...tree.count, using: &random))
      default:
        let firstID =
          ids && Bool.random(using: &random) ? Int.random(in: 0..<40, using: &random) : nil
        let rows = Tree(Base(firstID: firstID), count: Int.random(in: 1...5, using: &random))
        tree.replace(range, with: rows)
      }
    }
    return tree
  }

  private static func longestIncreasing(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = lengths.indices.filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.insert(1 + (before.max() ?? 0), at: index)
    }
    return lengths.max() ?? 0
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `shared rows are recognized with the fewest moves`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<50 {
      var old = Tree(Base(), count: 6)
      old.append(Base(), count: 4)
      old = Self.edited(old, &random, ids: false)
      let new = Self.edited(old, &random, ids: false)
      let (before, after) = (Self.tokens(old), Self.tokens(new))
      let difference = Self.difference(old, new, matchesPlaces: round.isMultiple(of: 2))
      guard let pairs = Self.pairs(difference, old.count, new.count) else {
        Issue.record("seed \(seed), round \(round): the rows that stay differ in number")
        continue
      }
      let places = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($1, $0) })
      let common = before.compactMap { places[$0] }
      #expect(pairs.recognized.allSatisfy { before[$0.0] == after[$0.1] })
      #expect(pairs.recognized.count == common.count, "seed \(seed), round \(round)")
      #expect(difference.moved.count == common.count - Self.longestIncreasing(common))
      #expect(pairs.placed.isEmpty || round.isMultiple(of: 2))
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `rows with identifiers are recognized among shared rows`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<50 {
      var old = Tree(Base(), count: 6)
      old.append(Base(firstID: 50), count: 4)
      old = Self.edited(old, &random, ids: true)
      let new = Self.edited(old, &random, ids: true)
      let (before, after) = (Self.tokens(old), Self.tokens(new))
      // Equal identifiers are another test's.
      guard Set(before).count == before.count, Set(after).count == after.count else { continue }
      let difference = Self.difference(old, new, matchesPlaces: true)
      guard let pairs = Self.pairs(difference, old.count, new.count) else {
        Issue.record("seed \(seed), round \(round): the rows that stay differ in number")
        continue
      }
      #expect(pairs.recognized.allSatisfy { before[$0.0] == after[$0.1] })
      #expect(pairs.placed.allSatisfy { before[$0.0].isRow && after[$0.1].isRow })
      #expect(
        Set(pairs.recognized.map { before[$0.0] }) == Set(before).intersection(after),
        "seed \(seed), round \(round)")
    }
  }

  @Test func `rows that a list contains twice match by place`() {
    let base = Base()
    var old = Tree(base, count: 3)
    old.append(base, count: 3)
    var new = old
    new.insert(Base(), count: 1, at: 0)
    let difference = Self.difference(old, new, matchesPlaces: true)
    #expect(difference.replaced == [0..<6] && difference.inserted == [6..<7])
    #expect(difference.moved.isEmpty && difference.removed.isEmpty)
  }

  @Test func `a billion rows are not visited`() {
    let log = Base()
    let old = Tree(log, count: 1_000_000_000)
    var new = old
    new.removeFirst(3)
    new.append(Base(), count: 2)
    new.replace(500..<501, with: Tree(Base(firstID: 7), count: 1))
    let difference = Self.difference(old, new, matchesPlaces: false)
    #expect(difference.removed == [0..<3, 503..<504])
    #expect(difference.inserted == [500..<501, 999_999_997..<999_999_999])
    #expect(difference.moved.isEmpty && difference.replaced.isEmpty)
  }

  @Test func `the shorter of two runs that change places moves`() {
    let (first, second) = (Base(), Base())
    var old = Tree(first, count: 10)
    old.append(second, count: 1_000_000)
    var new = Tree(second, count: 1_000_000)
    new.append(first, count: 10)
    let difference = Self.difference(old, new, matchesPlaces: true)
    #expect(difference.moved.map(\.from) == Array(0..<10))
    #expect(difference.moved.map(\.to) == Array(1_000_000..<1_000_010))
    #expect(difference.removed.isEmpty && difference.inserted.isEmpty)
  }

  @Test func `of very many runs the longest keep their rows`() {
    let log = Base()
    var old = Tree(log, count: 100_000)
    for index in 0..<2_000 { old.insert(Base(), count: 1, at: index * 40) }
    var new = old
    new.removeFirst(41)
    new.append(Base(), count: 2)
    let difference = Self.difference(old, new, matchesPlaces: false)
    let pairs = Self.pairs(difference, old.count, new.count)
    let (before, after) = (Self.tokens(old), Self.tokens(new))
    #expect(pairs?.recognized.count ?? 0 > 20_000)
    #expect(pairs?.recognized.allSatisfy { before[$0.0] == after[$0.1] } == true)
  }
}
