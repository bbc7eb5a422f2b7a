import RowKitTesting
import Synchronization
import TestTraits
import Testing

@testable import ListChanges

/// An identifier that counts how often it is hashed.
private struct CountedID: Hashable {
  static let hashes = Mutex(0)
  let number: Int

  static func == (one: CountedID, two: CountedID) -> Bool { one.number == two.number }

  func hash(into hasher: inout Hasher) {
    CountedID.hashes.withLock { $0 += 1 }
    hasher.combine(number)
  }
}

extension ListDifference {
  fileprivate init(comparing old: [CountedID], _ new: [CountedID]) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in ListDifference(comparing: old, new) }
    }
  }
}

@Suite(.computes) struct ListDifferenceTests {
  @Test func `an unchanged list has no changes`() {
    let changes = ListDifference(from: [1, 2, 3], to: [1, 2, 3]).changes
    #expect(changes.isEmpty && changes.newPosition(for: 2) == 2)
    #expect(changes.newPosition(for: 3) == nil && changes.newPosition(for: -1) == nil)
  }

  @Test func `a rotation of a long list is one move`() {
    let rows = Array(0..<10_000)
    let changes = ListDifference(from: rows[...], to: (rows[1...] + [0])[...]).changes
    #expect(changes.moved == [.init(from: 0, to: 9_999)])
    #expect(changes.stayed == [StayedRun(old: 1, new: 0, length: 9_999)])
  }

  @Test func `any number of insertions or removals alone is found without a hash`() {
    let long = (0..<6_000).map { CountedID(number: $0 % 2_900) }
    let short = long.enumerated().filter { $0.offset % 3 > 0 }.map(\.element)
    let missing = long.indices.filter { $0 % 3 == 0 }
    CountedID.hashes.withLock { $0 = 0 }
    #expect(ListDifference(comparing: short, long).changes.inserted == missing)
    #expect(ListDifference(comparing: long, short).changes.removed == missing)
    #expect(CountedID.hashes.withLock { $0 } == 0)
    let other = short.dropLast() + [CountedID(number: -1)]
    let changes = ListDifference(comparing: Array(other), long).changes
    #expect(changes.removed == [3_999] && changes.inserted.count == 2_001)
    #expect(CountedID.hashes.withLock { $0 } > 0)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `two lists are paired alike in both directions`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let one = (0..<random.below(20)).map { _ in random.below(12) }
    let two = (0..<random.below(20)).map { _ in random.below(12) }
    one.withUnsafeBufferPointer { one in
      two.withUnsafeBufferPointer { two in
        #expect(IDPairing(from: one, to: two).targets == IDPairing(from: two, to: one).sources)
      }
    }
  }

  @Test func `scattered edits of a long list are found`() {
    var rows = Array(0..<5_000)
    rows.remove(at: 4_000)
    rows.insert(-1, at: 2_500)
    rows.swapAt(10, 4_990)
    let changes = ListDifference(from: Array(0..<5_000)[...], to: rows[...]).changes
    #expect(changes.removed == [4_000] && changes.inserted == [2_500])
    #expect(changes.moved == [.init(from: 10, to: 4_990), .init(from: 4_990, to: 10)])
  }

  @Test func `every pair of short lists with duplicates replays`() {
    let lists = (0...5).flatMap { length in
      (0..<(1 << length)).map { bits in (0..<length).map { bits >> $0 & 1 } }
    }
    for old in lists {
      for new in lists {
        let difference = ListDifference(from: old[...], to: new[...])
        #expect(Self.replayed(old, new, difference.changes) == new)
        #expect(difference.changes.removed.count == Self.surplus(old, new))
        #expect(difference.changes.inserted.count == Self.surplus(new, old))
      }
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `long random lists with many edits replay with the fewest moves`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let old = Array(0..<2_000).shuffled(using: &random)
    var new = old.filter { _ in random.below(10) > 0 }
    for fresh in 0..<200 { new.insert(-1 - fresh, at: random.below(new.count)) }
    for _ in 0..<random.below(300) {
      let row = new.remove(at: random.below(new.count))
      new.insert(row, at: random.below(new.count))
    }
    let difference = ListDifference(from: old[...], to: new[...])
    #expect(Self.replayed(old, new, difference.changes) == new, "seed \(seed)")
    #expect(difference.duplicates == 0)
    let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let fewest = TableDifferenceTests.outOfOrder(new.compactMap { places[$0] })
    #expect(difference.changes.moved.count == fewest, "seed \(seed)")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `long random lists with duplicates replay with the fewest removals`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let old = (0..<1_000).map { _ in random.below(400) }
    let new = (0..<1_100).map { _ in random.below(400) }
    let changes = ListDifference(from: old[...], to: new[...]).changes
    #expect(Self.replayed(old, new, changes) == new, "seed \(seed)")
    #expect(changes.removed.count == Self.surplus(old, new))
    #expect(changes.inserted.count == Self.surplus(new, old))
  }

  @Test func `lists of one repeated id stay in order`() {
    let old = [Int](repeating: 1, count: 500) + [2]
    let new = [2] + [Int](repeating: 1, count: 400)
    let changes = ListDifference(from: old[...], to: new[...]).changes
    #expect(Self.replayed(old, new, changes) == new)
    #expect(changes.removed.count == 100 && changes.moved.count == 1)
  }

  @Test func `ids that occur twice are counted`() {
    let difference = ListDifference(from: [1, 2, 3], to: [1, 2, 3, 2, 2])
    #expect(difference.duplicates == 2 && difference.firstDuplicate == 3)
  }

  @Test func `one id inserted twice into a long list is noticed`() {
    let rows = Array(0..<10_000)
    let difference = ListDifference(from: rows[...], to: ([9_000] + rows)[...])
    #expect(difference.duplicates == 1 && difference.firstDuplicate == 9_001)
  }

  @Test func `ids with colliding hashes are distinguished`() {
    let old = (0..<300).map(Colliding.init)
    let new = (0..<300).reversed().map(Colliding.init)
    let changes = ListDifference(from: old[...], to: new[...]).changes
    #expect(changes.moved.count == 299 && changes.removed.isEmpty && changes.inserted.isEmpty)
  }

  // MARK: Support

  private struct Colliding: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(number % 3)
    }
  }

  /// The old list with what left taken away and what came or moved put in, from the start.
  private static func replayed(_ old: [Int], _ new: [Int], _ changes: PositionChanges) -> [Int] {
    var list = old
    let leaving = (changes.removed + changes.moved.map(\.from)).sorted(by: >)
    for position in leaving { list.remove(at: position) }
    let coming =
      changes.inserted.map { (value: new[$0], target: $0) }
      + changes.moved.map { (value: old[$0.from], target: $0.to) }
    for (value, target) in coming.sorted(by: { $0.target < $1.target }) {
      list.insert(value, at: target)
    }
    let isConsistent = old.indices.allSatisfy { position in
      guard let target = changes.newPosition(for: position) else { return true }
      return new[target] == old[position] && changes.oldPosition(for: target) == position
    }
    return isConsistent ? list : []
  }

  /// Returns the number of occurrences that one list has beyond those of another.
  private static func surplus(_ list: [Int], _ other: [Int]) -> Int {
    let counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    return Dictionary(list.map { ($0, 1) }, uniquingKeysWith: +)
      .reduce(0) { $0 + max(0, $1.value - (counts[$1.key] ?? 0)) }
  }
}
