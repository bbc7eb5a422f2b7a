import RowKitTesting
import TestTraits
import Testing

@testable import ListChanges

@Suite(.computes) struct PieceTreeCommonEndsTests {
  @Test func `an insertion leaves a common prefix and suffix`() {
    let old = PieceTree(PieceBase("a"), count: 1_000_000_000)
    var new = old
    new.insert(PieceBase("b"), count: 5, at: 600)
    #expect(new.commonEnds(with: old) == (600, 1_000_000_000 - 600))
    #expect(old.commonEnds(with: new) == (600, 1_000_000_000 - 600))
  }

  @Test func `appending leaves the old rows in common`() {
    let old = PieceTree(PieceBase("a"), count: 10)
    var new = old
    new.append(PieceBase("b"), count: 5)
    #expect(new.commonEnds(with: old) == (10, 0))
  }

  @Test func `equal lists have all rows in common at the start`() {
    var tree = PieceTree(PieceBase("a"), count: 10)
    tree.insert(PieceBase("b"), count: 1, at: 5)
    #expect(tree.commonEnds(with: tree) == (11, 0))
  }

  @Test func `other bases have nothing in common`() {
    let old = PieceTree(PieceBase("a"), count: 3)
    let ends = PieceTree(PieceBase("a"), count: 3).commonEnds(with: old)
    #expect(ends == (0, 0))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the ends in common are those found row by row`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var pair = PiecePair(tree: PieceTree(PieceBase("start"), count: 60))
    for step in 0..<150 {
      let old = pair
      for edit in 0...random.below(3) { pair.edit(step * 10 + edit, &random) }
      let ends = pair.tree.commonEnds(with: old.tree)
      guard ends == Self.commonEnds(pair.rows, old.rows) else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  private static func commonEnds(
    _ new: [PieceRow], _ old: [PieceRow]
  ) -> (leading: Int, trailing: Int) {
    let leading = zip(new, old).prefix { $0 == $1 }.count
    let trailing = zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count
    return (leading, min(trailing, min(new.count, old.count) - leading))
  }
}
