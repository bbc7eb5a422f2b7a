extension PieceTree {
  /// A node of a weight-balanced tree of runs.
  ///
  /// Nodes are immutable, so lists share them freely; an edit copies the nodes on its path. All
  /// operations are built from ``join(_:_:_:)``.
  @usableFromInline final class Node {
    @usableFromInline let left: Node?
    @usableFromInline let piece: Piece
    @usableFromInline let right: Node?

    /// The number of rows in this subtree.
    @usableFromInline let count: Int

    /// The number of runs in this subtree, plus one.
    @usableFromInline let weight: Int

    @inlinable init(_ left: Node?, _ piece: Piece, _ right: Node?) {
      self.left = left
      self.piece = piece
      self.right = right
      count = Node.count(left) + piece.ordinals.count + Node.count(right)
      weight = Node.weight(left) + Node.weight(right)
    }

    /// Whether this is the only run.
    @inlinable var isLeaf: Bool { weight == 2 }

    /// Returns the run at a position, and the offset of the position in it.
    @inlinable func locate(_ position: Int) -> (piece: Piece, offset: Int) {
      var node = self
      var rest = position
      while true {
        let before = Node.count(node.left)
        if rest < before, let left = node.left {
          node = left
        } else if rest - before < node.piece.ordinals.count {
          return (node.piece, rest - before)
        } else if let right = node.right {
          rest -= before + node.piece.ordinals.count
          node = right
        } else {
          preconditionFailure("a position beyond the rows of a tree")
        }
      }
    }

    /// Calls a closure with each run in order.
    @inlinable func forEachPiece(_ body: (Base, Range<Int>) -> Void) {
      left?.forEachPiece(body)
      body(piece.base, piece.ordinals)
      right?.forEachPiece(body)
    }

    // MARK: Splitting and joining

    /// Returns the rows before a position and those from it on, in O(log k).
    @inlinable static func split(_ node: Node?, at position: Int) -> (before: Node?, after: Node?) {
      guard let node, position > 0 else { return (nil, node) }
      guard position < node.count else { return (node, nil) }
      let offset = position - count(node.left)
      let ordinals = node.piece.ordinals
      if offset <= 0 {
        let (before, after) = split(node.left, at: position)
        return (before, join(after, node.piece, node.right))
      }
      if offset >= ordinals.count {
        let (before, after) = split(node.right, at: offset - ordinals.count)
        return (join(node.left, node.piece, before), after)
      }
      let cut = ordinals.lowerBound + offset
      let head = Piece(base: node.piece.base, ordinals: ordinals.lowerBound..<cut)
      let tail = Piece(base: node.piece.base, ordinals: cut..<ordinals.upperBound)
      return (join(node.left, head, nil), join(nil, tail, node.right))
    }

    /// Returns the rows of two trees in order.
    ///
    /// Adjacent runs that continue each other are merged.
    @inlinable static func concatenate(_ left: Node?, _ right: Node?) -> Node? {
      guard let left else { return right }
      guard let right else { return left }
      let (first, rest) = removeFirst(right)
      let last = left.lastPiece
      guard last.base === first.base, last.ordinals.upperBound == first.ordinals.lowerBound else {
        return join(left, first, rest)
      }
      let ordinals = last.ordinals.lowerBound..<first.ordinals.upperBound
      return join(removeLast(left), Piece(base: last.base, ordinals: ordinals), rest)
    }

    /// Returns a balanced tree of a left subtree, a run, and a right subtree, in O(difference of
    /// depths).
    @inlinable static func join(_ left: Node?, _ piece: Piece, _ right: Node?) -> Node {
      if let left, weight(left) > 3 * weight(right) {
        return balance(left.left, left.piece, join(left.right, piece, right))
      }
      if let right, weight(right) > 3 * weight(left) {
        return balance(join(left, piece, right.left), right.piece, right.right)
      }
      return Node(left, piece, right)
    }

    // MARK: Balance

    /// Restores the balance of a node after one side changed by one step.
    @inlinable static func balance(_ left: Node?, _ piece: Piece, _ right: Node?) -> Node {
      if let right, weight(right) > 3 * weight(left) {
        return rotateLeft(left, piece, right)
      }
      if let left, weight(left) > 3 * weight(right) {
        return rotateRight(left, piece, right)
      }
      return Node(left, piece, right)
    }

    @inlinable static func rotateLeft(_ left: Node?, _ piece: Piece, _ right: Node) -> Node {
      guard let inner = right.left, weight(inner) >= 2 * weight(right.right) else {
        return Node(Node(left, piece, right.left), right.piece, right.right)
      }
      let outer = Node(inner.right, right.piece, right.right)
      return Node(Node(left, piece, inner.left), inner.piece, outer)
    }

    @inlinable static func rotateRight(_ left: Node, _ piece: Piece, _ right: Node?) -> Node {
      guard let inner = left.right, weight(inner) >= 2 * weight(left.left) else {
        return Node(left.left, left.piece, Node(left.right, piece, right))
      }
      let outer = Node(left.left, left.piece, inner.left)
      return Node(outer, inner.piece, Node(inner.right, piece, right))
    }

    // MARK: Ends

    @inlinable var lastPiece: Piece {
      var node = self
      while let next = node.right { node = next }
      return node.piece
    }

    @inlinable static func removeFirst(_ node: Node) -> (Piece, Node?) {
      guard let left = node.left else { return (node.piece, node.right) }
      let (first, rest) = removeFirst(left)
      return (first, balance(rest, node.piece, node.right))
    }

    @inlinable static func removeLast(_ node: Node) -> Node? {
      guard let right = node.right else { return node.left }
      return balance(node.left, node.piece, removeLast(right))
    }

    @inlinable static func count(_ node: Node?) -> Int { node?.count ?? 0 }

    @inlinable static func weight(_ node: Node?) -> Int { node?.weight ?? 1 }
  }
}

// MARK: Sendable

extension PieceTree.Node: Sendable where Base: Sendable {}
