import RowKitTesting
import TestTraits
import Testing

@testable import ListChanges

@Suite(.computes) struct PieceTreeTests {
  @Test func `a fresh list shows the rows of its base`() {
    let base = PieceBase("a")
    let tree = PieceTree(base, count: 1_000_000_000)
    #expect(tree.count == 1_000_000_000 && tree.pieceCount == 1)
    #expect(tree[999_999_999].ordinal == 999_999_999 && tree[7].base === base)
  }

  @Test func `an insertion splits a run and its removal joins it again`() {
    var tree = PieceTree(PieceBase("a"), count: 10)
    tree.insert(PieceBase("b"), count: 2, at: 4)
    let ends = (PieceRow.list("a", 0..<4), PieceRow.list("a", 4..<10))
    #expect(PieceRow.list(tree) == ends.0 + PieceRow.list("b", 0..<2) + ends.1)
    #expect(tree.pieceCount == 3)
    tree.removeSubrange(4..<6)
    #expect(PieceRow.list(tree) == PieceRow.list("a", 0..<10))
    #expect(tree.pieceCount == 1)
  }

  @Test func `a row moved away and back leaves one run`() {
    var tree = PieceTree(PieceBase("a"), count: 10)
    tree.move(from: 2, to: 8)
    #expect(tree[8].ordinal == 2 && tree.pieceCount == 4)
    tree.move(from: 8, to: 2)
    #expect(tree.pieceCount == 1)
  }

  @Test func `a copy keeps its contents`() {
    var tree = PieceTree(PieceBase("a"), count: 6)
    tree.insert(PieceBase("b"), count: 1, at: 3)
    let copy = tree
    tree.removeSubrange(0..<5)
    #expect(PieceRow.list(copy).count == 7)
    #expect(PieceRow.list(tree) == PieceRow.list("a", 4..<6))
  }

  @Test(arguments: 0...5)
  func `every edit of a small list matches that of an array`(count: Int) {
    for start in Self.smallLists(count) {
      let rows = PieceRow.list(start)
      for lower in 0...count {
        for upper in lower...count {
          for inserted in 0...2 {
            Self.checkReplacing(start, rows, lower..<upper, count: inserted)
          }
        }
      }
      Self.checkMoves(start, rows)
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `random edits match those of an array`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var pair = PiecePair(tree: PieceTree(PieceBase("start"), count: 300))
    for step in 0..<300 {
      pair.edit(step, &random)
      guard pair.isConsistent else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  @Test func `a list of many runs stays shallow`() {
    var tree = PieceTree(PieceBase("a"), count: 20_000)
    for position in 0..<10_000 { tree.insert(PieceBase("b"), count: 1, at: position * 3) }
    #expect(tree.count == 30_000 && tree.pieceCount == 20_000)
    #expect(tree.depth <= 30)
    #expect(tree[3].base.name == "b" && tree[29_999].ordinal == 19_999)
    for _ in 0..<9_000 { tree.removeFirst(3) }
    #expect(tree.count == 3_000 && tree.depth <= 24)
  }

  // MARK: Support

  /// The lists of a count with every way to cut them into runs of two bases.
  static func smallLists(_ count: Int) -> [PieceTree<PieceBase>] {
    let (a, b) = (PieceBase("a"), PieceBase("b"))
    return (0..<(1 << count)).map { mask in
      var tree = PieceTree<PieceBase>()
      for bit in 0..<count {
        let base = mask & (1 << bit) == 0 ? a : b
        tree.insert(PieceTree(base, ordinals: bit..<bit + 1), at: bit)
      }
      return tree
    }
  }

  static func checkReplacing(
    _ start: PieceTree<PieceBase>, _ rows: [PieceRow], _ range: Range<Int>, count: Int
  ) {
    var (tree, expected) = (start, rows)
    tree.replace(range, with: PieceBase("c"), count: count)
    expected.replaceSubrange(range, with: PieceRow.list("c", 0..<count))
    #expect(PieceRow.list(tree) == expected)
    #expect(tree.pieceCount == PieceRow.runs(expected))
    #expect(PieceRow.list(start) == rows)
    #expect(PieceRow.list(start[range]) == Array(rows[range]))
  }

  static func checkMoves(_ start: PieceTree<PieceBase>, _ rows: [PieceRow]) {
    for source in rows.indices {
      for target in rows.indices {
        var (tree, expected) = (start, rows)
        tree.move(from: source, to: target)
        expected.insert(expected.remove(at: source), at: target)
        #expect(PieceRow.list(tree) == expected)
      }
    }
  }
}

// MARK: - Plain counterparts

final class PieceBase: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// A row as a value: the name of its base and its ordinal.
struct PieceRow: Hashable {
  var base: String
  var ordinal: Int

  static func list(_ base: String, _ ordinals: Range<Int>) -> [PieceRow] {
    ordinals.map { PieceRow(base: base, ordinal: $0) }
  }

  /// The rows of a list, read by position.
  static func list(_ tree: PieceTree<PieceBase>) -> [PieceRow] {
    (0..<tree.count).map { position in
      let row = tree[position]
      return PieceRow(base: row.base.name, ordinal: row.ordinal)
    }
  }

  /// The least number of runs that rows can be made of.
  static func runs(_ rows: [PieceRow]) -> Int {
    zip(rows, rows.dropFirst()).reduce(rows.isEmpty ? 0 : 1) { runs, pair in
      let follows = pair.0.base == pair.1.base && pair.0.ordinal + 1 == pair.1.ordinal
      return follows ? runs : runs + 1
    }
  }
}

/// A list and the array that should equal it.
struct PiecePair {
  var tree: PieceTree<PieceBase>
  var rows: [PieceRow]

  init(tree: PieceTree<PieceBase>) {
    self.tree = tree
    rows = PieceRow.list(tree)
  }

  var isConsistent: Bool {
    var walked: [PieceRow] = []
    tree.forEachPiece { walked += PieceRow.list($0.name, $1) }
    return PieceRow.list(tree) == rows && walked == rows && tree.isBalanced
      && tree.pieceCount == PieceRow.runs(rows)
  }

  mutating func edit(_ step: Int, _ random: inout RandomNumbers) {
    let position = random.below(rows.count + 1)
    let length = min(random.below(4), rows.count - position)
    let base = PieceBase("\(step)")
    switch random.below(8) {
    case 0, 1, 2:
      tree.insert(base, count: 3, at: position)
      rows.insert(contentsOf: PieceRow.list(base.name, 0..<3), at: position)
    case 3:
      tree.append(base, count: 1)
      rows.append(PieceRow(base: base.name, ordinal: 0))
    case 4:
      tree.prepend(base, count: 2)
      rows.insert(contentsOf: PieceRow.list(base.name, 0..<2), at: 0)
    case 5:
      tree.removeSubrange(position..<position + length)
      rows.removeSubrange(position..<position + length)
    case 6:
      tree.replace(position..<position + length, with: base, count: 1)
      rows.replaceSubrange(position..<position + length, with: PieceRow.list(base.name, 0..<1))
    default:
      move(&random)
    }
  }

  private mutating func move(_ random: inout RandomNumbers) {
    guard !rows.isEmpty else { return }
    let (source, target) = (random.below(rows.count), random.below(rows.count))
    tree.move(from: source, to: target)
    rows.insert(rows.remove(at: source), at: target)
  }
}

extension PieceTree {
  /// The number of levels of the tree.
  var depth: Int { Self.depth(root) }

  /// Whether no node has a side that weighs more than three times the other.
  var isBalanced: Bool { Self.isBalanced(root) }

  private static func isBalanced(_ node: Node?) -> Bool {
    guard let node else { return true }
    let (left, right) = (node.left?.weight ?? 1, node.right?.weight ?? 1)
    guard left <= 3 * right, right <= 3 * left else { return false }
    return isBalanced(node.left) && isBalanced(node.right)
  }

  private static func depth(_ node: Node?) -> Int {
    guard let node else { return 0 }
    return 1 + max(depth(node.left), depth(node.right))
  }
}
