import RowKitTesting
import Testing

import RowKit
@testable import RowKitCore

@MainActor @Suite struct RowListTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `edits match those of an array, and existing rows are known`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var list = RowList()
    var model: [(text: String, isStored: Bool)] = []
    for step in 0..<300 {
      edit(&list, &model, &random, step)
      #expect(list.count == model.count, "seed \(seed), step \(step)")
      #expect(list.isStored == model.allSatisfy(\.isStored), "seed \(seed), step \(step)")
      for (position, row) in model.enumerated() {
        let found = (list[position] as? TextRowController)?.text
        #expect(found == row.text && (list.storedRow(at: position) != nil) == row.isStored)
      }
    }
  }

  /// The rows of a list that are still alive, of those that were made.
  @MainActor private final class Living {
    private struct Row {
      weak var row: TextRowController?
    }

    private var made: [Row] = []

    var count: Int { made.count { $0.row != nil } }

    func rows(_ count: Int) -> [any CellController] {
      (0..<count).map { number in
        let row = TextRowController("\(number)")
        made.append(Row(row: row))
        return row
      }
    }
  }

  @Test func `a removed row is released, though others of its run stay`() {
    let living = Living()
    var list = RowList(living.rows(1000))
    for removed in 1...990 {
      list.remove(at: (removed * 7) % list.count)
      #expect(living.count <= 3 * list.count + 1, "\(removed) removed")
    }
    #expect(living.count < 30)
    list.append(RowList(living.rows(5)))
    list.removeFirst(10)
    #expect(living.count == 5)
    list.removeLast(5)
    #expect(living.count == 0)
  }

  @Test func `a row that moves to another list doesn't keep its former list alive`() {
    let living = Living()
    var (list, other) = (RowList(living.rows(1000)), RowList())
    other.append(list.slice(at: 500..<500 + 1))
    list = RowList()
    #expect(living.count == 1)
    #expect((other[0] as? TextRowController)?.text == "500")
  }

  @Test func `a list with rows created on demand releases removed rows, and recognizes the others`()
  {
    let living = Living()
    var list = RowList(living.rows(100))
    list.insert(RowList(0..<1000) { TextRowController("lazy \($0)") }, at: 50)
    list.replace(0..<45, with: RowList())
    list.removeLast(45)
    #expect(list.count == 1010)
    #expect((list[4] as? TextRowController)?.text == "49")
    #expect((list[5] as? TextRowController)?.text == "lazy 0")
    #expect((list[1005] as? TextRowController)?.text == "50")
    #expect(list.storedRow(at: 5) == nil && list.storedRow(at: 1005) != nil)
    #expect(living.count == 10)
    var shorter = list
    shorter.remove(at: 2)
    #expect(living.count == 10)
    #expect(shorter.commonEnds(with: list) == (2, 1007))
    #expect(list.commonEnds(with: shorter) == (2, 1007))
    (list, shorter) = (RowList(), RowList())
    #expect(living.count == 0)
  }

  private func edit(
    _ list: inout RowList, _ model: inout [(text: String, isStored: Bool)],
    _ random: inout RandomNumbers, _ step: Int
  ) {
    let texts = (0..<random.below(4)).map { "\(step).\($0)" }
    let isStored = model.count > 30 || !random.hits(oneIn: 4)
    let rows =
      isStored
      ? RowList(texts.map { TextRowController($0) }) : RowList(texts) { TextRowController($0) }
    let new = texts.map { (text: $0, isStored: isStored) }
    let place = random.below(model.count + 1)
    switch random.below(model.count > 30 ? 5 : 8) {
    case 0:
      let count = random.below(6)
      list.removeFirst(count)
      model.removeFirst(min(count, model.count))
    case 1:
      let count = random.below(6)
      list.removeLast(count)
      model.removeLast(min(count, model.count))
    case 2 where place < model.count:
      list.remove(at: place)
      model.remove(at: place)
    case 3 where !model.isEmpty:
      let (source, target) = (random.below(model.count), random.below(model.count))
      list.move(from: source, to: target)
      model.insert(model.remove(at: source), at: target)
    case 4:
      let end = min(model.count, place + random.below(9))
      list.replace(place..<end, with: rows)
      model.replaceSubrange(place..<end, with: new)
    default:
      list.insert(rows, at: place)
      model.insert(contentsOf: new, at: place)
    }
  }
}

/// Rows that are removed are released.
@MainActor struct RemovedRowsTests {
  @Test func `ten rows left of a thousand don't retain the others`() {
    var seen: [Seen] = []
    var list = Self.list(of: 1000, &seen)
    list.removeFirst(600)
    list.removeLast(390)
    #expect(list.count == 10)
    #expect(seen.count { $0.row != nil } == 10)
  }

  @Test func `rows removed one by one are released, and few removed ones are kept`() {
    var seen: [Seen] = []
    var list = Self.list(of: 1000, &seen)
    while list.count > 1 {
      list.remove(at: list.count / 2)
      #expect(seen.count { $0.row != nil } <= 2 * list.count)
    }
    #expect(seen.count { $0.row != nil } == 1)
  }

  @Test func `a row moved to another list does not keep its former neighbors`() {
    var seen: [Seen] = []
    var list = Self.list(of: 1000, &seen)
    let slice = list.slice(at: 500..<500 + 1)
    list = RowList()
    #expect(slice.count == 1)
    #expect(seen.count { $0.row != nil } == 1)
  }

  private struct Seen {
    weak var row: TextRowController?
  }

  private static func list(of count: Int, _ seen: inout [Seen]) -> RowList {
    let rows = (0..<count).map { TextRowController("\($0)") }
    seen = rows.map { Seen(row: $0) }
    return RowList(rows)
  }
}
