import RowKitTesting
import Testing

import RowKit
@testable import RowKitCore

@MainActor @Suite struct GroupListTests {
  /// A group on its way: its number, and where it stood before the change.
  private typealias Place = (number: Int, old: Int?)

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `inserted, removed and moved groups match those of an array`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var numbers = Array(0..<150)
    var next = 150
    let list = GroupList(numbers.map(Self.group))
    for step in 0..<200 {
      let places = Self.edited(numbers, &next, &random)
      let changes = Self.changes(from: numbers.count, to: places)
      list.arrange(changes, inserted: changes.inserted.map { Self.group(places[$0].number) })
      numbers = places.map(\.number)
      let changed = random.below(numbers.count)
      if let number = numbers[safely: changed] {
        list.changeRows(of: changed) { $0.append(TextRowController("more")) }
        #expect(list[changed].id == RowID(number))
      }
      // Asking for one array must not be what keeps the list right.
      let isWhole = random.below(20) == 0
      let groups = isWhole ? list.all : list.indices.map { list[$0] }
      #expect(groups.map(\.id) == numbers.map { RowID($0) }, "seed \(seed), step \(step)")
      #expect(list.hasIndex == numbers.contains { $0 % 50 == 7 })
    }
  }

  @Test func `an array that was handed out keeps its contents`() {
    let list = GroupList((0..<100).map(Self.group))
    let before = list.all
    list.arrange(
      PositionChanges(oldCount: 100, newCount: 99, edits: Self.removal(of: 3)), inserted: [])
    list.changeRows(of: 0) { $0.append(TextRowController("more")) }
    #expect(before.map(\.id) == (0..<100).map { RowID($0) })
    #expect(before.allSatisfy { $0.rows.count == 1 })
  }

  @Test func `a removed group releases its rows`() {
    weak var row: TextRowController?
    let list = GroupList((0..<100).map(Self.group))
    row = list[3].rows[0] as? TextRowController
    #expect(row != nil)
    list.arrange(
      PositionChanges(oldCount: 100, newCount: 99, edits: Self.removal(of: 3)), inserted: [])
    #expect(row == nil)
  }

  @Test func `the index is known when one of its groups changes or goes`() {
    let list = GroupList((0..<100).map(Self.group))
    #expect(list.hasIndex)
    list[7].indexTitle = nil
    #expect(list.hasIndex)
    list[57].indexTitle = nil
    #expect(!list.hasIndex)
    list[57].indexTitle = "F"
    #expect(list.hasIndex)
    let edits = Self.removal(of: 57)
    list.arrange(PositionChanges(oldCount: 100, newCount: 99, edits: edits), inserted: [])
    #expect(!list.hasIndex)
  }

  private static func group(_ number: Int) -> TableGroup {
    TableGroup(
      id: RowID(number), indexTitle: number % 50 == 7 ? "\(number)" : nil,
      rows: [TextRowController("\(number)")])
  }

  private static func removal(of position: Int) -> ListEdits {
    ListEdits(removed: [position], inserted: [], moved: [])
  }

  /// The numbers after some went, came and moved; mostly few.
  private static func edited(
    _ numbers: [Int], _ next: inout Int, _ random: inout RandomNumbers
  ) -> [Place] {
    var places: [Place] = numbers.enumerated().map { ($1, $0) }
    let most = random.below(15) == 0 ? 60 : 3
    for _ in 0..<min(random.below(most), places.count) {
      places.remove(at: random.below(places.count))
    }
    for _ in 0..<min(random.below(most), places.count) {
      let place = places.remove(at: random.below(places.count))
      places.insert(place, at: random.below(places.count + 1))
    }
    for _ in 0..<random.below(most) {
      places.insert((next, nil), at: random.below(places.count + 1))
      next += 1
    }
    return places
  }

  /// Returns the changes of the groups.
  ///
  /// Groups out of order count as moved.
  private static func changes(from count: Int, to places: [Place]) -> PositionChanges {
    let stayed = Set(places.compactMap(\.old))
    let removed = (0..<count).filter { !stayed.contains($0) }
    let inserted = places.indices.filter { places[$0].old == nil }
    var moved: [TableChanges.Move<Int>] = []
    var last = -1
    for (position, place) in places.enumerated() {
      guard let old = place.old else { continue }
      if old > last { last = old } else { moved.append(.init(from: old, to: position)) }
    }
    let edits = ListEdits(removed: removed, inserted: inserted, moved: moved)
    return PositionChanges(oldCount: count, newCount: places.count, edits: edits)
  }
}

extension Array {
  fileprivate subscript(safely position: Int) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}
