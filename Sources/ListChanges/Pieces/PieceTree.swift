/// A list of rows made of runs of shared, immutable collections.
///
/// A run consists of a base collection and a range of its indices. The collection is never copied
/// or enumerated, so a billion rows cost as much as ten, and an edit costs O(log k) in the number k
/// of runs. Copies share storage. A list of one run, as every list is until it is edited, is stored
/// inline and indexed like an array.
///
/// ```swift
/// var rows = PieceTree(book, count: 1_000_000)
/// rows.insert(book, count: 1, at: 500_000)
/// let (base, ordinal) = rows[500_001]  // contacts, 500_000
/// ```
@usableFromInline package struct PieceTree<Base: AnyObject> {
  /// The number of rows.
  @usableFromInline package internal(set) var count = 0

  @usableFromInline var storage = Storage.empty

  /// Creates an empty list.
  @inlinable package init() {}

  /// Creates a list of the first `count` rows of a collection.
  @inlinable package init(_ base: Base, count: Int) {
    self.init(base, ordinals: 0..<count)
  }

  /// Creates a list of a range of rows of a collection.
  @inlinable package init(_ base: Base, ordinals: Range<Int>) {
    precondition(ordinals.lowerBound >= 0, "a run of rows starts at ordinal 0 or later")
    guard !ordinals.isEmpty else { return }
    count = ordinals.count
    storage = .run(Piece(base: base, ordinals: ordinals))
  }

  @inlinable init(_ root: Node?) {
    count = root?.count ?? 0
    guard let root else { return }
    storage = root.isLeaf ? .run(root.piece) : .tree(root)
  }

  /// Whether the list is empty.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// The number of runs.
  @inlinable package var pieceCount: Int {
    switch storage {
    case .empty: 0
    case .run: 1
    case .tree(let root): root.weight - 1
    }
  }

  /// The collection and the index in it for a position, in O(log k).
  @inlinable package subscript(position: Int) -> (base: Base, ordinal: Int) {
    let (piece, offset) = locate(position)
    return (piece.base, piece.ordinals.lowerBound + offset)
  }

  /// Returns the collection at a position, and the positions of the run that contains it, in O(log
  /// k).
  @inlinable package func run(at position: Int) -> (base: Base, positions: Range<Int>) {
    let (piece, offset) = locate(position)
    let start = position - offset
    return (piece.base, start..<start + piece.ordinals.count)
  }

  @inlinable func locate(_ position: Int) -> (piece: Piece, offset: Int) {
    precondition(position >= 0 && position < count, "no row at this position of the list")
    switch storage {
    case .empty: preconditionFailure("an empty list has no rows")
    case .run(let piece): return (piece, position)
    case .tree(let root): return root.locate(position)
    }
  }

  /// A list of the rows in a range, which shares their storage.
  @inlinable package subscript(range: Range<Int>) -> PieceTree {
    check(range)
    guard range.count < count else { return self }
    if case .run(let piece) = storage {
      let start = piece.ordinals.lowerBound
      return PieceTree(
        piece.base, ordinals: start + range.lowerBound..<start + range.upperBound)
    }
    let tail = Node.split(root, at: range.lowerBound).after
    return PieceTree(Node.split(tail, at: range.count).before)
  }

  // MARK: Inserting

  /// Inserts the first `count` rows of a collection before a position.
  @inlinable package mutating func insert(_ base: Base, count: Int, at position: Int) {
    insert(PieceTree(base, count: count), at: position)
  }

  /// Inserts the rows of another list before a position.
  @inlinable package mutating func insert(_ rows: PieceTree, at position: Int) {
    replace(position..<position, with: rows)
  }

  /// Appends the first `count` rows of a collection.
  @inlinable package mutating func append(_ base: Base, count: Int) {
    insert(base, count: count, at: self.count)
  }

  /// Inserts the first `count` rows of a collection at the beginning.
  @inlinable package mutating func prepend(_ base: Base, count: Int) {
    insert(base, count: count, at: 0)
  }

  // MARK: Removing

  /// Removes the row at a position.
  @inlinable package mutating func remove(at position: Int) {
    removeSubrange(position..<position + 1)
  }

  /// Removes the rows in a range.
  @inlinable package mutating func removeSubrange(_ range: Range<Int>) {
    replace(range, with: PieceTree())
  }

  /// Removes a number of rows from the start.
  @inlinable package mutating func removeFirst(_ rows: Int = 1) {
    self = self[rows..<count]
  }

  /// Removes a number of rows from the end.
  @inlinable package mutating func removeLast(_ rows: Int = 1) {
    self = self[0..<count - rows]
  }

  // MARK: Replacing and moving

  /// Replaces a range with the first `count` rows of a collection.
  @inlinable package mutating func replace(_ range: Range<Int>, with base: Base, count: Int) {
    replace(range, with: PieceTree(base, count: count))
  }

  /// Replaces a range with the rows of another list.
  @inlinable package mutating func replace(_ range: Range<Int>, with rows: PieceTree) {
    check(range)
    guard !(range.isEmpty && rows.isEmpty) else { return }
    let (before, rest) = Node.split(root, at: range.lowerBound)
    let after = Node.split(rest, at: range.count).after
    self = PieceTree(Node.concatenate(Node.concatenate(before, rows.root), after))
  }

  /// Moves a row to a position, counted after the move.
  @inlinable package mutating func move(from source: Int, to target: Int) {
    guard source != target else { return }
    let row = self[source..<source + 1]
    remove(at: source)
    insert(row, at: target)
  }

  // MARK: Runs

  /// Calls a closure with each run in order: its collection and its range of indices.
  @inlinable package func forEachPiece(_ body: (Base, Range<Int>) -> Void) {
    switch storage {
    case .empty: break
    case .run(let piece): body(piece.base, piece.ordinals)
    case .tree(let root): root.forEachPiece(body)
    }
  }

  /// Returns whether two lists share their storage, so that they are equal, in O(1).
  ///
  /// Equal lists that were made apart aren't recognized.
  package func sharesStorage(with other: PieceTree) -> Bool {
    switch (storage, other.storage) {
    case (.empty, .empty): true
    case (.run(let mine), .run(let theirs)):
      mine.base === theirs.base && mine.ordinals == theirs.ordinals
    case (.tree(let mine), .tree(let theirs)): mine === theirs
    default: false
    }
  }

  /// The root of the tree of runs.
  ///
  /// A list of one run creates a node.
  @inlinable var root: Node? {
    switch storage {
    case .empty: nil
    case .run(let piece): Node(nil, piece, nil)
    case .tree(let root): root
    }
  }

  @inlinable func check(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "the range leaves the list of rows")
  }

  /// A run of rows of one collection.
  @usableFromInline struct Piece {
    @usableFromInline var base: Base
    @usableFromInline var ordinals: Range<Int>

    @inlinable init(base: Base, ordinals: Range<Int>) {
      self.base = base
      self.ordinals = ordinals
    }
  }

  @usableFromInline enum Storage {
    case empty
    case run(Piece)
    case tree(Node)
  }
}

// MARK: Sendable

extension PieceTree: Sendable where Base: Sendable {}
extension PieceTree.Piece: Sendable where Base: Sendable {}
extension PieceTree.Storage: Sendable where Base: Sendable {}
