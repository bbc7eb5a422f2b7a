extension PieceTree {
  /// Compares the rows at the start and at the end with those of another list.
  ///
  /// Subtrees that both lists share are skipped as a whole, so after a few edits the cost is
  /// O(edits × log k). The two ends never overlap in either list.
  ///
  /// - Parameters:
  ///   - other: The other list.
  ///   - isSame: Returns whether rows at an index of a collection and on are those at an index of
  ///     another one. By default they are if both the collection and the index are the same.
  /// - Returns: The numbers of rows that are known to be equal.
  @inlinable package func commonEnds(
    with other: PieceTree,
    isSame: (Base, Int, Base, Int) -> Bool = { $0 === $2 && $1 == $3 }
  ) -> (leading: Int, trailing: Int) {
    let leading = commonLength(with: other, fromEnd: false, isSame)
    guard leading < Swift.min(count, other.count) else { return (leading, 0) }
    let trailing = commonLength(with: other, fromEnd: true, isSame)
    return (leading, Swift.min(trailing, Swift.min(count, other.count) - leading))
  }

  @inlinable func commonLength(
    with other: PieceTree, fromEnd: Bool, _ isSame: (Base, Int, Base, Int) -> Bool
  ) -> Int {
    var mine = Walk(root, fromEnd: fromEnd)
    var theirs = Walk(other.root, fromEnd: fromEnd)
    var length = 0
    while let a = mine.next, let b = theirs.next {
      if case .tree(let x) = a, case .tree(let y) = b, x === y {
        length += x.count
        mine.skip(x.count)
        theirs.skip(y.count)
      } else if case .run(let x) = a, case .run(let y) = b {
        guard isSame(x.base, mine.edge(of: x), y.base, mine.edge(of: y)) else { return length }
        let common = Swift.min(x.ordinals.count, y.ordinals.count)
        length += common
        mine.skip(common)
        theirs.skip(common)
      } else if a.count >= b.count, case .tree = a {
        mine.open()
      } else if case .tree = b {
        theirs.open()
      } else {
        mine.open()
      }
    }
    return length
  }

  /// The remaining parts of a traversal, nearest last.
  @usableFromInline struct Walk {
    @usableFromInline var ahead: [Part] = []
    @usableFromInline let fromEnd: Bool

    @inlinable init(_ root: Node?, fromEnd: Bool) {
      self.fromEnd = fromEnd
      if let root { ahead = [.tree(root)] }
    }

    /// The nearest part.
    @inlinable var next: Part? { ahead.last }

    /// Returns the index at the near end of a run.
    @inlinable func edge(of piece: Piece) -> Int {
      fromEnd ? piece.ordinals.upperBound : piece.ordinals.lowerBound
    }

    /// Splits the nearest subtree into its parts.
    @inlinable mutating func open() {
      guard case .tree(let node)? = ahead.popLast() else { return }
      let (near, far) = fromEnd ? (node.right, node.left) : (node.left, node.right)
      if let far { ahead.append(.tree(far)) }
      ahead.append(.run(node.piece))
      if let near { ahead.append(.tree(near)) }
    }

    /// Skips a number of rows of the nearest part.
    @inlinable mutating func skip(_ rows: Int) {
      guard case .run(var piece)? = ahead.popLast(), piece.ordinals.count > rows else { return }
      let ordinals = piece.ordinals
      piece.ordinals =
        fromEnd
        ? ordinals.lowerBound..<ordinals.upperBound - rows
        : ordinals.lowerBound + rows..<ordinals.upperBound
      ahead.append(.run(piece))
    }
  }

  @usableFromInline enum Part {
    case tree(Node)
    case run(Piece)

    @inlinable var count: Int {
      switch self {
      case .tree(let node): node.count
      case .run(let piece): piece.ordinals.count
      }
    }
  }
}
